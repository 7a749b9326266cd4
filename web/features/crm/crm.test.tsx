import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listCompanyTypes } from '#contract/companies.ts'
import { compareCompany, searchCrm } from '#contract/crm.ts'
import { type CrmContact, listCrmContacts } from '#contract/crm-contacts.ts'
import { answers, comeBack, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ContactsDialog } from './contacts-dialog.tsx'
import { SearchDialog } from './search-dialog.tsx'

const company = { id: '0197a5d0-0000-7000-8000-00000000000a', name: 'Müller & Söhne', crmId: null }
const dialog = page.getByRole('dialog')
const alert = dialog.getByRole('alert')

test('what was ticked of what differs stays when the CRM does not answer on coming back', async () => {
  const differs = answers(compareCompany, {
    differences: [{ field: 'name', here: { name: 'Müller' }, there: { name: 'Müller & Söhne' } }],
    notes: [],
    kind: '',
  })
  const { asked, now } = serverOf(differs, answers(listCompanyTypes, { items: [] }))
  await draw(<CompareDialog company={company as never} apply={() => undefined} onClose={() => undefined} />)
  const name = dialog.getByRole('row').nth(1).getByRole('checkbox')
  await name.click()
  await comeBack(asked)
  await expect.element(name).toBeChecked()
  now(refuses(compareCompany, 503, 'crm.unreachable'))
  await comeBack(asked)
  await expect.element(alert.filter({ hasText: 'probe-1' })).toBeVisible()
  await expect.element(name).toBeChecked()
})

test('a contact that is not to come stays out when the CRM does not answer on coming back', async () => {
  const contact = (firstName: string): CrmContact => ({
    firstName,
    lastName: 'Kern',
    email: `${firstName.toLowerCase()}@kern.example`,
    position: '',
    problem: null,
  })
  const items = [contact('Anna'), contact('Bernd')]
  const { asked, now } = serverOf(answers(listCrmContacts, { items, note: null }))
  await draw(<ContactsDialog company={company} onImported={undefined} onClose={() => undefined} />)
  await dialog.getByRole('checkbox', { name: /Anna/ }).first().click()
  const take = dialog.getByRole('button', { name: 'Übernehmen (1)' })
  await expect.element(take).toBeVisible()
  await comeBack(asked)
  await expect.element(take).toBeVisible()
  now(refuses(listCrmContacts, 503, 'crm.unreachable'))
  await comeBack(asked)
  await expect.element(alert.filter({ hasText: 'probe-1' })).toBeVisible()
  await expect.element(take).toBeVisible()
})

test('a fault of the CRM is told in its words; while it is left alone the seconds run, and it is asked again', async () => {
  const row = { crmId: '1', name: 'Ruhr Getriebe', street: '', zipCode: '', city: 'Essen', companyId: null }
  const { asked, now } = serverOf(refuses(searchCrm, 502, 'crm.errorVemasCompany'))
  await draw(<SearchDialog onClose={() => undefined} />)
  const search = async (text: string) => {
    await dialog.getByRole('textbox').fill(text)
    await userEvent.keyboard('{Enter}')
  }
  await search('stoerung')
  await expect.element(alert.filter({ hasText: 'Fehler bei der Abfrage des CRM' })).toBeVisible()
  now({
    operation: searchCrm,
    reply: () =>
      new Response(JSON.stringify({ code: 'crm.away', message: '', requestId: 'probe-2', details: { seconds: 1 } }), {
        status: 503,
        headers: { 'content-type': 'application/json' },
      }),
  })
  await search('Ruhr')
  await expect.element(dialog.getByText('Das CRM ist nicht erreichbar.')).toBeVisible()
  await expect.element(dialog.getByText(/Nächster Versuch in \d+ Sekunde/)).toBeVisible()
  const before = asked.length
  now(answers(searchCrm, { items: [row], byWord: false, more: false }))
  await expect.element(dialog.getByText('Ruhr Getriebe')).toBeVisible()
  expect(asked.length).toBeGreaterThan(before)
})
