import { expect, test } from 'vitest'
import { domainsOf, organisationDomain } from './domains.ts'

test.each([
  ['a@tum.de', ['tum.de']],
  ['a@STUD.tum.de', ['stud.tum.de', 'tum.de']],
  ['"x@tum.de"@evil.example', ['evil.example']],
  ['a@nottum.de', ['nottum.de']],
  ['a@localhost', []],
])('%s is known by %j', (email, domains) => {
  expect(domainsOf(email)).toEqual(domains)
})

test.each([
  ['student.kit.edu', 'kit.edu'],
  ['kit.edu', 'kit.edu'],
  ['cs.ox.ac.uk', 'ox.ac.uk'],
  ['ac.uk', 'ac.uk'],
])('%s belongs to %s', (domain, organisation) => {
  expect(organisationDomain(domainsOf(`a@${domain}`))).toBe(organisation)
})
