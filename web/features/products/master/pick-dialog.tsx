import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { deleteModule } from '#contract/modules.ts'
import { listModules, type ModuleOfCatalogue } from '#contract/products.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from './master.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface PickDialogProps {
  level: 1 | 2 | 3
  /** What stands there already. */
  present: readonly { moduleId: string }[]
  pending: boolean
  onAdd: (moduleIds: string[]) => Promise<void>
  onClose: () => void
}

/** Modules of the catalogue to choose from: search, tick, confirm; unused ones can be deleted. */
export function PickDialog({ level, present, pending, onAdd, onClose }: PickDialogProps) {
  const t = useTexts(masterTexts)
  const why = useTexts(reasonsTexts)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error } = useRead(listModules, { query: { level } })
  const there = new Set(present.map(({ moduleId }) => moduleId))
  const offered = (data?.items ?? []).filter(({ id }) => !there.has(id))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = offered.filter(({ name, licName }) =>
    words.every((word) => `${name} ${licName}`.toLowerCase().includes(word)),
  )
  // In the order in which they were ticked: that is the order they come in.
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Dialog title={t('master.pick.title', { level })} onClose={onClose} size="lg">
      {error && <ErrorNotice error={error} />}
      <TextInput
        data-autofocus
        type="search"
        label={t('master.pick.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {data && found.length === 0 ? (
        <p>{t(offered.length === 0 ? 'master.pick.all' : 'master.pick.none')}</p>
      ) : (
        <ul className={classes.pick} aria-busy={!data}>
          {found.map((module) => (
            <li key={module.id}>
              <Checkbox
                label={
                  <>
                    {module.name} <span className={classes.code}>{module.licName}</span>
                  </>
                }
                checked={chosen.includes(module.id)}
                onChange={() => toggle(module.id)}
              />
              {!module.used && (
                <DeleteModule module={module} onDeleted={() => setChosen(chosen.filter((one) => one !== module.id))} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Hint component="output" display="block" mb={12}>
        {t('master.pick.chosen', { count: chosen.length })}
      </Hint>
      <DialogButtons>
        <CloseDialogButton cancel />
        <ReasonButton
          reason={chosen.length === 0 && why('reason.chooseModules')}
          loading={pending}
          onClick={() => void onAdd([...chosen])}
        >
          {t('master.pick.submit', { count: chosen.length })}
        </ReasonButton>
      </DialogButtons>
    </Dialog>
  )
}

function DeleteModule({ module: { id, name }, onDeleted }: { module: ModuleOfCatalogue; onDeleted: () => void }) {
  const t = useTexts(masterTexts)
  const { remove, pending } = useRemoval(deleteModule, () => ({
    input: { params: { id } },
    title: t('master.pick.delete', { name }),
    question: t('master.pick.delete.question', { name }),
    confirmLabel: t('master.pick.delete.confirm'),
    removed: () => {
      notify.success(t('master.pick.deleted', { name }))
      onDeleted()
    },
  }))
  return <RemoveButton text={t('master.pick.delete', { name })} disabled={pending} onClick={() => remove()} />
}
