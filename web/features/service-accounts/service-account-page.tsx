import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Scope } from '#contract/scopes.ts'
import {
  changeServiceAccount,
  createServiceAccount,
  deleteServiceAccount,
  readServiceAccount,
  type ServiceAccount,
} from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { KeysSection } from './keys-section.tsx'
import { ServiceAccountFields } from './service-account-fields.tsx'

/** One service account with its keys; without an id, a new one. */
export function ServiceAccountPage() {
  const t = useTexts(serviceAccountsTexts)
  const { id } = useSearch({ from: '/management/serviceaccount' })
  const { data, error, refetchError } = useRead(
    readServiceAccount,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  if (id === undefined)
    return (
      <Page narrow title={t('services.create')}>
        <CreateForm />
      </Page>
    )
  return (
    <Page
      narrow
      title={data?.name}
      error={error}
      refetchError={refetchError}
      action={data && <DeleteButton service={data} />}
    >
      {data && <EditForm key={data.id} service={data} />}
      {data && <KeysSection service={data} />}
    </Page>
  )
}

function CreateForm() {
  const t = useTexts(serviceAccountsTexts)
  const navigate = useNavigate()
  const entry = useEntry(createServiceAccount, {
    initial: { name: '', description: '', scopes: [] as Scope[], companyId: null },
    done: ({ id, name }) => {
      notify.success(t('services.created', { name }))
      return navigate({ to: '/management/serviceaccount', search: { id }, replace: true })
    },
  })
  return (
    <EntryForm entry={entry} cancel={<CancelLink to="/management/serviceaccounts" />}>
      <ServiceAccountFields entry={entry} company={null} />
    </EntryForm>
  )
}

function EditForm({ service }: { service: ServiceAccount }) {
  const t = useTexts(serviceAccountsTexts)
  const { id, modifiedAt, company, name, description, disabled } = service
  const entry = useEntry(changeServiceAccount, {
    initial: { name, description, disabled, scopes: [...service.scopes], companyId: company?.id ?? null },
    input: (values) => ({ params: { id }, body: { ...values, modifiedAt } }),
    done: () => notify.success(t('services.saved')),
  })
  return (
    <EntryForm entry={entry}>
      <ServiceAccountFields entry={entry} company={company} />
      <SwitchField {...entry.field('disabled', t('services.disable'))} />
    </EntryForm>
  )
}

function DeleteButton({ service: { id, name } }: { service: ServiceAccount }) {
  const t = useTexts(serviceAccountsTexts)
  const navigate = useNavigate()
  const { remove, pending } = useRemoval(deleteServiceAccount, () => ({
    input: { params: { id } },
    title: t('services.delete'),
    question: t('services.delete.question', { name }),
    removed: () => {
      notify.success(t('services.deleted', { name }))
      return navigate({ to: '/management/serviceaccounts' })
    },
  }))
  return (
    <Button variant="default" leftSection={<IconTrash />} loading={pending} onClick={() => remove()}>
      {t('services.delete')}
    </Button>
  )
}
