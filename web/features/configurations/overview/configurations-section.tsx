import { Badge } from '@mantine/core'
import { lazy, useState } from 'react'
import { addCompanyHolding, type Holding } from '#contract/holdings.ts'
import {
  changeConfiguration,
  chooseConfiguration,
  type ConfigurationRow,
  deleteConfiguration,
  listConfigurations,
} from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { localisedNote } from '#texts/localised-note.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { MissingEnds } from '#web/shared/configurations/missing-ends.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCopy, IconEdit, IconHistory, IconSettings, IconSwap } from '#web/ui/layout/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.tsx')).UpgradeDialog }))

interface SectionProps {
  area: string
  holding: Holding
}

/** The active configuration of a holding and its historical ones. */
export function ConfigurationsSection({ area, holding }: SectionProps) {
  const t = useTexts(configurationsTexts)
  const p = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { id, configuration } = holding
  const configurations = useRead(listConfigurations, { params: { id } })
  const [restored, setRestored] = useState<ConfigurationRow | null>(null)
  const [labelled, setLabelled] = useState<ConfigurationRow | null>(null)
  const nameOf = ({ name, description }: ConfigurationRow) => name || description || t('overview.unnamed')
  const { remove } = useRemoval(deleteConfiguration, (row: ConfigurationRow) => {
    const name = nameOf(row)
    return {
      input: { params: { id: row.id } },
      title: t('overview.delete.title'),
      question: t('overview.delete.question', { name }),
      confirmLabel: t('overview.delete', { name }),
      removed: () => notify.success(t('overview.deleted', { name })),
    }
  })
  const choose = can(chooseConfiguration.access) && (
    <LinkButton
      variant="default"
      leftSection={<IconCopy />}
      to="/{$product}configuration/select/$id"
      params={{ product: area, id }}
    >
      {t('overview.choose')}
    </LinkButton>
  )
  const manager = (row: ConfigurationRow) => ({
    to: '/{$product}configuration/manager/$id' as const,
    params: { product: area, id },
    search: row.active ? {} : { configuration: row.id },
  })
  const columns: Column<ConfigurationRow>[] = [
    {
      key: 'name',
      text: t('overview.name'),
      value: nameOf,
      render: (row) => <TextLink {...manager(row)}>{nameOf(row)}</TextLink>,
    },
    { key: 'description', text: t('overview.description') },
    {
      key: 'state',
      text: t('overview.state'),
      value: ({ active }: ConfigurationRow) => t(active ? 'overview.active' : 'overview.historical'),
      render: ({ active }) => (
        <Badge color={active ? 'green' : 'gray'} miw="max-content">
          {t(active ? 'overview.active' : 'overview.historical')}
        </Badge>
      ),
    },
    { key: 'created', text: t('overview.created'), value: ({ createdAt }) => formats.instant(createdAt) },
    { key: 'createdBy', text: t('overview.createdBy') },
    { key: 'replaced', text: t('overview.replaced'), value: ({ replacedAt }) => formats.instant(replacedAt) },
    {
      key: 'changeNotes',
      text: t('overview.notes'),
      // After an upgrade the notes begin with it.
      value: ({ origin, notes }) =>
        [notes.startsWith(origin) ? '' : origin, notes]
          .filter(Boolean)
          .map((note) => localisedNote(note, language))
          .join(' · '),
    },
  ]
  const rowActions = (row: ConfigurationRow) => (
    <RowActions name={nameOf(row)}>
      <RowLink {...manager(row)} letter="o" text={t('overview.open', { name: nameOf(row) })} icon={<IconSettings />} />
      {can(changeConfiguration.access) && (
        <RowButton
          text={t('overview.labels', { name: nameOf(row) })}
          letter="n"
          icon={<IconEdit />}
          onClick={() => setLabelled(row)}
        />
      )}
      {!row.active && (
        <RowLink
          to="/{$product}configuration/compare/$id"
          params={{ product: area, id }}
          search={{ left: row.id }}
          text={p('compare.row', { name: nameOf(row) })}
          letter="v"
          icon={<IconSwap />}
        />
      )}
      {can(chooseConfiguration.access) && !row.active && (
        <RowButton
          text={p('restore.row', { name: nameOf(row) })}
          letter="r"
          icon={<IconHistory />}
          onClick={() => setRestored(row)}
        />
      )}
      {can(deleteConfiguration.access) && !row.active && !row.inUse && (
        <RemoveButton text={t('overview.delete', { name: nameOf(row) })} onClick={() => remove(row)} />
      )}
    </RowActions>
  )
  const tools = (
    <>
      {configuration && can(addCompanyHolding.access) && (
        <DialogButton
          dialog={(close) => <UpgradeDialog area={area} holding={{ ...holding, configuration }} onClose={close} />}
        >
          {p('upgrade.button')}
        </DialogButton>
      )}
      {choose}
    </>
  )
  return (
    <Section title={t('overview.configurations')} action={tools}>
      <MissingEnds area={area} holdingId={id} />
      <DataTable
        plain
        label={t('overview.configurations')}
        read={configurations}
        columns={columns}
        failed={t('configurations.errorGetAllConfigs')}
        empty={{ text: t('overview.empty'), action: choose }}
        actions={rowActions}
      />
      {restored && <RestoreDialog holding={holding} row={restored} onClose={() => setRestored(null)} />}
      {labelled && <LabelsDialog row={labelled} onClose={() => setLabelled(null)} />}
    </Section>
  )
}
