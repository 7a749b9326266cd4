import { Button, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { deleteView, type ListView, saveView, shareView } from '#contract/views.ts'
import { uiTexts } from '#texts/ui.ts'
import { viewsTexts } from '#texts/views.ts'
import { asApiError } from '../../api/api-error.ts'
import { confirm } from '../confirm.ts'
import { Dialog, DialogButtons } from '../dialog.tsx'
import { IconTrash } from '../icons.tsx'
import { notify } from '../notify.ts'
import { useWrite } from '../use-api.ts'
import { useSession } from '../use-session.ts'
import { useLanguage, useTexts } from '../use-texts.tsx'
import { DataTable } from './data-table.tsx'
import { RowButton } from './row-button.tsx'
import type { Views } from './use-views.ts'

/** Asks for the name under which what is seen is kept. */
export function SaveView({ list, views, onClose }: { list: string; views: Views; onClose: () => void }) {
  const t = useTexts(viewsTexts)
  const ui = useTexts(uiTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const share = useWrite(shareView)
  const { run, pending, error } = useWrite(saveView, { failed: () => true })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await run({ body: { list, name, query: views.query, hidden: [...views.hidden] } })
    if (!saved) return
    if (shared) await share.run({ params: { id: saved.id }, body: { shared } })
    notify.success(t('views.kept', { name: saved.name }))
    onClose()
  }
  return (
    <Dialog title={t('views.saveTitle')} onClose={onClose} size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <p>{t('views.saveHint')}</p>
        <TextInput
          data-autofocus
          required
          label={t('views.name')}
          maxLength={60}
          value={name}
          error={error && asApiError(error).text(language)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {can(shareView.access) && (
          <Switch
            mt="sm"
            label={t('views.shareNew')}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" loading={pending} disabled={name.trim() === ''}>
            {ui('ui.save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** One's own views of a list: share them with all staff, delete them. */
export function ManageViews({ views, onClose }: { views: Views; onClose: () => void }) {
  const t = useTexts(viewsTexts)
  const { can } = useSession()
  const share = useWrite(shareView)
  const remove = useWrite(deleteView)
  const ask = async ({ id, name, shared }: ListView) => {
    const question = t(shared ? 'views.deleteShared' : 'views.deleteQuestion', { name })
    const asked = { title: t('views.deleteTitle'), question, confirmLabel: t('views.deleteConfirm'), danger: true }
    if (await confirm(asked)) await remove.run({ params: { id } })
  }
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
        actions={(view) => (
          <RowButton
            danger
            text={t('views.delete', { name: view.name })}
            icon={<IconTrash />}
            onClick={() => void ask(view)}
          />
        )}
      />
    </Dialog>
  )
}
