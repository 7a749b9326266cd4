import { Alert, Button } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { readHolding } from '#contract/holdings.ts'
import { readConfiguration, saveConfiguration } from '#contract/configurations.ts'
import { saveTemplate } from '#contract/templates.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { EmptyState } from '#web/ui/table/empty-state.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ConfigurationPage } from '../configuration-page.tsx'
import { useDraft } from '../drafts.ts'
import { ConfigurationEditor, type Simulate } from './configuration-editor.tsx'
import { TemplateDialog } from './template-dialog.tsx'

/** The configuration manager: the active configuration to edit, or a historical one (`?configuration=`) to look at. */
export function EditorPage({ simulate }: { simulate?: Simulate }) {
  const t = useTexts(configurationsTexts)
  const p = useTexts(configurationPathsTexts)
  const { can } = useSession()
  const { product: area, id } = useParams({ from: '/{$product}configuration/manager/$id' })
  const { configuration: wanted } = useSearch({ from: '/{$product}configuration/manager/$id' })
  const holding = useRead(readHolding, { params: { id } })
  const current = holding.data?.configuration?.id ?? null
  // What is being edited stays on the screen, even when a colleague saves another one meanwhile; saving then says so.
  const [draft] = useDraft(id)
  const [edited, setEdited] = useState(draft?.configurationId ?? null)
  const shown = wanted ?? edited ?? current
  const configuration = useRead(readConfiguration, { params: { id: shown ?? '' } }, { enabled: shown !== null })
  const historical = wanted !== undefined && wanted !== current
  const onEdited = useCallback(() => setEdited((before) => before ?? current), [current])
  // Who does not see technical dependencies would save a tree without them.
  const maySave = can(saveConfiguration.access) && configuration.data?.dependenciesHidden === false
  const [keeping, setKeeping] = useState(false)
  const name = configuration.data?.name || configuration.data?.description
  return (
    <ConfigurationPage
      title={name ? `${t('manager.title')}: ${name}` : t('manager.title')}
      area={area}
      id={id}
      holding={holding.data}
      error={holding.error ?? configuration.error}
      action={
        can(saveTemplate.access) &&
        configuration.data && (
          <Button variant="default" onClick={() => setKeeping(true)}>
            {p('template.save')}
          </Button>
        )
      }
    >
      {historical && <Alert color="blue">{t('manager.historical')}</Alert>}
      {!historical && configuration.data && !maySave && <Alert color="blue">{t('manager.readOnly')}</Alert>}
      {holding.data && shown === null && <EmptyState title={t('manager.nothing')} text={t('overview.empty')} />}
      {configuration.data && holding.data && (
        <ConfigurationEditor
          key={configuration.data.id}
          holding={holding.data}
          configuration={configuration.data}
          onEdited={onEdited}
          {...(simulate && { simulate })}
          editable={!historical && maySave}
        />
      )}
      {keeping && configuration.data && holding.data && (
        <TemplateDialog holding={holding.data} configuration={configuration.data} onClose={() => setKeeping(false)} />
      )}
    </ConfigurationPage>
  )
}
