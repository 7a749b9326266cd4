import { Alert, Radio } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { createMerge, type MergePreview, previewMerge } from '#contract/merges.ts'
import { mergesTexts } from '#texts/merges.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { confirm } from '#web/ui/confirm.ts'
import { IconRefresh } from '#web/ui/icons.tsx'
import { CancelLink } from '#web/ui/cancel-link.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ReasonButton } from '#web/ui/reason-button.tsx'
import classes from './merges.module.css'
import { Conflicts, Moves } from './preview-parts.tsx'
import { pageOf, useFieldWords, useMergeWords } from './words.ts'

/** Two records side by side: which value counts, what moves, what to look out for; then one goes into the other. */
export function MergePage() {
  const t = useTexts(mergesTexts)
  const { kind, remaining, removed } = useSearch({ from: '/management/merge' })
  const whole = remaining !== '' && removed !== ''
  const { data, error, refetch } = useRead(previewMerge, { query: { kind, remaining, removed } }, { enabled: whole })
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
  const context = data && t('merges.mergeContext', { removed: data.removed.label, remaining: data.remaining.label })
  return (
    <Page title={t('merges.mergeTitle')} context={context} action={swap} error={error}>
      {!whole && <p>{t('merges.incomplete')}</p>}
      {data && <Preview key={data.version} preview={data} onChanged={() => void refetch()} />}
    </Page>
  )
}

function Preview({ preview, onChanged }: { preview: MergePreview; onChanged: () => void }) {
  const t = useTexts(mergesTexts)
  const why = useTexts(reasonsTexts)
  const navigate = useNavigate()
  const { kind, version, remaining, removed, fields, conflicts } = preview
  const suggested = fields.filter((one) => one.suggested === 'removed').map(({ field }) => field)
  const [take, setTake] = useState<readonly string[]>(suggested)
  const names = { removed: removed.label, remaining: remaining.label }
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
    await run({ body: { kind, remainingId: remaining.id, removedId: removed.id, take: [...take], version } })
  }
  return (
    <>
      <Conflicts conflicts={conflicts} />
      <Fields preview={preview} take={take} onTake={setTake} />
      <Moves moves={preview.moves} />
      <div className={classes.buttons}>
        <ReasonButton loading={pending} reason={blocked && why('reason.conflicts')} onClick={() => void merge()}>
          {t('merges.submit')}
        </ReasonButton>
        <CancelLink to="/management/duplicates" search={{ kind }} />
      </div>
    </>
  )
}

interface FieldsProps {
  preview: MergePreview
  take: readonly string[]
  onTake: (take: readonly string[]) => void
}

function Fields({ preview: { kind, fields, remaining, removed }, take, onTake }: FieldsProps) {
  const t = useTexts(mergesTexts)
  const words = useMergeWords()
  const called = useFieldWords(kind)
  if (fields.length === 0) return <Alert mb="md">{t('merges.noFields')}</Alert>
  return (
    <section className={classes.part} aria-label={t('merges.fields')}>
      <h2 className={classes.heading}>{t('merges.fields')}</h2>
      <p className={classes.note}>{t('merges.fieldsHint')}</p>
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
        {fields.map(({ field, remaining: own, removed: other, fixed }) => {
          const taken = take.includes(field)
          const choose = (from: boolean) => onTake(from ? [...take, field] : take.filter((one) => one !== field))
          const name = called(field)
          return (
            <fieldset key={field} className={classes.field} disabled={fixed} aria-label={name}>
              <span className={classes.name}>
                {name}
                {fixed && <span className={classes.note}>{t('merges.fixed')}</span>}
              </span>
              {([false, true] as const).map((from) => (
                <Radio
                  key={String(from)}
                  name={field}
                  checked={taken === from}
                  onChange={() => choose(from)}
                  label={words.value(field, from ? other : own)}
                  aria-label={`${t(from ? 'merges.goes' : 'merges.stays')}: ${words.value(field, from ? other : own)}`}
                />
              ))}
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}
