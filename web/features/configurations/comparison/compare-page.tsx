import { Select, Switch } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readHolding } from '#contract/holdings.ts'
import { type ConfigurationRow, listConfigurations, readConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ConfigurationPage } from '../configuration-page.tsx'
import { CompareTable } from './compare-table.tsx'
import classes from '../paths.module.css'

/** Any two configurations of a holding side by side. */
export function ComparePage() {
  const t = useTexts(configurationPathsTexts)
  const { product: area, id } = useParams({ from: '/{$product}configuration/compare/$id' })
  const holding = useRead(readHolding, { params: { id } })
  const rows = useRead(listConfigurations, { params: { id } })
  const { left, right } = useSides(rows.data?.items)
  const [one, other] = [
    useRead(readConfiguration, { params: { id: left ?? '' } }, { enabled: left !== null }),
    useRead(readConfiguration, { params: { id: right ?? '' } }, { enabled: right !== null }),
  ]
  const [only, setOnly] = useState(true)
  const itemsOf = (read: typeof one) => read.data?.items as ConfigurationItem[] | undefined
  const [before, after] = [itemsOf(one), itemsOf(other)]
  return (
    <ConfigurationPage
      title={t('compare.title')}
      area={area}
      id={id}
      holding={holding.data}
      error={holding.error ?? rows.error ?? one.error ?? other.error}
      refetchError={holding.refetchError ?? rows.refetchError ?? one.refetchError ?? other.refetchError}
    >
      <div className={classes.sides}>
        <Side side="left" rows={rows.data?.items ?? []} value={left} />
        <Side side="right" rows={rows.data?.items ?? []} value={right} />
      </div>
      <Switch
        label={t('compare.only')}
        checked={only}
        onChange={({ currentTarget: { checked } }) => setOnly(checked)}
      />
      {before && after && <CompareTable before={before} after={after} only={only} />}
    </ConfigurationPage>
  )
}

/** The two in the address; without them the last replaced one and the active one. */
function useSides(rows: readonly ConfigurationRow[] | undefined): { left: string | null; right: string | null } {
  const { left, right } = useSearch({ from: '/{$product}configuration/compare/$id' })
  const known = (wanted: string | undefined) => rows?.find((row) => row.id === wanted)?.id
  return {
    left: known(left) ?? rows?.find(({ active }) => !active)?.id ?? rows?.[0]?.id ?? null,
    right: known(right) ?? rows?.[0]?.id ?? null,
  }
}

function Side({
  side,
  rows,
  value,
}: {
  side: 'left' | 'right'
  rows: readonly ConfigurationRow[]
  value: string | null
}) {
  const t = useTexts(configurationPathsTexts)
  const c = useTexts(configurationsTexts)
  const navigate = useNavigate()
  return (
    <Select
      label={t(`compare.${side}`)}
      allowDeselect={false}
      searchable={rows.length > 8}
      value={value}
      data={rows.map(({ id, name, description, createdAt, active }) => ({
        value: id,
        label: t('compare.option', {
          name: name || description || c('overview.unnamed'),
          date: formats.instant(createdAt),
          state: t(active ? 'compare.active' : 'compare.historical'),
        }),
      }))}
      onChange={(id) => void navigate({ to: '.', search: (old: object) => ({ ...old, [side]: id }), replace: true })}
    />
  )
}
