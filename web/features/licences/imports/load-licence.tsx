import { Alert } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Holding } from '#contract/holdings.ts'
import { licenceFileLimit, loadLicence } from '#contract/licence-imports.ts'
import type { BrokenRule } from '#contract/licences.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRules } from '../broken-rules.tsx'
import classes from './imports.module.css'
import { Section } from '#web/ui/layout/section.tsx'

/** Loads a .lic file as the first configuration of a holding; offered only while there is none. */
export function LoadLicence({ holding: { id, configuration } }: { holding: Holding }) {
  const t = useTexts(licenceImportsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<ApiError | null>(null)
  const refused = useRef<ApiError | null>(null)
  const load = useWrite(loadLicence, {
    done: ({ taken, unknown: left, daysOpen }) => {
      notify.success(t(daysOpen ? 'imports.loadedOpen' : 'imports.loaded', { taken }))
      setUnknown(left)
    },
    failed: (error) => {
      refused.current = error
      return true
    },
  })
  const send = async (file: File, acceptOtherNumber?: 'true'): Promise<void> => {
    setProblem(null)
    refused.current = null
    await load.run({ params: { id }, query: { fileName: file.name, acceptOtherNumber }, upload: file })
    const error = refused.current as ApiError | null
    if (error?.code !== 'licences.licFileCustomerNumberMismatch') return setProblem(error)
    const question = {
      title: t('imports.mismatch.title'),
      question: t('imports.load.question', { reason: error.text(language) }),
      confirmLabel: t('imports.load.anyway'),
    }
    if (await confirm(question)) await send(file, 'true')
  }
  if (unknown.length > 0)
    return (
      <Alert color="yellow" title={t('imports.unknown')}>
        <ul className={classes.unknown}>
          {unknown.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Alert>
    )
  if (configuration !== null || !can(loadLicence.access)) return null
  const broken = problem?.details['broken']
  return (
    <Section title={t('imports.load.title')}>
      <FileDrop
        label={t('imports.load.file')}
        endings={['.lic']}
        limit={licenceFileLimit}
        pending={load.pending}
        error={problem?.text(language)}
        onFile={(file) => void send(file)}
      />
      {Array.isArray(broken) && <BrokenRules broken={broken as BrokenRule[]} />}
    </Section>
  )
}
