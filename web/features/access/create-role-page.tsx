import { useNavigate } from '@tanstack/react-router'
import { createRole } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export function CreateRolePage() {
  const t = useTexts(rolesTexts)
  const navigate = useNavigate()
  const entry = useEntry(createRole, {
    initial: { name: '', description: '' },
    done: ({ id, name }) => {
      notify.success(t('roles.created', { name }))
      return navigate({ to: '/management/editrole/$id', params: { id }, replace: true })
    },
  })
  const cancel = <CancelLink to="/management/rolestable" />
  return (
    <Page title={t('roles.create')} context={t('roles.createContext')} narrow>
      <EntryForm entry={entry} cancel={cancel}>
        <TextField {...entry.field('name', t('roles.name'))} autoComplete="off" />
        <TextareaField {...entry.field('description', t('roles.description'))} rows={3} />
      </EntryForm>
    </Page>
  )
}
