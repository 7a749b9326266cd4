import { Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { readHolding } from '#contract/holdings.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { holderLine } from '#texts/passport-words.ts'
import { useHoldingCrumbs } from '#web/shared/holdings/holding-crumbs.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../licences.module.css'
import { Simulation } from './simulation.tsx'
import { useSources } from './use-sources.ts'

export interface SimulateSearch {
  configuration?: string
  host?: string
  hosts?: 'company'
}

/** What issuing would come to with any saved configuration, for one machine or all of the company. */
export function SimulatePage() {
  const t = useTexts(simulationsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { product: area, id } = useParams({ from: '/{$product}configuration/simulate/$id' })
  const search: SimulateSearch = useSearch({ from: '/{$product}configuration/simulate/$id' })
  const { data, error, refetchError } = useRead(readHolding, { params: { id } })
  const groups = useSources(data)
  const crumbs = useHoldingCrumbs(area, data)
  const change = (patch: { [key in keyof SimulateSearch]: SimulateSearch[key] | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...patch }).filter(([, value]) => value !== undefined))
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
  }
  return (
    <Page
      title={t('simulations.title')}
      context={t('simulations.context')}
      error={error}
      refetchError={refetchError}
      crumbs={crumbs}
    >
      {data && (
        <Stack gap={16}>
          <p className={classes.line}>{holderLine(data.holder, language)}</p>
          <Group align="flex-end" gap={16}>
            <NativeSelect
              label={t('simulations.configuration')}
              value={search.configuration ?? ''}
              data={groups}
              onChange={(event) => change({ configuration: event.currentTarget.value || undefined })}
            />
            <SegmentedControl
              aria-label={t('simulations.hosts')}
              value={search.hosts ?? 'product'}
              data={[
                { value: 'product', label: t('simulations.hosts.product') },
                {
                  value: 'company',
                  label: t(data.holder.kind === 'company' ? 'simulations.hosts.company' : 'simulations.hosts.person'),
                },
              ]}
              onChange={(value) => change({ hosts: value === 'company' ? 'company' : undefined, host: undefined })}
            />
          </Group>
          <Simulation
            holding={data}
            choice={{
              ...(search.configuration && { configurationId: search.configuration }),
              hosts: search.hosts ?? 'product',
            }}
            host={search.host ?? null}
            onHost={(host) => change({ host: host ?? undefined })}
          />
        </Stack>
      )}
    </Page>
  )
}
