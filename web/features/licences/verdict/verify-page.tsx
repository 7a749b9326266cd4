import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { type Machine, machinesOf } from '#licence/host-match.ts'
import { readHostRequest } from '#licence/host-request.ts'
import { readKeySet } from '#licence/key-set.ts'
import { maximumLicenceBytes } from '#licence/licence-file.ts'
import { type Verdict, verifyLicence } from '#licence/verify.ts'
import { describeReason } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { Programs } from '#web/shared/licences/programs.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { DayField } from '#web/ui/form/fields/day-field.tsx'
import { today } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { hostRequestLimit } from '#contract/hosts.ts'
import classes from './verify.module.css'
import { Answer } from './verdict.tsx'

interface Named<T> {
  name: string
  value: T
}

/** Verifies a licence file in the browser, with the same code that runs in the installed software; nothing is uploaded. */
export function VerifyPage() {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const [licence, setLicence] = useState<Named<Uint8Array<ArrayBuffer>> | null>(null)
  const [machines, setMachines] = useState<Named<Machine[]> | null>(null)
  const [refused, setRefused] = useState('')
  const [at, setAt] = useState(today())
  const [verdict, setVerdict] = useState<Verdict | null>(null)

  // A verdict is that of what was checked: with the next check it goes, and only the newest one answers.
  const newest = useRef(0)

  const check = async (file: typeof licence, host: typeof machines, day: string) => {
    const own = ++newest.current
    setVerdict(null)
    if (!file) return
    try {
      const keys = readKeySet(await (await fetch('/.well-known/licence-keys.json')).text())
      if (!keys) throw new Error('these are no keys')
      const now = new Date(`${day}T12:00:00Z`)
      const found = await verifyLicence(file.value, { keys, host: host?.value ?? null, now })
      if (own === newest.current) setVerdict(found)
    } catch {
      if (own === newest.current) notify.error(t('verify.noKeys'))
    }
  }

  const takeLicence = async (file: File) => {
    const named = { name: file.name, value: new Uint8Array(await file.arrayBuffer()) }
    setLicence(named)
    void check(named, machines, at)
  }
  const takeRequest = async (file: File) => {
    const result = readHostRequest(new Uint8Array(await file.arrayBuffer()))
    if (!result.ok) {
      const reason = describeReason({ code: result.code, detail: { field: result.field ?? '' } }, language)
      return setRefused(t('verify.hostRefused', { reason }))
    }
    const named = { name: file.name, value: machinesOf(result.request) }
    setRefused('')
    setMachines(named)
    void check(licence, named, at)
  }
  const startOver = () => {
    newest.current++
    setLicence(null)
    setMachines(null)
    setVerdict(null)
    setRefused('')
  }
  return (
    <Page title={t('verify.title')} context={t('verify.context')} narrow>
      <div className={classes.drops}>
        <div>
          <FileDrop
            label={t('verify.lic')}
            endings={['.lic']}
            limit={maximumLicenceBytes}
            onFile={(file) => void takeLicence(file)}
          />
          {licence && <p className={classes.taken}>{t('verify.file', { name: licence.name })}</p>}
        </div>
        <div>
          <FileDrop
            label={t('verify.id')}
            endings={['.id']}
            limit={hostRequestLimit}
            error={refused}
            onFile={(file) => void takeRequest(file)}
          />
          {machines && <p className={classes.taken}>{t('verify.host', { name: machines.name })}</p>}
        </div>
      </div>
      <Programs purpose="verify" />
      <div className={classes.day}>
        <DayField
          label={t('verify.at')}
          value={at}
          onDay={(day) => {
            setAt(day ?? today())
            void check(licence, machines, day ?? today())
          }}
        />
        {(licence || machines) && (
          <Button variant="default" onClick={startOver}>
            {t('verify.again')}
          </Button>
        )}
      </div>
      {verdict && licence && <Answer verdict={verdict} bound={machines !== null} bytes={licence.value} />}
    </Page>
  )
}
