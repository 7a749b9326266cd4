import { Button } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import {
  readStudentProduct,
  saveStudentProduct,
  type StudentTerms,
  studentTerms,
  type studentProduct,
} from '#contract/student-products.ts'
import { studentProductsTexts } from '#texts/student-products.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { centsOf } from '#web/ui/form/fields/parse-number.ts'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { productName } from '#texts/product-names.ts'

type Known = z.output<typeof studentProduct>

/** What students get of a product, for the product's page. */
export function StudentTermsCard({ productId }: { productId: string }) {
  const t = useTexts(studentProductsTexts)
  const { data, error, refetch } = useRead(readStudentProduct, { params: { id: productId } })
  const [offering, setOffering] = useState(false)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Section title={t('terms.title')}>
      {data === null && !offering && (
        <>
          <p>{t('terms.none')}</p>
          <Button variant="default" onClick={() => setOffering(true)}>
            {t('terms.offer')}
          </Button>
        </>
      )}
      {(data || offering) && <TermsForm productId={productId} known={data ?? null} />}
    </Section>
  )
}

const usual: StudentTerms = {
  priceCents: 0,
  taxPercent: 19,
  shopCode: '',
  licenceMonths: 24,
  port: 28_064,
  proofNeeded: true,
  payFirst: false,
  yearlyProof: false,
  hostBound: false,
  machines: 3,
  successorId: null,
  comparison: [],
}

type Values = Omit<StudentTerms, 'priceCents' | 'comparison' | 'successorId'> & {
  /** In euros, as people enter it. */
  priceCents: number | null
  successor: string
  lines: string
} & Record<string, unknown>

// The English words of the two editions stand at the end, where they differ.
const linesOf = (comparison: StudentTerms['comparison']): string =>
  comparison
    .map(({ de, en, textbook, student, textbookEn, studentEn }) =>
      [de, en, textbook, student, ...(textbookEn || studentEn ? [textbookEn, studentEn] : [])].join(' | '),
    )
    .join('\n')

const comparisonOf = (lines: string): StudentTerms['comparison'] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [de = '', en = '', textbook = '', student = '', textbookEn = '', studentEn = ''] = line
        .split('|')
        .map((part) => part.trim())
      return { de, en, textbook, student, textbookEn, studentEn }
    })

function TermsForm({ productId, known }: { productId: string; known: Known | null }) {
  const t = useTexts(studentProductsTexts)
  const { language } = useLanguage()
  const { priceCents, comparison, successorId, ...terms } = known ? editable(studentTerms, known) : usual
  const entry = useEntry<typeof saveStudentProduct, Values>(saveStudentProduct, {
    initial: { ...terms, priceCents: priceCents / 100, successor: successorId ?? '', lines: linesOf(comparison) },
    input: ({ priceCents: euros, successor, lines, ...rest }) => ({
      params: { id: productId },
      body: {
        ...(rest as unknown as StudentTerms),
        priceCents: centsOf(euros),
        successorId: successor === '' ? null : successor,
        comparison: comparisonOf(lines),
        ...(known && { modifiedAt: known.modifiedAt }),
      },
    }),
    done: () => notify.success(t('terms.saved')),
  })
  return (
    <EntryForm entry={entry} offered={known === null}>
      <FieldGrid>
        <NumberField {...entry.field('priceCents', t('terms.price'))} min={0} step={0.1} decimals={2} />
        <NumberField {...entry.field('taxPercent', t('terms.tax'))} min={0} max={30} />
        <TextField {...entry.field('shopCode', t('terms.shopCode'))} />
        <NumberField {...entry.field('licenceMonths', t('terms.months'))} min={1} max={120} />
        <NumberField {...entry.field('port', t('terms.port'))} min={1024} max={65_535} />
        <NumberField {...entry.field('machines', t('terms.machines'))} min={1} max={20} />
        <SelectField
          {...entry.field('successor', t('terms.successor'))}
          clearable
          choices={(known?.successors ?? []).map(({ id, titleDe, titleEn, version }) => ({
            value: id,
            label: productName({ titleDe, titleEn, version }, language),
          }))}
        />
      </FieldGrid>
      <SwitchField {...entry.field('proofNeeded', t('terms.proof'))} />
      <SwitchField {...entry.field('payFirst', t('terms.payFirst'))} />
      <SwitchField {...entry.field('yearlyProof', t('terms.yearly'))} />
      <SwitchField {...entry.field('hostBound', t('terms.bound'))} />
      <TextareaField {...entry.field('lines', t('terms.comparison'))} hint={t('terms.comparisonHint')} rows={5} />
    </EntryForm>
  )
}
