import { expect, test } from 'vitest'
import { readForwardedFor } from './forwarded-for.ts'

test.each([
  ['a plain address', '203.0.113.9', '203.0.113.9'],
  ['several proxies', '203.0.113.9, 10.0.0.7', '203.0.113.9, 10.0.0.7'],
  ['a port, as Azure Application Gateway and IIS send it', '203.0.113.10:40001', '203.0.113.10'],
  ['a port at each address', '203.0.113.10:40001,10.0.0.7:443', '203.0.113.10, 10.0.0.7'],
  ['brackets and a port', '[2001:db8:5::1]:40001', '2001:db8:5::1'],
  ['brackets alone', '[2001:db8:5::1]', '2001:db8:5::1'],
  ['quotes, as RFC 7239 has them', '"[2001:db8:5::1]:4711"', '2001:db8:5::1'],
  ['a zone', 'fe80::1%eth0', 'fe80::1'],
  ['a zone in brackets', '[fe80::1%25eth0]:80', 'fe80::1'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6 in full and in capitals', '2001:0DB8:0005:0000:0000:0000:0000:0001', '2001:db8:5::1'],
  ['empty elements', ', 203.0.113.9,,10.0.0.7 ,', '203.0.113.9, 10.0.0.7'],
  ['a word of Squid', 'unknown', ''],
  ['a hidden name of RFC 7239', '_hidden', ''],
  ['a name', 'localhost', ''],
  [
    'a word before an address: what stands before it counts for nothing',
    '198.51.100.4, unknown, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a word behind an address', '203.0.113.9, unknown', ''],
  ['leading zeros, which some read as octal', '010.1.1.1', ''],
  ['a number', '3405803785', ''],
  ['a port that is none', '203.0.113.9:port', ''],
  ['markup', '<script>', ''],
])('%s', (_case, sent, read) => {
  expect(readForwardedFor(sent)).toBe(read)
})
