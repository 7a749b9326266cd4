import type { StudentCard } from '#contract/student-reviews.ts'
import { studentEventKinds } from '#contract/students.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { studentsTexts } from '#texts/students.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { productTitle } from '#texts/product-names.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** What the system knows beside the document. */
export function StudentFacts({ card }: { card: StudentCard }) {
  const t = useTexts(reviewsTexts)
  const l = useTexts(studentListTexts)
  const s = useTexts(studentsTexts)
  const { language } = useLanguage()
  const { status, accountName, accountEmail, studentEmail, suggested, chosen, waitingSince, earlier } = card
  const eventOf = (kind: string) => studentEventKinds.find((one) => one === kind)
  const campaign = card.studies.some(({ campaignNote }) => campaignNote !== null)
  return (
    <>
      <Facts
        layout="columns"
        facts={[
          [t('reviews.status'), l(`students.listStatus.${status}`)],
          [t('reviews.account'), [accountName, accountEmail].filter(Boolean).join(', ')],
          [
            t('reviews.studentEmail'),
            studentEmail && !card.emailConfirmed ? t('reviews.unconfirmed', { email: studentEmail }) : studentEmail,
          ],
          [
            t('reviews.suggested'),
            suggested && `${suggested[language]} (${suggested.domain}, ${suggested.country.toUpperCase()})`,
          ],
          [t('reviews.university'), chosen && `${chosen[language]} (${chosen.domain})`],
          [t('reviews.waiting'), waitingSince && formats.instant(waitingSince)],
          ...card.additional.map(
            ({ titleDe, titleEn, status: own }) =>
              [productTitle({ titleDe, titleEn }, language), l(`students.listStatus.${own}`)] as const,
          ),
        ]}
      />
      {campaign && <p className={classes.note}>{t('reviews.campaign')}</p>}
      {earlier.length > 0 && (
        <details>
          <summary>{t('reviews.earlier')}</summary>
          <PlainList className={classes.timeline} gap="0.5rem">
            {earlier.toReversed().map(({ at, kind, aboutDe, aboutEn, by }) => {
              const about = language === 'de' ? aboutDe : aboutEn
              const known = eventOf(kind)
              return (
                <li key={`${kind} ${at}`}>
                  <time dateTime={at}>{formats.date(at)}</time>
                  <span>
                    {[known && s(`students.event.${known}`), about, by && t('reviews.by', { name: by })]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              )
            })}
          </PlainList>
        </details>
      )}
    </>
  )
}
