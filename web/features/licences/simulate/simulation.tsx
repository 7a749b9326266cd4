import { Alert, Stack } from '@mantine/core'
import type { Holding } from '#contract/holdings.ts'
import { simulatedHosts, simulateLicences } from '#contract/simulations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EmptyState } from '#web/ui/table/empty-state.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRules } from '../broken-rules.tsx'
import { SimulatedHosts } from './simulated-hosts.tsx'
import { SimulatedLicence } from './simulated-licence.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** What is simulated: a saved configuration (none named: the current one), or unsaved items. */
export interface Choice {
  configurationId?: string
  items?: readonly ConfigurationItem[]
  hosts: 'product' | 'company'
}

interface SimulationProps {
  holding: Holding
  choice: Choice
  /** The machine looked at closely. */
  host: string | null
  onHost: (id: string | null) => void
}

/** The outcome for every machine, and one of them in full. */
export function Simulation({ holding: { id }, choice, host, onHost }: SimulationProps) {
  const t = useTexts(simulationsTexts)
  const { language } = useLanguage()
  const { hosts, configurationId, items } = choice
  const chosen = { ...(configurationId && { configurationId }), ...(items && { items: items as never }) }
  const { data, error, refetch } = useRead(
    simulateLicences,
    { params: { id }, body: { ...chosen, hosts, language } },
    { keep: true },
  )
  if (error?.code === 'configurations.notFound' && !configurationId)
    return <EmptyState title={t('simulations.title')} text={t('simulations.nothing')} />
  if (error) return <ErrorNotice error={error} retry={() => void refetch()} />
  const shown = data?.hosts.find(({ hostId }) => hostId === host)
  return (
    <Stack gap={16}>
      {data && data.broken.length > 0 && (
        <Alert color="red" title={t('simulations.broken')}>
          <BrokenRules broken={data.broken} />
        </Alert>
      )}
      <SimulatedHosts
        hosts={data?.hosts}
        wide={hosts === 'company'}
        shown={shown?.hostId ?? null}
        onShow={(one) => onHost(one === host ? null : one)}
      />
      {data?.more && <Hint mb={8}>{t('simulations.more', { count: simulatedHosts })}</Hint>}
      {shown && <SimulatedLicence key={shown.hostId} holdingId={id} host={shown} chosen={chosen} />}
    </Stack>
  )
}
