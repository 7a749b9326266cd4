import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductRecord } from '#contract/catalogue.ts'
import { readStudentProduct } from '#contract/student-products.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { ProductSteps } from './product-steps.tsx'
import { productTabs } from './tabs.ts'

const id = '0197a5d0-0000-7000-8000-00000000000a'
const product: ProductRecord = {
  id,
  code: 'WW-NW-21',
  kind: 'network',
  version: 21,
  name: 'Wellenwerk Netzwerk',
  licName: 'Wellenwerk',
  titleDe: 'Wellenwerk Netzwerk',
  titleEn: 'Wellenwerk Network',
  subtitleDe: '',
  subtitleEn: '',
  teaserDe: '',
  teaserEn: '',
  guideDe: '',
  guideEn: '',
  linkDe: '',
  linkEn: '',
  externalId: '',
  externalCode: '',
  buyLink: '',
  runtimeInDays: null,
  licenceFormat: 2,
  graceDays: 0,
  warnDays: 0,
  traitPolicies: null,
  startsOn: null,
  endsOn: null,
  unlocked: false,
  hasMaster: false,
  imageId: id,
  imageEnId: null,
  used: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  modifiedAt: '2026-11-01T08:00:00.000Z',
}
const links = () => page.getByRole('link')

test('what is missing leads to the part that mends it, the next step first', async () => {
  serverOf()
  const { address } = await draw(<ProductSteps product={product} tabs={productTabs} />)
  await expect
    .poll(() =>
      links()
        .all()
        .map((link) => link.element().textContent),
    )
    .toEqual(['Masterkonfiguration anlegen', 'Version freigeben'])
  await links().first().click()
  expect(address()).toBe(`/products/editproduct?id=${id}&tab=master`)
})

test('a student version without terms asks for them; who sees no master is not sent there', async () => {
  serverOf(answers(readStudentProduct, null))
  await draw(<ProductSteps product={{ ...product, kind: 'student', unlocked: true }} tabs={['overview', 'students']} />)
  await expect.element(links()).toHaveTextContent('Angaben ergänzen')
})

test('where nothing is missing, nothing is said', async () => {
  serverOf()
  await draw(<ProductSteps product={{ ...product, unlocked: true, hasMaster: true }} tabs={productTabs} />)
  await expect.element(page.getByText('Noch zu tun')).not.toBeInTheDocument()
})
