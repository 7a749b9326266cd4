import { Button } from '@mantine/core'
import { useState } from 'react'
import { deleteMovePolicy, type MovePolicyRow, readMovePolicy, saveMovePolicy } from '#contract/move-policies.ts'
import { moveLimits } from '#licence/move-rules.ts'
import { movesTexts } from '#texts/moves.ts'
import { uiTexts } from '#texts/ui.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const usual = { moves: 2, months: 12, bridgeDays: 7, coolingDays: 30, automatic: true }

/** How often licences of a product may move; self-contained, for the product's page. */
export function MovePolicyCard({ productId }: { productId: string }) {
  const t = useTexts(movesTexts)
  const { data, error, refetch } = useRead(readMovePolicy, { params: { id: productId } })
  const [creating, setCreating] = useState(false)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Card title={t('policy.title')} aria-label={t('policy.title')}>
      {data && !data.policy && !creating && (
        <>
          <Hint mb={8}>{t('policy.none')}</Hint>
          <Button variant="default" onClick={() => setCreating(true)}>
            {t('policy.create')}
          </Button>
        </>
      )}
      {data && (data.policy || creating) && (
        <PolicyForm productId={productId} policy={data.policy} onGone={() => setCreating(false)} />
      )}
    </Card>
  )
}

interface PolicyFormProps {
  productId: string
  policy: MovePolicyRow | null
  onGone: () => void
}

function PolicyForm({ productId, policy, onGone }: PolicyFormProps) {
  const t = useTexts(movesTexts)
  const ui = useTexts(uiTexts)
  const { modifiedAt, ...values } = policy ?? { ...usual, modifiedAt: undefined }
  const entry = useEntry(saveMovePolicy, {
    initial: values,
    input: (body) => ({ params: { id: productId }, body: { ...body, ...(modifiedAt && { modifiedAt }) } }),
    done: () => {
      onGone()
      notify.success(t('policy.saved'))
    },
  })
  const { remove } = useRemoval(deleteMovePolicy, () => ({
    input: { params: { id: productId } },
    title: t('policy.deleteTitle'),
    question: t('policy.deleteQuestion'),
    confirmLabel: t('policy.delete'),
    removed: () => {
      onGone()
      notify.success(t('policy.deleted'))
    },
  }))
  const off = policy ? (
    <Button variant="default" onClick={() => remove()}>
      {t('policy.delete')}
    </Button>
  ) : (
    <Button variant="default" onClick={onGone}>
      {ui('ui.cancel')}
    </Button>
  )
  return (
    <EntryForm entry={entry} cancel={off} offered={policy === null}>
      <FieldGrid>
        <NumberField
          {...entry.field('moves', t('policy.moves'))}
          min={0}
          max={moveLimits.moves}
          hint={t('policy.movesHint')}
        />
        <NumberField {...entry.field('months', t('policy.months'))} min={1} max={moveLimits.months} />
        <NumberField
          {...entry.field('bridgeDays', t('policy.bridgeDays'))}
          min={0}
          max={moveLimits.bridgeDays}
          hint={t('policy.bridgeHint')}
        />
        <NumberField
          {...entry.field('coolingDays', t('policy.coolingDays'))}
          min={0}
          max={moveLimits.coolingDays}
          hint={t('policy.coolingHint')}
        />
      </FieldGrid>
      <SwitchField {...entry.field('automatic', t('policy.automatic'))} hint={t('policy.automaticHint')} />
    </EntryForm>
  )
}
