import { Alert, Button } from '@mantine/core'
import { changeContact, type Contact, readEmailReview } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** For staff: that a customer wrote down an address another company's contact has, and the ways out. */
export function EmailReview({ contact }: { contact: Contact }) {
  const { can } = useSession()
  return can(readEmailReview.access) && can(changeContact.access) ? <Review contact={contact} /> : null
}

function Review({ contact: { id } }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const { data } = useRead(readEmailReview, { params: { id } })
  const give = useWrite(changeContact, {
    done: ({ email }) => notify.success(t('contacts.emailReviewGiven', { email })),
  })
  const review = data?.review
  if (!review) return null
  const { email, takenBy } = review
  return (
    <Alert color="orange" mb="md" title={t('contacts.emailReview')}>
      <p>
        {takenBy
          ? t('contacts.emailReviewTaken', {
              email,
              name: takenBy.name,
              company: takenBy.companyName ?? t('contacts.private'),
            })
          : t('contacts.emailReviewFree', { email })}
      </p>
      {takenBy ? (
        <LinkButton to="/editcontact/$id" params={{ id: takenBy.id }} variant="default">
          {t('contacts.emailReviewOpen', { name: takenBy.name })}
        </LinkButton>
      ) : (
        <Button loading={give.pending} onClick={() => void give.run({ params: { id }, body: { email } })}>
          {t('contacts.emailReviewGive')}
        </Button>
      )}
    </Alert>
  )
}
