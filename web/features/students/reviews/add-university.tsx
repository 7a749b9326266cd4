import { Button } from '@mantine/core'
import { useState } from 'react'
import { createStudentDomain, type StudentDomain } from '#contract/student-domains.ts'
import { listWaitingFrom, verifyWaitingFrom } from '#contract/waiting-students.ts'
import { domainsTexts } from '#texts/student-lists.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { call } from '#web/api.ts'
import type { Output } from '#web/api/request.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DomainFields, type DomainValues } from '../domains/domain-fields.tsx'
import { noteDecision } from './decided.ts'

interface AddUniversityProps {
  /** The domain it is known to have; '' where none is. */
  domain: string
  onAdded: (university: StudentDomain) => unknown
}

type Waiting = Output<typeof listWaitingFrom>['items']

/** Adds a university without leaving the decision, and verifies others who wait with an address of it. */
export function AddUniversity({ domain, onAdded }: AddUniversityProps) {
  const t = useTexts(reviewsTexts)
  const [open, setOpen] = useState(false)
  const [also, setAlso] = useState<{ university: StudentDomain; waiting: Waiting } | null>(null)
  const close = () => {
    setOpen(false)
    setAlso(null)
  }
  const take = async (university: StudentDomain) => {
    notify.success(t('reviews.domainAdded', { domain: university.domain }))
    if (university.kind !== 'university') return close()
    onAdded(university)
    // Only the person on the page: what is left to do is there.
    const { items } = await call(listWaitingFrom, { params: { id: university.id } })
    if (items.length < 2) return close()
    return setAlso({ university, waiting: items })
  }
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('reviews.addUniversity')}
      </Button>
      {open && (
        <Dialog title={t('reviews.addUniversity')} size="lg" onClose={close}>
          {also ? <AlsoWaiting {...also} onDone={close} /> : <UniversityForm domain={domain} onAdded={take} />}
        </Dialog>
      )}
    </>
  )
}

function UniversityForm({ domain, onAdded }: AddUniversityProps) {
  const t = useTexts(domainsTexts)
  const entry = useEntry<typeof createStudentDomain, DomainValues>(createStudentDomain, {
    initial: { domain, kind: 'university', country: countryOf(domain), nameDe: '', nameEn: '' },
    done: onAdded,
  })
  return (
    <EntryForm mayLeave entry={entry} offered="valid" saveLabel={t('domains.add')}>
      <DomainFields entry={entry} />
    </EntryForm>
  )
}

// The last label of most domains is that of the country; others are taken for German ones.
const countryOf = (domain: string): string => {
  const last = /\.([a-z]{2})$/.exec(domain)?.[1] ?? 'de'
  return { eu: 'de', uk: 'gb' }[last] ?? last
}

interface AlsoWaitingProps {
  university: StudentDomain
  waiting: Waiting
  onDone: () => void
}

/** Who waits with a confirmed address of it, all verified by one click. */
function AlsoWaiting({ university, waiting, onDone }: AlsoWaitingProps) {
  const t = useTexts(reviewsTexts)
  const { run, pending } = useWrite(verifyWaitingFrom, {
    done({ items }) {
      const until = new Date(Date.now() + 60_000).toISOString()
      if (items.length > 0) noteDecision({ people: items, decision: 'verify', until })
      onDone()
    },
  })
  const count = waiting.length
  return (
    <>
      <p>{t('reviews.alsoWaiting', { count, domain: university.domain })}</p>
      <PlainList gap="0.25rem">
        {waiting.map(({ id, name, studentEmail }) => (
          <li key={id}>
            {name} · {studentEmail}
          </li>
        ))}
      </PlainList>
      <DialogButtons>
        <Button variant="default" onClick={onDone}>
          {t('reviews.oneByOne')}
        </Button>
        <Button data-autofocus loading={pending} onClick={() => void run({ params: { id: university.id } })}>
          {t('reviews.verifyAll', { count })}
        </Button>
      </DialogButtons>
    </>
  )
}
