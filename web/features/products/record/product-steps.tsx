import { Alert, Group } from '@mantine/core'
import type { ProductRecord } from '#contract/catalogue.ts'
import { readStudentProduct } from '#contract/student-products.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { type ProductTab, searchOf } from './tabs.ts'

interface Props {
  product: ProductRecord
  /** The parts this account sees. */
  tabs: readonly ProductTab[]
}

/** What keeps the product from being given or sold, each with the part of the page that mends it; the first is the next step. */
export function ProductSteps({ product, tabs }: Props) {
  const c = useTexts(catalogueTexts)
  const { id, kind, hasMaster, unlocked, imageId } = product
  const forStudents = kind === 'student' || kind === 'textbook'
  const { data: terms } = useRead(readStudentProduct, { params: { id } }, { enabled: forStudents })
  const open = [
    { tab: 'master', missing: !hasMaster, step: 'master' },
    { tab: 'students', missing: terms === null, step: 'students' },
    { tab: 'students', missing: terms?.shopCode === '' && terms.priceCents > 0, step: 'shop' },
    { tab: 'texts', missing: imageId === null, step: 'picture' },
    { tab: 'details', missing: !unlocked, step: 'unlock' },
  ] as const
  const steps = open.filter(({ tab, missing }) => missing && tabs.includes(tab))
  if (steps.length === 0) return null
  return (
    <Alert color="orange" title={c('catalogue.steps')} mb="md">
      <PlainList gap="0.5rem">
        {steps.map(({ tab, step }, place) => (
          <li key={step}>
            <Group justify="space-between" gap="xs">
              <span>{c(`catalogue.step.${step}`)}</span>
              <LinkButton
                size="xs"
                variant={place === 0 ? 'filled' : 'default'}
                to="/products/editproduct"
                search={searchOf(id, tab)}
              >
                {c(`catalogue.step.${step}.go`)}
              </LinkButton>
            </Group>
          </li>
        ))}
      </PlainList>
    </Alert>
  )
}
