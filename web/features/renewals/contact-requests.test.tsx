import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LicenceRequest, listContactRequests } from '#contract/renewals.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { ContactRequests } from './contact-requests.tsx'

const contactId = '0197a5d0-0000-7000-8000-000000000001'
const request = (end: number, state: LicenceRequest['state'], host: string): LicenceRequest => ({
  id: `0197a5d0-0000-7000-8000-00000000001${end}`,
  kind: 'renewal',
  state,
  holder: { kind: 'company', id: contactId, name: 'Voss GmbH', customerNumber: '10023', language: 'de' },
  holdingId: contactId,
  product: { titleDe: 'Wellenwerk', titleEn: 'Wellenwerk', version: 20 },
  host: { id: contactId, name: host, mac: '020000000001' },
  cloudAccountId: null,
  message: '',
  months: 12,
  fileName: '',
  askedBy: 'ida@voss.example',
  createdAt: `2026-11-0${end}T08:00:00.000Z`,
  steps: [],
})

test('what waits for an answer stands above what is decided, and opens that request', async () => {
  serverOf(answers(listContactRequests, { items: [request(2, 'done', 'ALT'), request(1, 'open', 'NEU')] }))
  const { address } = await draw(<ContactRequests contactId={contactId} />)
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('01.11.2026 Verlängerung · Wellenwerk 20 · NEU · 00:01 offen')
  await expect
    .element(page.getByRole('listitem').last())
    .toHaveTextContent('02.11.2026 Verlängerung · Wellenwerk 20 · ALT · 00:01 erledigt')
  await page.getByRole('link', { name: /NEU/ }).click()
  expect(address()).toBe(`/management/requests/${request(1, 'open', '').id}`)
})
