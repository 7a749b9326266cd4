import { Button, Group } from '@mantine/core'
import { askForConsent, downloadLicenceOf, generateLicenceFor, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { productName } from '#texts/product-names.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** A student's products with their licences, which staff may generate and fetch for them. */
export function StudentLicences({ contactId, card }: { contactId: string; card: StudentCard }) {
  const t = useTexts(reviewsTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const { can } = useSession()
  const generate = useWrite(generateLicenceFor, { done: () => notify.success(t('reviews.generated')) })
  const ask = useWrite(askForConsent, { done: () => notify.success(t('reviews.consentAsked')) })
  const fetchFor = (holding: string) => download(downloadLicenceOf, { params: { id: contactId, holding } })
  if (card.studies.length === 0) return null
  return (
    <Section title={t('reviews.products')}>
      <PlainList className={classes.files} gap="0.5rem">
        {card.studies.map(({ holdingId, product, paid, verified, consented, licences, term, order }) => {
          const title = productName(product, language)
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
            <li key={holdingId}>
              <span className={classes.fileName}>
                <strong>{title}</strong> · {facts.filter(Boolean).join(' · ')}
              </span>
              {can(generateLicenceFor.access) && (
                <Group gap="xs">
                  {offered && !consented && (
                    <Button
                      size="xs"
                      variant="default"
                      loading={ask.pending}
                      onClick={() => void ask.run({ params: { id: contactId, holding: holdingId } })}
                    >
                      {t('reviews.askConsent')}
                    </Button>
                  )}
                  {offered && consented && !product.hostBound && (
                    <Button
                      size="xs"
                      variant="default"
                      loading={generate.pending}
                      onClick={() => void generate.run({ params: { id: contactId, holding: holdingId } })}
                    >
                      {t('reviews.generate')}
                    </Button>
                  )}
                  {licences.length > 0 && (
                    <Button size="xs" variant="default" onClick={() => void fetchFor(holdingId)}>
                      {t('reviews.fetch')}
                    </Button>
                  )}
                </Group>
              )}
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}
