import { Checkbox, TextInput } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readHolding } from '#contract/holdings.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { ConfigurationPage } from './configuration-page.tsx'
import { newModules, useDraft } from './drafts.ts'
import { useMasterItems } from './master-items.ts'
import { ownPath } from './own-path.ts'
import classes from './paths.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

/** Chooses level-one modules of the master for the configuration that is being edited; `?navigateTo=` says where to go on. */
export function AddModulesPage() {
  const t = useTexts(configurationPathsTexts)
  const why = useTexts(reasonsTexts)
  const navigate = useNavigate()
  const { product: area, id } = useParams({ from: '/{$product}configuration/addproduct/$id' })
  const { navigateTo } = useSearch({ from: '/{$product}configuration/addproduct/$id' })
  const holding = useRead(readHolding, { params: { id } })
  const [draft, setDraft] = useDraft(id)
  // The one that is being edited; it need not be the product's any more.
  const currentId = draft?.configurationId ?? holding.data?.configuration?.id
  const current = useRead(readConfiguration, { params: { id: currentId ?? '' } }, { enabled: currentId !== undefined })
  const master = useMasterItems(holding.data?.product.id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  const items = draft?.items ?? current.data?.items
  const present = new Set(items?.map(({ moduleId }) => moduleId))
  const offered = (master.items ?? []).filter(({ moduleId }) => !present.has(moduleId))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = offered.filter(({ name, licName }) =>
    words.every((word) => `${name} ${licName}`.toLowerCase().includes(word)),
  )
  const toggle = (moduleId: string) =>
    setChosen(chosen.includes(moduleId) ? chosen.filter((one) => one !== moduleId) : [...chosen, moduleId])
  const back = ownPath(navigateTo, area) ?? `/${area}configuration/manager/${id}`
  const add = () => {
    const added = newModules(offered.filter(({ moduleId }) => chosen.includes(moduleId)))
    if (currentId) setDraft({ configurationId: currentId, items: [...(items ?? []), ...added] })
    void navigate({ to: back })
  }
  const loaded = master.items !== undefined && (currentId === undefined || current.data !== undefined)
  return (
    <ConfigurationPage
      title={t('addproduct.title')}
      area={area}
      id={id}
      holding={holding.data}
      above="manager"
      error={holding.error ?? current.error ?? master.error}
      refetchError={holding.refetchError ?? current.refetchError}
      narrow
    >
      <p>{t('addproduct.hint')}</p>
      {loaded && offered.length === 0 && <p>{t('addproduct.none')}</p>}
      {offered.length > 8 && (
        <TextInput
          type="search"
          label={t('addproduct.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <PlainList className={classes.modules} gap="0.5rem" aria-busy={!loaded}>
        {loaded &&
          found.map(({ moduleId, name, licName, children }) => (
            <li key={moduleId}>
              <Checkbox
                checked={chosen.includes(moduleId)}
                onChange={() => toggle(moduleId)}
                label={
                  <>
                    {name}{' '}
                    <Quiet>
                      {licName}
                      {children.length > 0 && ` · ${t('addproduct.below', { count: children.length })}`}
                    </Quiet>
                  </>
                }
              />
            </li>
          ))}
      </PlainList>
      <Buttons>
        <ReasonButton reason={chosen.length === 0 && why('reason.chooseModules')} onClick={add}>
          {t('addproduct.submit', { count: chosen.length })}
        </ReasonButton>
        <CancelLink to={back} />
      </Buttons>
    </ConfigurationPage>
  )
}
