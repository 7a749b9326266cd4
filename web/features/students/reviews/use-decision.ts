import { type RefObject, useEffect, useRef, useState } from 'react'
import { claimReview, type Decision, decideOnStudent, type StudentCard } from '#contract/student-reviews.ts'
import type { StudentDomain } from '#contract/student-domains.ts'
import type { Remark } from '#contract/students.ts'
import { isWaiting, type VerificationStatus } from '#contract/verification-status.ts'
import { errors } from '#texts/errors.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { noteDecision } from './decided.ts'

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

export interface DecisionProps {
  contactId: string
  card: StudentCard
  /** After a decision: the next one. */
  onDecided?: (() => void) | undefined
  /** Keys V, A and N decide; whether one of them is held down outlives the card it was pressed on. */
  keyHeld?: RefObject<boolean>
}

/** What staff are about to decide about a person: what they chose and wrote, what is missing, and the decision itself. */
export function useDecision({ contactId, card, onDecided, keyHeld }: DecisionProps) {
  const say = useTexts(errors)
  const { language } = useLanguage()
  const [added, setAdded] = useState<NonNullable<StudentCard['chosen']> | null>(null)
  const [university, setUniversity] = useState<string | null>(card.chosen?.id ?? card.suggested?.id ?? null)
  const [reason, setReason] = useState('')
  const [remark, setRemark] = useState<Remark | null>(null)
  const [tell, setTell] = useState(true)
  const [missing, setMissing] = useState<'universityId' | 'reason' | null>(null)
  // From the decision until the next card is drawn this one still stands there, with nothing left to decide by key.
  const decided = useRef(false)
  const { run, pending, error } = useWrite(decideOnStudent, {
    done(after, { body }) {
      decided.current = true
      if (after.undoUntil)
        noteDecision({
          people: [{ id: contactId, name: after.accountName || after.accountEmail }],
          decision: body.decision,
          until: after.undoUntil,
        })
      onDecided?.()
    },
    // What was decided meanwhile is on the card, which is read again.
    failed: ({ field, code }) => field === 'universityId' || field === 'reason' || code === 'students.decidedMeanwhile',
  })
  const claim = useWrite(claimReview)
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
    if (!field) {
      const body = {
        decision,
        status: card.status,
        universityId: university,
        remark,
        reason: remark ? '' : words,
        tell,
      }
      await run({ params: { id: contactId }, body })
      return
    }
    document.getElementsByName(field)[0]?.focus()
    // Claimed while something is added first, so that no other account decides meanwhile.
    if (isWaiting(card.status)) await claim.run({ params: { id: contactId } })
  }
  const possible = offered[card.status]
  useEffect(() => {
    if (!keyHeld) return undefined
    const press = (event: KeyboardEvent) => {
      const within = event.target instanceof HTMLElement && event.target.closest('[role="dialog"]')
      const typing = event.target instanceof HTMLElement && /^(input|textarea|select)$/i.test(event.target.tagName)
      const decision = keys[event.key.toLowerCase()]
      const other = event.ctrlKey || event.metaKey || event.altKey || within
      if (typing || other || !decision || !possible.includes(decision)) return
      event.preventDefault()
      // One press is one decision: a key that is held down says so again and again, and the next card is unseen by then.
      if (event.repeat || keyHeld.current || pending || decided.current) return
      keyHeld.current = true
      void decide(decision)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const problemAt = (field: 'universityId' | 'reason') => {
    const filled = field === 'reason' ? words !== '' : university !== null
    if (missing === field && !filled)
      return say(field === 'reason' ? 'students.reasonNeeded' : 'students.noUniSelected')
    return missing === null && error?.field === field ? error.text(language) : undefined
  }
  return {
    contactId,
    card,
    possible,
    decide,
    pending,
    problemAt,
    university,
    setUniversity,
    /** Those that can be chosen without a search. */
    known: [added, card.chosen, card.suggested].filter((one) => one !== null),
    added,
    /** Chooses a university that was added just now. */
    addUniversity: ({ nameDe, nameEn, ...one }: StudentDomain) => {
      setAdded({ ...one, de: nameDe, en: nameEn })
      setUniversity(one.id)
    },
    reason,
    remark,
    /** A ready-made remark with its words, or words of one's own. */
    setWords: (next: string, ready: Remark | null = null) => {
      setRemark(ready)
      setReason(next)
    },
    tell,
    setTell,
    byKeys: keyHeld !== undefined,
  }
}

export type DecisionState = ReturnType<typeof useDecision>
