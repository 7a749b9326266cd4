import { Group, Select } from '@mantine/core'
import { type Emergency, emergencyStates, listEmergencies } from '#contract/emergencies.ts'
import { emergenciesTexts } from '#texts/emergencies.ts'
import { HolderLink } from '#web/shared/holdings/holder-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'

/** Emergency licences of all companies, those since Friday at one click. */
export function EmergenciesPage() {
  const t = useTexts(emergenciesTexts)
  const list = useListState(listEmergencies)
  const { since, state } = list.query
  const rowActions = ({ moveId, holdingId, holder }: Emergency) =>
    moveId === null ? (
      <RowLink
        to="/products/passport/$id"
        params={{ id: holdingId }}
        text={t('emergencies.openProduct', { holder: holder.name })}
        letter="o"
        icon={<IconEye />}
      />
    ) : (
      <RowLink
        to="/management/moves/$id"
        params={{ id: moveId }}
        text={t('emergencies.openMove', { holder: holder.name })}
        letter="o"
        icon={<IconEye />}
      />
    )
  return (
    <Page title={t('emergencies.title')} context={t('emergencies.context')}>
      <ListTable
        list={list}
        texts={emergenciesTexts}
        cells={{
          holder: ({ holder }) => <HolderLink holder={holder} />,
        }}
        empty={{ text: t('emergencies.listNone') }}
        chips={{
          since: since === 'all' ? undefined : t(`emergencies.since.${since}`),
          state: state === 'all' ? undefined : t(`emergencies.state.${state}`),
        }}
        filters={
          <Group gap={8}>
            <Select
              aria-label={t('emergencies.since')}
              allowDeselect={false}
              value={since}
              data={(['all', 'friday'] as const).map((value) => ({ value, label: t(`emergencies.since.${value}`) }))}
              onChange={(value) => value && list.set({ since: value })}
            />
            <Select
              aria-label={t('emergencies.state')}
              allowDeselect={false}
              value={state}
              data={(['all', ...emergencyStates] as const).map((value) => ({
                value,
                label: t(`emergencies.state.${value}`),
              }))}
              onChange={(value) => value && list.set({ state: value })}
            />
          </Group>
        }
        actions={rowActions}
      />
    </Page>
  )
}
