import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test.each([
  ['the quotation marks Docker leaves in', { PUBLIC_URL: '"https://portal.example"' }, 'https://portal.example'],
  ['single ones', { DATA_DIR: "'/var/lib/keywerk'" }, '/var/lib/keywerk'],
  ['those around a name', { VENDOR_NAME: '"Werk & Söhne GmbH"' }, 'Werk & Söhne GmbH'],
  ['those around nothing', { PUBLIC_URL: '""' }, 'http://localhost:8080'],
  ['none within a name', { VENDOR_NAME: 'Werk "Nord" GmbH' }, 'Werk "Nord" GmbH'],
  ['none around a passphrase, which seals backups', { BACKUP_PASSPHRASE: '"geheim geheim"' }, '"geheim geheim"'],
  ['the line ends of Windows', { PUBLIC_URL: 'https://portal.example\r' }, 'https://portal.example'],
  ['those behind a number', { PORT: '8081\r' }, 8081],
  ['those behind a password', { DATABASE_URL: 'postgres://u:p@db/keywerk\r' }, 'postgres://u:p@db/keywerk'],
  ['blanks alone', { PUBLIC_URL: ' ' }, 'http://localhost:8080'],
  ['blanks behind an address', { MAIL_FROM: 'a@werk.example ' }, 'a@werk.example'],
  ['capitals in an address', { PUBLIC_URL: 'HTTPS://Portal.Example/' }, 'https://portal.example'],
  ['the usual port, which browsers leave out', { PUBLIC_URL: 'https://portal.example:443' }, 'https://portal.example'],
  ['an umlaut in a host name', { PUBLIC_URL: 'https://müller.example' }, 'https://xn--mller-kva.example'],
  ['an IPv6 address', { PUBLIC_URL: 'http://[2001:db8::1]:8080' }, 'http://[2001:db8::1]:8080'],
  ['a socket of the database', { DATABASE_URL: 'postgres:///k?host=/run/pg' }, 'postgres:///k?host=/run/pg'],
  ['an escaped password', { SMTP_URL: 'smtp://u:50%25%40@mail:587' }, 'smtp://u:50%25%40@mail:587'],
  ['a blank in a path', { DATA_DIR: '/var/lib/key werk' }, '/var/lib/key werk'],
  ['# in a name', { VENDOR_NAME: 'Werk # 1' }, 'Werk # 1'],
  ['all addresses of IPv6', { HOST: '::' }, '::'],
  [
    'networks of both kinds',
    { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,::1' },
    ['10.0.0.0/8', '2001:db8::/32', '::1'],
  ],
])('%s: %o is read as it was meant', (_, env: Record<string, string>, meant) => {
  expect(Object.entries(readConfiguration(env)).find(([name]) => name in env)?.[1]).toEqual(meant)
})

test.each<[Record<string, string>, string | RegExp]>([
  [{ PUBLIC_URL: 'https:/portal.example' }, /^PUBLIC_URL is .* a URL starting with http:\/\/ or https:\/\/\.$/],
  [{ PUBLIC_URL: 'https://${HOST}' }, /, written in full: variables in it are not replaced\.$/],
  [{ PUBLIC_URL: 'https://*.example' }, /must be a URL starting with/],
  [{ PUBLIC_URL: 'https://2001:db8::1' }, /an IPv6 address needs brackets: \[2001:db8::1\]\.$/],
  [{ PUBLIC_URL: 'https://portal.example:99999' }, /with a port of at most 65535\.$/],
  [{ PUBLIC_URL: 'https://portal.example # outside' }, /A comment needs a line of its own/],
  [{ DATABASE_URL: 'postgres://u:p@db/keywerk # main' }, /A comment needs a line of its own/],
  [{ PORT: '8080 # inside' }, /whole number from 0 to 65535\. A comment needs a line of its own/],
  [{ SMTP_URL: 'smtp://' }, /must be a URL starting with/],
  [
    { SMTP_URL: 'smtp:u:geheim@mail:25' },
    /^SMTP_URL is "smtp:\*\*\*@mail:25", but must be a URL starting with smtp:\/\//,
  ],
  [{ SMTP_URL: 'u:geheim@mail:25' }, /^SMTP_URL is "\*\*\*@mail:25"/],
  [{ SMTP_URL: 'smtp://u:50%geheim@mail:25' }, /^SMTP_URL is "smtp:\/\/\*\*\*@mail:25", .* % as %25\.$/],
  [
    { SMTP_URL: 'smtps://u:geheim@mail:587' },
    /^SMTP_URL is "smtps:\/\/\*\*\*@mail:587", but must be smtp:\/\/ on ports 25 and 587/,
  ],
  [{ DATABASE_URL: 'host=db user=u password=geheim' }, /^DATABASE_URL is "host=db user=u password=\*\*\*"/],
  [{ DATABASE_URL: 'jdbc:postgresql://db/k?user=u&password=geheim' }, /password=\*\*\*"/],
  [{ DATA_DIR: '~/keywerk' }, /^DATA_DIR is "~\/keywerk", but must be a path written in full/],
  [{ CLOUD_REPORTS: '~/reports' }, /^CLOUD_REPORTS is "~\/reports", but must be s3:/],
  [{ DATA_DIR: '${HOME}/keywerk' }, /must be a path written in full/],
  [{ DATA_DIR: '/data # of the portal' }, /must be a path written in full.* A comment needs a line of its own/],
  [{ AUDIT_TO: 'file://~/audit' }, /^AUDIT_TO is "file:\/\/~\/audit", but must be a URL/],
  [{ HOST: 'http://0.0.0.0' }, /^HOST is .* without brackets and port/],
  [{ HOST: '0.0.0.0:8080' }, /^HOST is .* without brackets and port/],
  [{ HOST: '[::]' }, /^HOST is .* without brackets and port/],
  [{ HOST: '*' }, /^HOST is .* without brackets and port/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES is .* IP addresses or networks, comma-separated\.$/],
  [{ TRUSTED_PROXIES: '999.1.1.1' }, /^TRUSTED_PROXIES is/],
  [
    { MAIL_FROM: '"Müller, Werk" <a@werk.example>' },
    /must be an e-mail address alone \(the name people see beside it is VENDOR_NAME\)\.$/,
  ],
  [{ CAMPAIGN_WEEK: '2026-02-30..2026-03-01' }, /two days that exist/],
  [
    { '\uFEFFPUBLIC_URL': 'https://portal.example' },
    /^PUBLIC_URL is not read: the file with the settings begins with a byte order mark\./,
  ],
  [
    { 'export PORT': '8080' },
    '"export PORT" is not read: the name of the variable must be PORT, without blanks or words before it.',
  ],
])('%o stops the start and says what to write', (env, sentence) => {
  expect(() => readConfiguration(env)).toThrow(sentence)
})
