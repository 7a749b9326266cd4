import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { type SimulatedHost, simulateLicences } from '#contract/simulations.ts'
import { foreignFacts } from '#licence/foreign-facts.ts'
import { type ForeignLicence, readForeignLicence } from '#licence/foreign-licence.ts'
import { type LicenceFacts as Facts, maximumLicenceBytes } from '#licence/licence-file.ts'
import { readLicence } from '#licence/read-licence.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRules } from '../broken-rules.tsx'
import { Difference, factsOf } from '../difference.tsx'
import { LicenceFacts } from '../licence-facts.tsx'
import { LicenceText } from '../licence-text.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

interface SimulatedLicenceProps {
  holdingId: string
  host: SimulatedHost
  chosen: { configurationId?: string; items?: never }
}

/** A file to compare with: one of ours with all its facts, or one of an older system with its modules. */
interface Compared {
  name: string
  facts: Facts | null
  foreign: ForeignLicence | null
}

/** One machine's licence as it would be: rules, facts, differences from the last one or from a file, and the exact text. */
export function SimulatedLicence({ holdingId, host, chosen }: SimulatedLicenceProps) {
  const t = useTexts(simulationsTexts)
  const licences = useTexts(licencesTexts)
  const { language } = useLanguage()
  const name = host.machine || t('simulations.unnamedHost')
  const input = { params: { id: holdingId }, body: { ...chosen, hostId: host.hostId, language } }
  const { data, error, refetch } = useRead(simulateLicences, input, { keep: true })
  if (error) return <ErrorNotice error={error} retry={() => void refetch()} />
  const facts = factsOf(data?.text ?? null)
  return (
    <Section title={t('simulations.detail', { name })} busy={!data}>
      <Stack gap={16}>
        {host.broken.length > 0 && (
          <Alert color="red" title={licences('licences.dialog.broken')}>
            <BrokenRules broken={host.broken} />
          </Alert>
        )}
        {data && facts && (
          <>
            <LicenceFacts licence={facts} />
            <Comparison facts={facts} last={factsOf(data.previous)} />
            <LicenceText text={data.text!} unsigned />
          </>
        )}
      </Stack>
    </Section>
  )
}

function Comparison({ facts, last }: { facts: Facts; last: Facts | null }) {
  const t = useTexts(simulationsTexts)
  const [compared, setCompared] = useState<Compared | null>(null)
  const [refused, setRefused] = useState('')
  const take = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const own = readLicence(bytes)
    const foreign = own.ok ? null : readForeignLicence(bytes)
    const readable = own.ok || foreign?.ok === true
    setRefused(readable ? '' : t('simulations.compare.refused'))
    if (!readable) return
    setCompared({ name: file.name, facts: own.ok ? own.licence : null, foreign: foreign?.ok ? foreign : null })
  }
  const before = compared?.facts ?? (compared?.foreign ? foreignFacts(compared.foreign.modules, facts) : last)
  return (
    <Stack gap={16}>
      <Difference
        before={before}
        after={facts}
        {...(compared && { title: t('simulations.compared.title', { name: compared.name }) })}
      />
      {compared?.foreign && <Hint mb={8}>{t('simulations.compared.foreign')}</Hint>}
      {compared && (
        <div>
          <Button variant="default" size="xs" onClick={() => setCompared(null)}>
            {t('simulations.compareLast')}
          </Button>
        </div>
      )}
      <FileDrop
        label={t('simulations.compare')}
        endings={['.lic']}
        limit={maximumLicenceBytes}
        error={refused}
        onFile={(file) => void take(file)}
      />
    </Stack>
  )
}
