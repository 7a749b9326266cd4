import { Button, Group } from '@mantine/core'
import { askForConsent, downloadLicenceOf, generateLicenceFor, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface Props {
  contactId: string
  studies: StudentCard['studies'][number]
}

/** How far a student is with one product: payment, term and licence, which staff may generate and fetch for them. */
export function StudentLicence({ contactId, studies }: Props) {
  const t = useTexts(reviewsTexts)
  const download = useDownload()
  const { can } = useSession()
  const generate = useWrite(generateLicenceFor, { done: () => notify.success(t('reviews.generated')) })
  const ask = useWrite(askForConsent, { done: () => notify.success(t('reviews.consentAsked')) })
  const { holdingId, product, paid, verified, consented, licences, term, order } = studies
  const input = { params: { id: contactId, holding: holdingId } }
  const offered = verified && paid && licences.length === 0
  const facts = [
    paid && !(order?.state === 'paid' && !order.test)
      ? t('reviews.nothingToPay')
      : t(paid ? 'reviews.paid' : term?.ended ? 'reviews.unpaidAgain' : 'reviews.unpaid'),
    offered && !consented && t('reviews.consentMissing'),
    term &&
      t(term.ended ? 'reviews.termEnded' : 'reviews.term', {
        start: formats.date(term.startsOn),
        end: formats.date(term.endsOn),
      }),
  ]
  return (
    <>
      <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
      {can(generateLicenceFor.access) && (
        <Group gap="xs">
          {offered && !consented && (
            <Button size="xs" variant="default" loading={ask.pending} onClick={() => void ask.run(input)}>
              {t('reviews.askConsent')}
            </Button>
          )}
          {offered && consented && !product.hostBound && (
            <Button size="xs" variant="default" loading={generate.pending} onClick={() => void generate.run(input)}>
              {t('reviews.generate')}
            </Button>
          )}
          {licences.length > 0 && (
            <Button size="xs" variant="default" onClick={() => void download(downloadLicenceOf, input)}>
              {t('reviews.fetch')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}
