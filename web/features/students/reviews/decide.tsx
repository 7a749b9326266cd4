import { Alert, Button, Checkbox, Group, Select, Textarea } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type Decision,
  decideOnStudent,
  resendStudentEmail,
  setUniversity,
  type StudentCard,
  undoDecision,
} from '#contract/student-reviews.ts'
import { createStudentDomain } from '#contract/student-domains.ts'
import { type Remark, remarks } from '#contract/students.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import { errors } from '#texts/errors.ts'
import { remarkTexts } from '#texts/student-remarks.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { UniversityField } from './university-field.tsx'
import { Hint } from '#web/ui/layout/words.tsx'

/** Which decisions each status offers, as documented. */
const offered: Record<VerificationStatus, readonly Decision[]> = {
  proofNeeded: ['verify', 'verifyFree', 'requestProof'],
  emailUnconfirmed: ['verify', 'verifyFree', 'requestProof', 'reset'],
  verified: ['verifyFree', 'requestProof', 'reset'],
  universityUnknown: ['verify', 'verifyFree', 'requestProof', 'reset'],
  proofRequested: ['verify', 'verifyFree', 'reset'],
  inReview: ['verify', 'verifyFree', 'unreadable', 'requestProof'],
  unreadable: ['verify', 'verifyFree', 'reset'],
  verifiedFree: ['requestProof', 'reset'],
}
const keys: Record<string, Decision> = { v: 'verify', a: 'requestProof', n: 'unreadable' }

// A proof that lies there was no good: the student reads why. Without one the request says enough.
const needsWords = (decision: Decision, { status, proofs }: StudentCard) =>
  decision === 'unreadable' ||
  (decision === 'requestProof' && (status === 'inReview' || status === 'emailUnconfirmed') && proofs.length > 0)

interface DecideProps {
  contactId: string
  card: StudentCard
  /** After a decision: the next one. */
  onDecided?: ((card: StudentCard) => void) | undefined
  /** Keys V, A and N decide; whether one of them is held down outlives the card it was pressed on. */
  keyHeld?: RefObject<boolean>
}

/** What staff may do with a proof in its state. */
export function Decide({ contactId, card, onDecided, keyHeld }: DecideProps) {
  const t = useTexts(reviewsTexts)
  const l = useTexts(studentListTexts)
  const say = useTexts(errors)
  const { language } = useLanguage()
  const { can } = useSession()
  const [university, setUniversityId] = useState<string | null>(card.chosen?.id ?? card.suggested?.id ?? null)
  const [reason, setReason] = useState('')
  const [remark, setRemark] = useState<Remark | null>(null)
  const said = useTexts(remarkTexts)
  const [tell, setTell] = useState(true)
  const [missing, setMissing] = useState<'universityId' | 'reason' | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  // From the decision until the next card is drawn this one still stands there, with nothing left to decide by key.
  const decided = useRef(false)
  const { run, pending, error } = useWrite(decideOnStudent, {
    done: (after) => {
      decided.current = true
      notify.success(t('reviews.decided', { status: l(`students.listStatus.${after.status}`) }))
      onDecided?.(after)
    },
    failed: ({ field }) => field === 'universityId' || field === 'reason',
  })
  const params = { id: contactId }
  const words = reason.trim()
  const missingFor = (decision: Decision) =>
    decision === 'verify' && university === null && card.chosen === null
      ? 'universityId'
      : needsWords(decision, card) && words === ''
        ? 'reason'
        : null
  const decide = async (decision: Decision) => {
    const field = missingFor(decision)
    setMissing(field)
    if (field) fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    else
      await run({
        params,
        body: { decision, status: card.status, universityId: university, remark, reason: remark ? '' : words, tell },
      })
  }
  const possible = offered[card.status]
  useEffect(() => {
    if (!keyHeld) return undefined
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(input|textarea|select)$/i.test(event.target.tagName)
      const decision = keys[event.key.toLowerCase()]
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !decision || !possible.includes(decision)) return
      event.preventDefault()
      // One press is one decision: a key that is held down says so again and again, and the next card is unseen by then.
      if (event.repeat || keyHeld.current || pending || decided.current) return
      keyHeld.current = true
      void decide(decision)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (!can(decideOnStudent.access)) return null
  const known = [card.chosen, card.suggested].filter((one) => one !== null)
  const at = (field: 'universityId' | 'reason') => {
    const filled = field === 'reason' ? words !== '' : university !== null
    if (missing === field && !filled)
      return say(field === 'reason' ? 'students.reasonNeeded' : 'students.noUniSelected')
    return missing === null && error?.field === field ? error.text(language) : undefined
  }
  return (
    <div className={classes.sections} ref={fields}>
      {card.undoUntil && <Undo contactId={contactId} until={card.undoUntil} />}
      <UniversityField value={university} known={known} error={at('universityId')} onChange={setUniversityId} />
      <Group gap="xs">
        {card.status !== 'proofNeeded' && university !== null && university !== card.chosen?.id && (
          <SaveUniversity contactId={contactId} universityId={university} />
        )}
        {can(createStudentDomain.access) && (
          <LinkButton
            to="/management/addstudentdomain"
            search={{ domain: card.studentEmail.split('@')[1] ?? '' }}
            variant="default"
            size="xs"
          >
            {t('reviews.addUniversity')}
          </LinkButton>
        )}
        {card.status === 'emailUnconfirmed' && can(resendStudentEmail.access) && <Resend contactId={contactId} />}
      </Group>
      <Select
        label={t('reviews.reason')}
        clearable
        data={remarks.map((one) => ({ value: one, label: said(`students.remark.${one}`) }))}
        value={remark}
        onChange={(next) => {
          const chosen = remarks.find((one) => one === next) ?? null
          setRemark(chosen)
          setReason(chosen ? said(`students.remark.${chosen}`) : '')
        }}
      />
      <Textarea
        name="reason"
        aria-label={t('reviews.reason')}
        description={t(remark ? 'reviews.remarkHint' : 'reviews.reasonHint')}
        rows={2}
        maxLength={500}
        value={reason}
        error={at('reason')}
        onChange={(event) => {
          // Words that were changed are no ready-made remark any more: they go out as they are typed.
          setRemark(null)
          setReason(event.currentTarget.value)
        }}
      />
      <Checkbox label={t('reviews.tell')} checked={tell} onChange={(event) => setTell(event.currentTarget.checked)} />
      <Group gap="xs">
        {possible.map((decision, index) => (
          <Button
            key={decision}
            variant={index === 0 && decision === 'verify' ? 'filled' : 'default'}
            loading={pending}
            onClick={() => void decide(decision)}
          >
            {t(`reviews.${decision}`)}
          </Button>
        ))}
      </Group>
      {keyHeld && <Hint>{t('reviews.keys')}</Hint>}
    </div>
  )
}

interface UndoProps {
  contactId: string
  until: string
  /** Whose decision it is, where others are on the screen. */
  name?: string | undefined
  onUndone?: () => void
}

/** Takes the last decision back, for a minute. */
export function Undo({ contactId, until, name, onUndone }: UndoProps) {
  const t = useTexts(reviewsTexts)
  const { run, pending } = useWrite(undoDecision, {
    done: () => {
      notify.success(t('reviews.undone'))
      onUndone?.()
    },
  })
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  if (over) return null
  return (
    <Alert color="blue">
      <Group>
        <span>{t(name ? 'reviews.undoOf' : 'reviews.undoHint', { name, time: formats.time(until) })}</span>
        <Button size="xs" variant="default" loading={pending} onClick={() => void run({ params: { id: contactId } })}>
          {t('reviews.undo')}
        </Button>
      </Group>
    </Alert>
  )
}

function SaveUniversity({ contactId, universityId }: { contactId: string; universityId: string }) {
  const t = useTexts(reviewsTexts)
  const { run, pending } = useWrite(setUniversity, { done: () => notify.success(t('reviews.universitySaved')) })
  return (
    <Button
      size="xs"
      variant="default"
      loading={pending}
      onClick={() => void run({ params: { id: contactId }, body: { universityId } })}
    >
      {t('reviews.saveUniversity')}
    </Button>
  )
}

function Resend({ contactId }: { contactId: string }) {
  const t = useTexts(reviewsTexts)
  const { run, pending } = useWrite(resendStudentEmail, { done: () => notify.success(t('reviews.resent')) })
  return (
    <Button size="xs" variant="default" loading={pending} onClick={() => void run({ params: { id: contactId } })}>
      {t('reviews.resend')}
    </Button>
  )
}
