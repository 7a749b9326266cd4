import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { addCloudUsers, listCloudCandidates, listCloudUsers } from '#contract/cloud-users.ts'
import { createContact } from '#contract/contacts.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { IconPlus } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { nameOf } from '../words.ts'

interface Props {
  id: string
  company: { id: string; name: string }
  /** Taking contacts over from elsewhere. */
  tools: ReactNode
  onClose: () => void
}

/** Contacts of the company to choose from; more are made or taken over beside them. */
export function CandidatesDialog({ id, company, tools, onClose }: Props) {
  const t = useTexts(cloudUserTexts)
  const a = useTexts(cloudAccountTexts)
  const { can } = useSession()
  const list = useListState(listCloudCandidates, { name: 'candidates' })
  const add = useWrite(addCloudUsers)
  const choose = async (contact: { id: string; firstName: string; lastName: string }) => {
    const done = await add.run({ params: { id }, body: { contacts: [contact.id] } })
    if (done) notify.success(t('cloud.chosen', { name: nameOf(contact) }))
  }
  async function chooseAll(contacts: readonly { id: string }[], clear: () => void) {
    const done = await add.run({ params: { id }, body: { contacts: contacts.map((one) => one.id) } })
    if (!done) return
    notify.success(a('cloudAccount.chosen', { count: done.added }))
    clear()
  }
  // No candidates at all is something else than all of them chosen.
  const { data: chosen } = useRead(listCloudUsers, { params: { id }, query: { pageSize: 1 } })
  return (
    <Dialog title={t('cloud.candidates')} onClose={onClose} size="xl">
      <Group gap="xs" mb="sm">
        {tools}
        {can(createContact.access) && (
          <CreateLink
            to="/createcompanycontact"
            search={{ company: company.id, configurationAws: id }}
            variant="default"
          >
            {t('cloud.newContact')}
          </CreateLink>
        )}
      </Group>
      <ListTable
        params={{ id }}
        list={list}
        texts={cloudUserTexts}
        bulk={{
          name: nameOf,
          actions: (contacts, clear) => (
            <BulkButton
              main
              text={a('cloudAccount.chooseAll')}
              letter="a"
              loading={add.pending}
              onClick={() => void chooseAll(contacts, clear)}
            />
          ),
        }}
        empty={{ text: chosen?.total === 0 ? a('cloudAccount.noContacts') : t('cloud.candidatesEmpty') }}
        actions={(contact) => (
          <RowButton
            text={t('cloud.chooseNamed', { name: nameOf(contact) })}
            icon={<IconPlus />}
            letter="a"
            disabled={add.pending}
            onClick={() => void choose(contact)}
          />
        )}
      />
    </Dialog>
  )
}
