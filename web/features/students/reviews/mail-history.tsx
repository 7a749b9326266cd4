import { type ContactMail, listContactMails } from '#contract/student-reviews.ts'
import { mailsTexts } from '#texts/mails.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What a student was written, for the page of a contact. */
export function MailHistory({ contactId }: { contactId: string }) {
  const t = useTexts(reviewsTexts)
  const m = useTexts(mailsTexts)
  const read = useRead(listContactMails, { params: { id: contactId } })
  const columns: Column<ContactMail>[] = [
    {
      key: 'createdAt',
      text: m('mails.created'),
      sortable: true,
      code: true,
      shown: ({ createdAt }) => formats.instant(createdAt),
    },
    { key: 'subject', text: m('mails.subject'), sortable: true },
    { key: 'receiver', text: m('mails.receiver'), sortable: true },
    { key: 'state', text: m('mails.state'), value: ({ state }) => m(`mails.state.${state}`) },
  ]
  return (
    <Section title={t('reviews.mails')}>
      <DataTable
        label={t('reviews.mails')}
        read={read}
        columns={columns}
        noSearch
        pageSize={5}
        sort="-createdAt"
        empty={{ text: t('reviews.noLicOutFoundText') }}
      />
    </Section>
  )
}
