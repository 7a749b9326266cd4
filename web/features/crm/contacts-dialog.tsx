import { Alert, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type CrmContact, importCrmContacts, listCrmContacts } from '#contract/crm-contacts.ts'
import { crmTexts } from '#texts/crm.ts'
import { errors } from '#texts/errors.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import type { Output } from '#web/api/request.ts'
import { CloseDialogButton, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { ContactResults } from './contact-results.tsx'
import { CrmDialog } from './crm-dialog.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

interface Props {
  company: { id: string; name: string }
  onImported: ((contacts: string[]) => Promise<unknown>) | undefined
  onClose: () => void
}

/** The contacts the CRM has of a company; those chosen are taken over, and what became of each is told. */
export function ContactsDialog({ company, onImported, onClose }: Props) {
  const t = useTexts(crmTexts)
  const [results, setResults] = useState<Output<typeof importCrmContacts>['items'] | null>(null)
  const { data, error, refetchError, isFetching, refetch } = useRead(listCrmContacts, { params: { id: company.id } })
  return (
    <CrmDialog
      title={t('crm.contactsTitle')}
      size={800}
      company={company}
      busy={!results && isFetching && !data}
      error={results ? null : error}
      refetchError={results ? null : refetchError}
      retry={refetch}
      onClose={onClose}
    >
      {results ? (
        <ContactResults results={results} onClose={onClose} />
      ) : (
        data && (
          <Choice
            {...data}
            company={company}
            onDone={async (items) => {
              const contacts = items.flatMap(({ contactId }) => contactId ?? [])
              if (contacts.length > 0) await onImported?.(contacts)
              setResults(items)
            }}
          />
        )
      )}
    </CrmDialog>
  )
}

type ChoiceProps = Pick<Props, 'company'> &
  Output<typeof listCrmContacts> & { onDone: (results: Output<typeof importCrmContacts>['items']) => Promise<void> }

function Choice({ items, note, company, onDone }: ChoiceProps) {
  const t = useTexts(crmTexts)
  const why = useTexts(reasonsTexts)
  const say = useTexts(errors)
  const [picked, setPicked] = useState(() => new Set(items.filter(({ problem }) => !problem).map(({ email }) => email)))
  const [main, setMain] = useState<ReadonlySet<string>>(new Set())
  const { run, pending } = useWrite(importCrmContacts, { done: (answer) => onDone(answer.items) })
  const toggled = (set: ReadonlySet<string>, email: string, on: boolean) =>
    new Set(on ? [...set, email] : [...set].filter((one) => one !== email))
  const nameOf = ({ firstName, lastName, email }: CrmContact) => `${firstName} ${lastName}`.trim() || email
  const columns: Column<CrmContact>[] = [
    {
      key: 'name',
      text: t('crm.contactName'),
      sortable: true,
      value: nameOf,
      render: (contact) =>
        contact.problem ? (
          nameOf(contact)
        ) : (
          <Checkbox
            label={nameOf(contact)}
            aria-label={t('crm.contactPick', { name: nameOf(contact) })}
            checked={picked.has(contact.email)}
            onChange={({ currentTarget: { checked } }) => {
              setPicked(toggled(picked, contact.email, checked))
              if (!checked) setMain(toggled(main, contact.email, false))
            }}
          />
        ),
    },
    {
      key: 'email',
      text: t('crm.contactEmail'),
      sortable: true,
      render: ({ email, position }) => (
        <>
          {email}
          <SecondText>{position}</SecondText>
        </>
      ),
    },
    {
      key: 'main',
      text: t('crm.contactMain'),
      align: 'center' as const,
      render: (contact) =>
        !contact.problem && (
          <Checkbox
            aria-label={t('crm.contactMainOf', { name: nameOf(contact) })}
            checked={main.has(contact.email)}
            // The contact who is to be the main contact is taken over.
            onChange={({ currentTarget: { checked } }) => {
              setMain(toggled(main, contact.email, checked))
              if (checked) setPicked(toggled(picked, contact.email, true))
            }}
          />
        ),
    },
    {
      key: 'state',
      text: t('crm.contactState'),
      render: ({ problem, email }) =>
        problem ? (
          <Quiet>
            {problem === 'crm.vemasContactExists' ? t('crm.contactElsewhere') : say(problem, { email, limit: '' })}
          </Quiet>
        ) : (
          t('crm.contactNew')
        ),
    },
  ]
  const contacts = [...picked].map((email) => ({ email, mainContact: main.has(email) }))
  return (
    <>
      {note && (
        <Alert color="blue" role="note" mb="sm">
          {say(note)}
        </Alert>
      )}
      {items.length > 0 && (
        <DataTable
          label={t('crm.contactsList')}
          rows={items}
          columns={columns}
          sort="email"
          pageSizes={[5, 10]}
          noSearch
        />
      )}
      <DialogButtons>
        <CloseDialogButton cancel={items.some(({ problem }) => !problem)} />
        {items.some(({ problem }) => !problem) && (
          <ReasonButton
            loading={pending}
            reason={contacts.length === 0 && why('reason.chooseSome')}
            onClick={() => void run({ params: { id: company.id }, body: { contacts } })}
          >
            {t('crm.contactsImport', { count: contacts.length })}
          </ReasonButton>
        )}
      </DialogButtons>
    </>
  )
}
