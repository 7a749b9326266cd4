import { Alert, Progress, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CheckRun } from '#contract/shapes.ts'
import { checkRunTexts } from '#texts/check-run.ts'
import { formats } from '../data/formats.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'
import { Hint } from '../layout/text/words.tsx'

/** Whether the check that was started last is still under way: then it is worth asking again. */
export const isRunning = (latest: { check: CheckRun<unknown> | null } | undefined): boolean =>
  latest?.check?.state === 'running'

interface Props<Found> {
  check: CheckRun<Found>
  /** Why a check comes to no end. */
  failed: string
  finding: (found: Found) => ReactNode
}

/** How far a check of a whole log is, or what it found and when. */
export function CheckState<Found>({ check, failed, finding }: Props<Found>) {
  const t = useTexts(checkRunTexts)
  const { language } = useLanguage()
  const { state, entries, checked, found, startedAt, endedAt } = check
  if (state === 'failed') return <Alert color="red">{failed}</Alert>
  if (found)
    return (
      <>
        {finding(found)}
        <Hint>{t('check.endedAt', { at: formats.instant(endedAt ?? startedAt) })}</Hint>
      </>
    )
  const text = t('check.running', {
    done: formats.number(checked, language),
    total: formats.number(entries, language),
  })
  return (
    <Stack gap={8}>
      <Progress value={entries === 0 ? 0 : (100 * checked) / entries} aria-label={text} />
      <Hint>{text}</Hint>
    </Stack>
  )
}
