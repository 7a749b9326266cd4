import { Alert, Button, Group } from '@mantine/core'
import { removeProof, sendStudentEmail, type Studies } from '#contract/students.ts'
import { isVerified, isWaiting } from '#contract/verification-status.ts'
import { remarkTexts } from '#texts/student-remarks.ts'
import { studentsTexts } from '#texts/students.ts'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ProofUpload } from './proof-upload.tsx'
import classes from '../students.module.css'
import { useWaitWords } from './wait-words.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { WrappingBadge } from '#web/ui/layout/text/wrapping-badge.tsx'

/** How far the proof is, and the one thing to do about it. */
export function Proof({ studies }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const { verification, product, waitHours, place } = studies
  const { status, expired, university, studentEmail, proofs, remark } = verification
  const say = useTexts(remarkTexts)
  const reason = remark ? say(`students.remark.${remark}`) : verification.reason
  const wait = useWaitWords(waitHours)
  if (!product.proofNeeded) return <p>{t('students.notNeeded')}</p>
  const meaning =
    status === 'proofNeeded' && expired
      ? t('students.meaning.expired')
      : t(`students.meaning.${status}`, { email: studentEmail })
  const unproven = !isVerified(status) && !isWaiting(status)
  const byEmail = unproven || status === 'inReview'
  const byProof = byEmail || status === 'universityUnknown'
  return (
    <div className={classes.sections}>
      <div>
        <WrappingBadge color={isVerified(status) ? 'green' : 'gray'} variant="outline">
          {t(`students.status.${status}`)}
        </WrappingBadge>
        <p>{meaning}</p>
        {reason && <Alert color="yellow">{t('students.reason', { reason })}</Alert>}
        {university && <p>{t('students.university', { name: university[language] })}</p>}
        {place !== null && <p>{t('students.place', { place })}</p>}
        {isWaiting(status) && wait && <p>{wait}</p>}
      </div>
      {byEmail && <ByEmail key={studentEmail} known={studentEmail} status={status} product={product} />}
      {byProof && (
        <Section title={t('students.byProof')}>
          <div className={classes.sections}>
            <p>{t('students.proofHint')}</p>
            {unproven && wait && <p>{wait}</p>}
            {studies.profileComplete ? (
              <ProofUpload files={proofs.length} {...further(product)} />
            ) : (
              <Group>
                <p>{t('students.profileNeeded')}</p>
                <LinkButton to="/user">{t('students.toProfile')}</LinkButton>
              </Group>
            )}
          </div>
        </Section>
      )}
      {proofs.length > 0 && <StoredProofs verification={verification} />}
    </div>
  )
}

interface ByEmailProps {
  known: string
  status: Studies['verification']['status']
  product: Studies['product']
}

/** A further product, such as a textbook edition, whose proof counts for it. */
const further = ({ id, kind }: Studies['product']) => (kind === 'student' ? {} : { productId: id })

function ByEmail({ known, status, product }: ByEmailProps) {
  const t = useTexts(studentsTexts)
  const entry = useEntry(sendStudentEmail, {
    initial: { email: known },
    input: ({ email }) => ({ body: { email: email.trim(), ...further(product) } }),
    done: (_, { email }) => notify.success(t('students.linkSent', { email })),
  })
  const field = entry.field('email', t('students.emailField'))
  return (
    <Section title={t('students.byEmail')}>
      {status === 'inReview' && <p>{t('students.inReviewHint')}</p>}
      <form
        noValidate
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          entry.submit()
        }}
      >
        <TextField {...field} name="studentEmail" type="email" autoComplete="off" hint={t('students.byEmailHint')} />
        <Button type="submit" loading={entry.pending}>
          {t(
            status === 'emailUnconfirmed' && entry.values.email === known ? 'students.sendAgain' : 'students.sendLink',
          )}
        </Button>
      </form>
    </Section>
  )
}

/** What is still stored of a proof, when it goes, and its removal. */
export function StoredProofs({ verification }: { verification: Studies['verification'] }) {
  const { proofs, proofDays, proofsDeletedOn } = verification
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const { remove, pending } = useRemoval(removeProof, ({ id, name }: { id: string; name: string }) => ({
    input: { params: { id } },
    title: t('students.removeTitle'),
    question: t('students.removeQuestion', { name }),
    confirmLabel: t('students.removeConfirm'),
    removed: () => notify.success(t('students.removed', { name })),
  }))
  return (
    <Section title={t('students.kept')}>
      <PlainList className={classes.files} gap="0.5rem">
        {proofs.map(({ id, name, size }) => (
          <li key={id}>
            <span className={classes.fileName}>{name}</span>
            <span>{formats.size(size, language)}</span>
            <Button size="xs" variant="default" loading={pending} onClick={() => remove({ id, name })}>
              {t('students.removeProof', { name })}
            </Button>
          </li>
        ))}
      </PlainList>
      <p>
        {proofsDeletedOn
          ? t('students.keptUntil', { day: formats.date(proofsDeletedOn) })
          : t('students.keptHint', { days: proofDays })}
      </p>
    </Section>
  )
}
