import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listContactOrders } from '#contract/orders.ts'
import { readStudentCard } from '#contract/student-reviews.ts'
import { EditContactPage } from '#web/features/contacts/edit-contact-page.tsx'
import { PaymentsCard } from '#web/features/orders/payments-card.tsx'
import { Holdings } from '#web/features/products/holdings.tsx'
import { StudentSection } from '#web/features/students/reviews/student-card.tsx'
import { useSession } from '../../ui/data/use-session.ts'
import { FollowMerged } from './follow-merged.tsx'

// What students prove, what they paid and what they have are features of their own.
function Person({ id, name }: { id: string; name: string }): ReactNode {
  const { can } = useSession()
  return (
    <>
      {can(readStudentCard.access) && <StudentSection contactId={id} />}
      {can(listContactOrders.access) && <PaymentsCard contactId={id} />}
      <Holdings holder={{ kind: 'contact', id, name }} />
    </>
  )
}

/** A contact with what other features know of the person. */
const Contact = ({ id: contactId }: { id: string }): ReactNode => (
  <FollowMerged kind="contact" id={contactId}>
    <EditContactPage id={contactId}>
      {({ id, firstName, lastName }) => <Person key={id} id={id} name={`${firstName} ${lastName}`.trim()} />}
    </EditContactPage>
  </FollowMerged>
)

const edit = getRouteApi('/editcontact/$id')
const editOfCompany = getRouteApi('/editcompanycontact/$id')

export const EditContact = (): ReactNode => <Contact id={edit.useParams().id} />

export const EditCompanyContact = (): ReactNode => <Contact id={editOfCompany.useParams().id} />
