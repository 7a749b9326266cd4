import { getRouteApi, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { listContactOrders } from '#contract/orders.ts'
import { listContactRequests } from '#contract/renewals.ts'
import { listContactMails, readStudentCard } from '#contract/student-reviews.ts'
import { EditContactPage } from '#web/features/contacts/record/edit-contact-page.tsx'
import { type ContactTab, tabOfHash } from '#web/features/contacts/record/tabs.ts'
import { PaymentsCard } from '#web/features/orders/payments-card.tsx'
import { Holdings } from '#web/features/products/holdings.tsx'
import { ContactRequests } from '#web/features/renewals/contact-requests.tsx'
import { MailHistory } from '#web/features/students/reviews/mail-history.tsx'
import { StudentGlance, StudentLicences, StudentSection } from '#web/features/students/reviews/student-card.tsx'
import { useSession } from '../../ui/data/use-session.ts'
import { FollowMerged } from './follow-merged.tsx'

interface Props {
  id: string
  tab: ContactTab | undefined
  at: '/editcontact/$id' | '/editcompanycontact/$id'
}

/** A contact with what other features know of the person: what students prove, what they paid and what they have. */
function ContactParts({ id: contactId, tab, at }: Props): ReactNode {
  const { can } = useSession()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const student = can(readStudentCard.access)
  const parts: Partial<Record<ContactTab, (contact: Contact) => ReactNode>> = {
    ...(student && {
      overview: ({ id }) => <StudentGlance key={id} contactId={id} />,
      studies: ({ id }) => <StudentSection key={id} contactId={id} />,
    }),
    products: (contact) => <Products key={contact.id} contact={contact} student={student} />,
    ...(can(listContactOrders.access) && { payments: ({ id }) => <PaymentsCard key={id} contactId={id} /> }),
    ...(can(listContactMails.access) && { history: ({ id }) => <MailHistory key={id} contactId={id} /> }),
  }
  return (
    <FollowMerged kind="contact" id={contactId}>
      <EditContactPage
        id={contactId}
        tab={tab ?? tabOfHash(hash) ?? 'overview'}
        at={at}
        parts={parts}
        requests={
          // Beside the part of the tab, which is known by the person alone.
          can(listContactRequests.access) && <ContactRequests key={`requests ${contactId}`} contactId={contactId} />
        }
      />
    </FollowMerged>
  )
}

function Products({ contact: { id, firstName, lastName }, student }: { contact: Contact; student: boolean }) {
  const holder = { kind: 'contact', id, name: `${firstName} ${lastName}`.trim() } as const
  if (!student) return <Holdings holder={holder} />
  return (
    <StudentLicences contactId={id}>{(licenceOf) => <Holdings holder={holder} more={licenceOf} />}</StudentLicences>
  )
}

const edit = getRouteApi('/editcontact/$id')
const editOfCompany = getRouteApi('/editcompanycontact/$id')

export const EditContact = (): ReactNode => (
  <ContactParts id={edit.useParams().id} tab={edit.useSearch().tab} at="/editcontact/$id" />
)

export const EditCompanyContact = (): ReactNode => (
  <ContactParts id={editOfCompany.useParams().id} tab={editOfCompany.useSearch().tab} at="/editcompanycontact/$id" />
)
