import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  deleteEmergencyPolicy,
  emergencyLimits,
  type EmergencyPolicyRow,
  readEmergencyPolicy,
  saveEmergencyPolicy,
} from '#contract/emergency-policies.ts'
import { emergencyPolicyTexts } from '#texts/emergency-policies.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

const usual = { days: 7, perYear: 2 }

/** Whether customers may take emergency licences of a product; self-contained, for the product's page. */
export function EmergencyPolicyCard({ productId }: { productId: string }) {
  const t = useTexts(emergencyPolicyTexts)
  const { data, error, refetch } = useRead(readEmergencyPolicy, { params: { id: productId } })
  const [creating, setCreating] = useState(false)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Card title={t('emergencyPolicy.title')} aria-label={t('emergencyPolicy.title')}>
      {data && !data.marked && <Hint mb={8}>{t('emergencyPolicy.format')}</Hint>}
      {data?.marked && !data.policy && !creating && (
        <>
          <Hint mb={8}>{t('emergencyPolicy.none')}</Hint>
          <Button variant="default" onClick={() => setCreating(true)}>
            {t('emergencyPolicy.create')}
          </Button>
        </>
      )}
      {data && (data.policy || (creating && data.marked)) && (
        <PolicyForm productId={productId} policy={data.policy} onGone={() => setCreating(false)} />
      )}
    </Card>
  )
}

interface PolicyFormProps {
  productId: string
  policy: EmergencyPolicyRow | null
  onGone: () => void
}

function PolicyForm({ productId, policy, onGone }: PolicyFormProps) {
  const t = useTexts(emergencyPolicyTexts)
  const ui = useTexts(uiTexts)
  const { modifiedAt, ...values } = policy ?? { ...usual, modifiedAt: undefined }
  const entry = useEntry(saveEmergencyPolicy, {
    initial: values,
    input: (body) => ({ params: { id: productId }, body: { ...body, ...(modifiedAt && { modifiedAt }) } }),
    done: () => {
      onGone()
      notify.success(t('emergencyPolicy.saved'))
    },
  })
  const { remove } = useRemoval(deleteEmergencyPolicy, () => ({
    input: { params: { id: productId } },
    title: t('emergencyPolicy.deleteTitle'),
    question: t('emergencyPolicy.deleteQuestion'),
    confirmLabel: t('emergencyPolicy.delete'),
    removed: () => {
      onGone()
      notify.success(t('emergencyPolicy.deleted'))
    },
  }))
  const off = policy ? (
    <Button variant="default" onClick={() => remove()}>
      {t('emergencyPolicy.delete')}
    </Button>
  ) : (
    <Button variant="default" onClick={onGone}>
      {ui('ui.cancel')}
    </Button>
  )
  return (
    <EntryForm entry={entry} cancel={off} offered={policy === null} name={t('emergencyPolicy.title')}>
      <FieldGrid>
        <NumberField
          {...entry.field('days', t('emergencyPolicy.days'))}
          min={1}
          max={emergencyLimits.days}
          hint={t('emergencyPolicy.daysHint')}
        />
        <NumberField
          {...entry.field('perYear', t('emergencyPolicy.perYear'))}
          min={1}
          max={emergencyLimits.perYear}
          hint={t('emergencyPolicy.perYearHint')}
        />
      </FieldGrid>
    </EntryForm>
  )
}
