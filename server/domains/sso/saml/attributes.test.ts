import { expect, test } from 'vitest'
import { type Attribute, emailsIn, lastingNamesIn } from './attributes.ts'

const attribute = (name: string, ...values: string[]): Attribute => ({ name, friendlyName: '', values })
const persistent = { value: 'P-1', format: 'persistent' }

test.each([
  'email',
  'mail',
  'Mail',
  'emailAddress',
  'E-Mail',
  'user.email',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'HTTP://schemas.xmlsoap.org/ws/2005/05/identity/claims/EmailAddress',
])('the address stands in %s', (name) =>
  expect(emailsIn(persistent, [attribute(name, 'Ada@Werk.example')])).toEqual(['ada@werk.example']),
)

test.each<[string, Parameters<typeof emailsIn>, string[]]>([
  [
    'several values',
    [persistent, [attribute('mail', 'a@x.example', ' b@y.example\n')]],
    ['a@x.example', 'b@y.example'],
  ],
  [
    'by the friendly name',
    [null, [{ name: 'urn:oid:9', friendlyName: 'mail', values: ['a@x.example'] }]],
    ['a@x.example'],
  ],
  ['NameID of that format', [{ value: 'a@x.example', format: 'emailAddress' }, []], ['a@x.example']],
  [
    'a mail before the account',
    [persistent, [attribute('upn', 'k@x.example'), attribute('mail', 'a@x.example')]],
    ['a@x.example'],
  ],
  ['the account where there is no mail', [persistent, [attribute('upn', 'k@x.example')]], ['k@x.example']],
  ['an account like an address', [{ value: 'a@x.example', format: 'unspecified' }, []], ['a@x.example']],
  ['never a transient name', [{ value: 'a@x.example', format: 'transient' }, []], []],
  ['addresses as Exchange writes them', [persistent, [attribute('mail', 'SMTP:a@x.example')]], ['a@x.example']],
  ['what is no address', [persistent, [attribute('mail', 'Ada <a@x.example>', 'ada', '')]], []],
])('%s', (_, said, emails) => expect(emailsIn(...said)).toEqual(emails))

const transient = { value: '_0123', format: 'transient' }
test.each<[string, Parameters<typeof lastingNamesIn>, object]>([
  ['transient alone is nobody', [transient, []], {}],
  [
    'transient with pairwise-id',
    [transient, [attribute('urn:oasis:names:tc:SAML:attribute:pairwise-id', 'ABC@werk.example')]],
    { pairwiseId: 'abc@werk.example' },
  ],
  [
    'subject-id beside the NameID',
    [persistent, [attribute('urn:oasis:names:tc:SAML:attribute:subject-id', 'ada@werk.example')]],
    { subject: 'P-1', subjectId: 'ada@werk.example' },
  ],
  [
    'eduPersonPrincipalName by its friendly name',
    [transient, [{ name: 'x', friendlyName: 'eduPersonPrincipalName', values: ['ada@uni.example'] }]],
    { principalName: 'ada@uni.example' },
  ],
  [
    'Entra’s object',
    [
      { value: 'Ada@werk.example', format: 'emailAddress' },
      [
        attribute(
          'http://schemas.microsoft.com/identity/claims/objectidentifier',
          '6F9619FF-8B86-D011-B42D-00CF4FC964FF',
        ),
      ],
    ],
    { subject: 'ada@werk.example', objectId: '6f9619ff-8b86-d011-b42d-00cf4fc964ff' },
  ],
  [
    'objectGUID in base64 keeps its letters',
    [transient, [attribute('objectGUID', 'b5ZpQ0Zk0E2X==')]],
    { objectId: 'b5ZpQ0Zk0E2X==' },
  ],
  [
    'eduPersonTargetedID stands in',
    [transient, [attribute('urn:oid:1.3.6.1.4.1.5923.1.1.1.10', 'T-1')]],
    { subject: 'T-1' },
  ],
  ['two values are no name', [transient, [attribute('subject-id', 'a@x.example', 'b@x.example')]], {}],
])('%s', (_, said, names) => expect(lastingNamesIn(...said)).toEqual(names))
