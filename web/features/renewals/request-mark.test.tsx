import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listOwnOpenRequests } from '#contract/open-requests.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { useRequestMarks } from './request-mark.tsx'

const [asked, other, account] = [1, 2, 3].map((end) => `0197a5d0-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
]

function Cards() {
  const mark = useRequestMarks()
  return [asked, other].map((id) => (
    <section key={id} aria-label={id}>
      {mark(id)}
    </section>
  ))
}

test('a card says what is asked for about its product and leads there; the others say nothing', async () => {
  serverOf(
    answers(listOwnOpenRequests, {
      items: [
        { id: account, kind: 'renewal', state: 'open', holdingId: asked, cloudAccountId: null },
        { id: other, kind: 'morePlaces', state: 'inWork', holdingId: asked, cloudAccountId: account },
      ],
    }),
  )
  const { address } = await draw(<Cards />, { me: { permissions: ['products.company'] } })
  const card = page.getByRole('region', { name: asked })
  await expect.element(card.getByRole('list', { name: 'Offene Anfragen' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: other })).toBeEmptyDOMElement()
  await expect
    .element(card.getByRole('link', { name: 'Mehr Cloud-Plätze angefragt' }))
    .toHaveAttribute('href', `/editawsusers?id=${account}#requests`)
  await card.getByRole('link', { name: 'Verlängerung angefragt' }).click()
  expect(address()).toBe(`/products/passport/${asked}#requests`)
})
