import { expect, test } from 'vitest'
import { readInbox } from '#contract/today.ts'
import { testPortal } from '../../testing/portal.ts'
import { selfSigned } from '../../testing/saml-provider.ts'
import { ssoSteps } from '../../testing/sso.ts'
import { ssoDomain } from './domain.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1', MAIL_STAFF: 'mitarbeiter@wellenwerk.example' })
const { createProvider, companyId, saveOf } = ssoSteps(portal)

test('a last certificate that ends within thirty days waits in the inbox of staff, who are written to', async () => {
  const { json } = await createProvider({ identifier: 'endet', protocol: 'saml', issuer: '' })
  const save = async (...days: number[]) => {
    const made = await Promise.all(days.map((one) => selfSigned(one)))
    return saveOf('10023', {
      providerId: json.id,
      entryPoint: 'http://127.0.0.1:9/',
      certificate: made.map(({ certificate }) => certificate).join(''),
      domains: ['werk.example'],
      enabled: true,
    })
  }
  const waiting = async (who: 'administrator' | 'licenser' = 'administrator') =>
    (await portal.ask(who, readInbox, { query: { kind: 'certificate' } })).items
  await save(10, 40)
  expect(await waiting()).toEqual([])
  await save(10, 29)
  expect(await waiting()).toMatchObject([
    { kind: 'certificate', id: await companyId('10023'), aboutDe: expect.stringMatching(/ · \d\d\.\d\d\.\d{4}$/) },
  ])
  const job = ssoDomain.jobs!.find(({ name }) => name === 'sso.warnOfCertificates')!
  const mailed = async () => {
    await job.handle(portal.jobCall(), {})
    return await portal.query("SELECT subject FROM mails WHERE template = 'sso.certificate'")
  }
  const [first] = await mailed()
  expect(first.subject).toMatch(/: Zertifikat der Firmenanmeldung endet am \d\d\.\d\d\.\d{4}$/)
  // Once for each end.
  expect(await mailed()).toHaveLength(1)
  await save(-3)
  expect(await waiting('licenser')).toHaveLength(1)
  expect(await mailed()).toHaveLength(2)
  // A new one beside it, and nothing is left to do.
  await save(-3, 400)
  expect([await waiting(), await mailed()]).toEqual([[], expect.objectContaining({ length: 2 })])
})
