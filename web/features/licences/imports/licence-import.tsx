import { Alert, Button, Group, Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { isRequestFile, droppedRequest } from '../dropped-request.ts'
import { FilesDrop } from './files-drop.tsx'
import { ImportLogs, saveLogs } from './import-logs.tsx'
import { isError } from './import-log.ts'
import { importFor, type ImportRun } from './import-run.ts'
import { ImportTable } from './import-table.tsx'
import classes from './imports.module.css'
import { useStored } from '#web/ui/data/use-stored.ts'

interface Owner {
  id: string
  name: string
  customerNumber: string
}

/** Where staff drop licence files of older systems, by the hundred if need be; with a company, files of that company. */
export function LicenceImportSection({ company }: { company?: Owner }) {
  const t = useTexts(licenceImportsTexts)
  const queries = useQueryClient()
  const [importing] = useState(() => importFor(company?.id))
  const run = useStored(importing.run)
  const { files, state } = run
  // Lists show what came in once all of it is there.
  useEffect(() => {
    if (files.length > 0 && state !== 'running') void queries.invalidateQueries()
  }, [files.length, state, queries])
  const { language } = useLanguage()
  const lastState = useRef(state)
  useEffect(() => {
    if (lastState.current === 'running' && state === 'idle' && files.length > 1) saveLogs(t, language, run)
    lastState.current = state
  }, [state, files.length, run, t, language])
  return (
    <section className={classes.section} aria-label={t('imports.title')}>
      <FilesDrop
        label={t('imports.title')}
        hint={t(files.length > 0 ? 'imports.hint.running' : company ? 'imports.hint.company' : 'imports.hint.all')}
        onFiles={(added) => {
          // A licence request dropped here is no file of an older system.
          const [file] = added
          if (file && added.length === 1 && isRequestFile(file))
            return droppedRequest.set({ file, companyId: company?.id })
          importing.add(added)
        }}
      />
      {files.length > 0 && (
        <Stack gap={16} mt={16}>
          <State
            run={run}
            onStop={() => importing.stop()}
            onResume={() => importing.start()}
            onClear={() => importing.clear()}
          />
          {company && state !== 'running' && (
            <Mismatches company={company} run={run} onConfirmed={() => importing.confirm()} />
          )}
          <ImportTable run={run} />
          {state !== 'running' && <ImportLogs run={run} />}
        </Stack>
      )}
    </section>
  )
}

interface StateProps {
  run: ImportRun
  onStop: () => void
  onResume: () => void
  onClear: () => void
}

function State({ run: { files, state, error }, onStop, onResume, onClear }: StateProps) {
  const t = useTexts(licenceImportsTexts)
  const { language } = useLanguage()
  const total = files.length
  const done = files.filter((one) => one.state === 'done').length
  const imported = files.filter(({ result }) => result && !isError(result)).length
  const progress = t('imports.progress', { done, total })
  const words =
    state === 'running'
      ? t('imports.stay')
      : state === 'idle'
        ? t('imports.finished', { imported, total })
        : error
          ? t('imports.broken', { reason: error.text(language) })
          : t('imports.stopped', { count: total - done })
  return (
    <Stack gap={8}>
      <Group gap="0.25rem 1rem">
        <strong>{progress}</strong>
        <output>{words}</output>
        <Buttons>
          {state === 'running' && (
            <Button size="xs" variant="default" onClick={onStop}>
              {t('imports.stop')}
            </Button>
          )}
          {state === 'stopped' && (
            <Button size="xs" onClick={onResume}>
              {t('imports.resume')}
            </Button>
          )}
          {state !== 'running' && (
            <Button size="xs" variant="default" onClick={onClear}>
              {t('imports.clear')}
            </Button>
          )}
        </Buttons>
      </Group>
      <Progress value={(100 * done) / total} aria-label={progress} />
    </Stack>
  )
}

/** Files that name another customer wait until a user confirms that they belong here all the same. */
function Mismatches({ company, run, onConfirmed }: { company: Owner; run: ImportRun; onConfirmed: () => void }) {
  const t = useTexts(licenceImportsTexts)
  const others = run.files.flatMap(({ result }) => (result?.outcome === 'otherCustomer' ? [result] : []))
  const [first] = others
  if (!first) return null
  const facts = { company: company.name, number: company.customerNumber, count: others.length }
  const words =
    others.length === 1
      ? t('imports.mismatch', { ...facts, file: first.fileName, found: first.customerNumber || t('imports.noNumber') })
      : t('imports.mismatch.many', facts)
  const confirmLabel = t('imports.confirm', facts)
  const ask = async () => {
    if (await confirm({ title: t('imports.mismatch.title'), question: words, confirmLabel })) onConfirmed()
  }
  return (
    <Alert color="yellow" title={t('imports.mismatch.title')}>
      <p className={classes.line}>{words}</p>
      <Button size="xs" variant="default" onClick={() => void ask()}>
        {confirmLabel}
      </Button>
    </Alert>
  )
}
