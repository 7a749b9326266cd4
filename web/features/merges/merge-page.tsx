import { Alert, Group, Radio } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { createMerge, type MergePreview, previewMerge } from '#contract/merges.ts'
import { mergesTexts } from '#texts/merges.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from './merges.module.css'
import { Conflicts, Moves } from './preview-parts.tsx'
import { pageOf, useFieldWords, useMergeWords } from './words.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Two of one name are told apart by number or address. */
const named = ({ label, note }: MergePreview['remaining']) => (note ? `${label} (${note})` : label)

/** Two records side by side: which value counts, what moves, what to look out for; then one goes into the other. */
export function MergePage() {
  const t = useTexts(mergesTexts)
  const { kind, remaining, removed } = useSearch({ from: '/management/merge' })
  const whole = remaining !== '' && removed !== ''
  const { data, error, refetch, refetchError } = useRead(
    previewMerge,
    { query: { kind, remaining, removed } },
    { enabled: whole },
  )
  const swap = data && (
    <LinkButton
      to="/management/merge"
      search={{ kind, remaining: removed, removed: remaining }}
      replace
      variant="default"
      leftSection={<IconRefresh />}
    >
      {t('merges.swap')}
    </LinkButton>
  )
  const context = data && t('merges.mergeContext', { removed: named(data.removed), remaining: named(data.remaining) })
  return (
    <Page title={t('merges.mergeTitle')} context={context} action={swap} error={error} refetchError={refetchError}>
      {!whole && <p>{t('merges.incomplete')}</p>}
      {data && (
        <Preview key={`${data.remaining.id} ${data.removed.id}`} preview={data} onChanged={() => void refetch()} />
      )}
    </Page>
  )
}

function Preview({ preview, onChanged }: { preview: MergePreview; onChanged: () => void }) {
  const t = useTexts(mergesTexts)
  const why = useTexts(reasonsTexts)
  const navigate = useNavigate()
  const { kind, version, remaining, removed, fields, conflicts } = preview
  const [opened] = useState(version)
  // Chosen by hand; the other fields follow what is suggested.
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf: SideOf = ({ field, suggested, fixed }) => (fixed ? suggested : (chosen[field] ?? suggested))
  const names = { removed: named(removed), remaining: named(remaining) }
  const { run, pending } = useWrite(createMerge, {
    done: async () => {
      notify.success(t('merges.done', names))
      await navigate({ to: pageOf(kind), params: { id: remaining.id } })
    },
    failed: (error) => {
      if (error.code === 'merges.changedMeanwhile') onChanged()
    },
  })
  const blocked = conflicts.some(({ blocking }) => blocking)
  const merge = async () => {
    const question = {
      title: t('merges.mergeTitle'),
      question: t('merges.question', names),
      confirmLabel: t('merges.submit'),
    }
    if (!(await confirm(question))) return
    const take = fields.filter((one) => sideOf(one) === 'removed').map(({ field }) => field)
    await run({ body: { kind, remainingId: remaining.id, removedId: removed.id, take, version } })
  }
  return (
    <>
      <Notice color="yellow">{version !== opened && t('merges.changed')}</Notice>
      <Conflicts conflicts={conflicts} />
      <Fields preview={preview} sideOf={sideOf} onChoose={(field, side) => setChosen({ ...chosen, [field]: side })} />
      <Moves moves={preview.moves} />
      <Group gap={12}>
        <ReasonButton loading={pending} reason={blocked && why('reason.conflicts')} onClick={() => void merge()}>
          {t('merges.submit')}
        </ReasonButton>
        <CancelLink to="/management/duplicates" search={{ kind }} />
      </Group>
    </>
  )
}

/** The record whose value counts. */
type Side = 'remaining' | 'removed'
type SideOf = (one: MergePreview['fields'][number]) => Side

interface FieldsProps {
  preview: MergePreview
  sideOf: SideOf
  onChoose: (field: string, side: Side) => void
}

function Fields({ preview: { kind, fields, remaining, removed }, sideOf, onChoose }: FieldsProps) {
  const t = useTexts(mergesTexts)
  const words = useMergeWords()
  const called = useFieldWords(kind)
  if (fields.length === 0) return <Alert mb="md">{t('merges.noFields')}</Alert>
  return (
    <Section title={t('merges.fields')}>
      <Hint>{t('merges.fieldsHint')}</Hint>
      <div className={classes.fields}>
        <div className={classes.field} aria-hidden="true">
          <span />
          <span className={classes.name}>
            {t('merges.stays')}
            <span className={classes.note}>{remaining.note}</span>
          </span>
          <span className={classes.name}>
            {t('merges.goes')}
            <span className={classes.note}>{removed.note}</span>
          </span>
        </div>
        {fields.map((one) => {
          const { field, fixed } = one
          const name = called(field)
          return (
            <fieldset key={field} className={classes.field} disabled={fixed} aria-label={name}>
              <span className={classes.name}>
                {name}
                {fixed && <span className={classes.note}>{t('merges.fixed')}</span>}
              </span>
              {(['remaining', 'removed'] as const).map((side) => (
                <Radio
                  key={side}
                  name={field}
                  checked={sideOf(one) === side}
                  onChange={() => onChoose(field, side)}
                  label={words.value(field, one[side])}
                  aria-label={`${t(side === 'removed' ? 'merges.goes' : 'merges.stays')}: ${words.value(field, one[side])}`}
                />
              ))}
            </fieldset>
          )
        })}
      </div>
    </Section>
  )
}
