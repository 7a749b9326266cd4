import { Alert, Button, List, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readHostRequest } from '#licence/host-request.ts'
import type { Machine } from '#licence/host-match.ts'
import { readKeySet } from '#licence/key-set.ts'
import { maximumLicenceBytes } from '#licence/licence-file.ts'
import { type Verdict, verifyLicence } from '#licence/verify.ts'
import { describeReason } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { formats, parseDay, today } from '#web/ui/formats.ts'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { LicenceText } from './licence-text.tsx'
import classes from './licences.module.css'

interface Named<T> {
  name: string
  value: T
}

/** Verifies a licence file in the browser, with the same code that runs in the installed software; nothing is uploaded. */
export function VerifyPage() {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const [licence, setLicence] = useState<Named<Uint8Array<ArrayBuffer>> | null>(null)
  const [machine, setMachine] = useState<Named<Machine> | null>(null)
  const [refused, setRefused] = useState('')
  const [at, setAt] = useState(today())
  const [verdict, setVerdict] = useState<Verdict | null>(null)

  const check = async (file: Named<Uint8Array<ArrayBuffer>> | null, host: Named<Machine> | null, day: string) => {
    const published = readKeySet(await (await fetch('/.well-known/licence-keys.json')).text())
    if (!file || !published) return setVerdict(null)
    return setVerdict(
      await verifyLicence(file.value, {
        keys: published,
        host: host?.value ?? null,
        now: new Date(`${day}T12:00:00Z`),
      }),
    )
  }
  const again = (file: typeof licence, host: typeof machine, day: string) =>
    void check(file, host, day).catch((error: unknown) => notify.error(String(error)))

  const takeLicence = async (file: File) => {
    const named = { name: file.name, value: new Uint8Array(await file.arrayBuffer()) }
    setLicence(named)
    again(named, machine, at)
  }
  const takeRequest = async (file: File) => {
    const result = readHostRequest(new Uint8Array(await file.arrayBuffer()))
    if (!result.ok)
      return setRefused(
        t('verify.hostRefused', {
          reason: describeReason({ code: result.code, detail: { field: result.field ?? '' } }, language),
        }),
      )
    const { hosts } = result.request
    const named = {
      name: file.name,
      value: {
        macs: hosts.flatMap(({ mac }) => mac ?? []),
        names: hosts.flatMap(({ name }) => name ?? []),
        virtual: result.request.virtualServer,
      },
    }
    setRefused('')
    setMachine(named)
    return again(licence, named, at)
  }
  const changeDay = (typed: string) => {
    setAt(typed)
    const day = parseDay(typed)
    if (day) again(licence, machine, day)
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
          {licence && <p>{t('verify.file', { name: licence.name })}</p>}
        </div>
        <div>
          <FileDrop
            label={t('verify.id')}
            endings={['.id']}
            limit={256 * 1024}
            error={refused}
            onFile={(file) => void takeRequest(file)}
          />
          {machine && <p>{t('verify.host', { name: machine.name })}</p>}
        </div>
      </div>
      <TextInput
        label={t('verify.at')}
        value={/^\d{4}-/.test(at) ? formats.date(at) : at}
        onChange={(event) => changeDay(event.currentTarget.value)}
        maw="12rem"
      />
      {verdict && <Answer verdict={verdict} bound={machine !== null} />}
      {verdict && licence && <LicenceText text={new TextDecoder().decode(licence.value)} />}
      {licence && (
        <Button
          mt="md"
          variant="default"
          onClick={() => {
            setLicence(null)
            setMachine(null)
            setVerdict(null)
          }}
        >
          {t('verify.again')}
        </Button>
      )}
    </Page>
  )
}

function Answer({ verdict: { valid, reasons, notes }, bound }: { verdict: Verdict; bound: boolean }) {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  return (
    <div role="status" className={classes.verdict}>
      <Alert
        color={valid ? 'green' : 'red'}
        title={t(valid ? (bound ? 'verify.validHost' : 'verify.valid') : 'verify.invalid')}
      >
        <List>
          {[...reasons, ...notes].map((reason) => {
            const words = describeReason(reason, language)
            return <List.Item key={words}>{words}</List.Item>
          })}
        </List>
      </Alert>
    </div>
  )
}
