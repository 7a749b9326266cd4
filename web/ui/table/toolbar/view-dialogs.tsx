import { Switch } from '@mantine/core'
import { deleteView, type ListView, saveView, shareView } from '#contract/views.ts'
import { viewsTexts } from '#texts/views.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { EntryFormDialog } from '../../form/entry/entry-form-dialog.tsx'
import { SwitchField, TextField } from '../../form/fields/fields.tsx'
import { useEntry } from '../../form/entry/use-entry.ts'
import { notify } from '../../feedback/notify.ts'
import { useWrite } from '../../data/use-api.ts'
import { useRemoval } from '../../data/use-removal.ts'
import { useSession } from '../../data/use-session.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { DataTable } from '../data-table.tsx'
import { RemoveButton } from '../rows/remove-button.tsx'
import type { Views } from './use-views.ts'

/** Asks for the name under which what is seen is kept. */
export function SaveView({ list, views, onClose }: { list: string; views: Views; onClose: () => void }) {
  const t = useTexts(viewsTexts)
  const { can } = useSession()
  const share = useWrite(shareView)
  const entry = useEntry<typeof saveView, { name: string; shared: boolean }>(saveView, {
    initial: { name: '', shared: false },
    input: ({ name }) => ({ body: { list, name, query: views.query, hidden: [...views.hidden] } }),
    done: async (saved) => {
      if (entry.values.shared) await share.run({ params: { id: saved.id }, body: { shared: true } })
      notify.success(t('views.kept', { name: saved.name }))
      onClose()
    },
  })
  return (
    <EntryFormDialog title={t('views.saveTitle')} onClose={onClose} size="sm" entry={entry} offered="valid">
      <p>{t('views.saveHint')}</p>
      <TextField {...entry.field('name', t('views.name'))} data-autofocus />
      {can(shareView.access) && <SwitchField {...entry.field('shared', t('views.shareNew'))} required={false} />}
    </EntryFormDialog>
  )
}

/** One's own views of a list: share them with all staff, delete them. */
export function ManageViews({ views, onClose }: { views: Views; onClose: () => void }) {
  const t = useTexts(viewsTexts)
  const { can } = useSession()
  const share = useWrite(shareView)
  const { remove } = useRemoval(deleteView, ({ id, name, shared }: ListView) => ({
    input: { params: { id } },
    title: t('views.deleteTitle'),
    question: t(shared ? 'views.deleteShared' : 'views.deleteQuestion', { name }),
    confirmLabel: t('views.deleteConfirm'),
  }))
  return (
    <Dialog title={t('views.manageTitle')} onClose={onClose}>
      <DataTable
        plain
        label={t('views.manageTitle')}
        rows={views.items.filter(({ own }) => own)}
        columns={[
          { key: 'name', text: t('views.name') },
          ...(can(shareView.access)
            ? [
                {
                  key: 'shared',
                  text: t('views.sharedHead'),
                  render: (view: ListView) => (
                    <Switch
                      aria-label={t('views.share', { name: view.name })}
                      checked={view.shared}
                      onChange={({ currentTarget: { checked } }) =>
                        void share.run({ params: { id: view.id }, body: { shared: checked } })
                      }
                    />
                  ),
                },
              ]
            : []),
        ]}
        actions={(view) => <RemoveButton text={t('views.delete', { name: view.name })} onClick={() => remove(view)} />}
      />
    </Dialog>
  )
}
