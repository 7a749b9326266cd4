import { Button, Checkbox, Group, Select, Textarea } from '@mantine/core'
import { decideOnStudent, resendStudentEmail, setUniversity } from '#contract/student-reviews.ts'
import { createStudentDomain } from '#contract/student-domains.ts'
import { remarks } from '#contract/students.ts'
import { remarkTexts } from '#texts/student-remarks.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import classes from '../students.module.css'
import reviewClasses from './reviews.module.css'
import { AddUniversity } from './add-university.tsx'
import { type DecisionProps, type DecisionState, useDecision } from './use-decision.ts'
import { UniversityField } from './university-field.tsx'

/** What staff may do with a proof in its state. */
export function Decide(props: DecisionProps) {
  const decision = useDecision(props)
  const { can } = useSession()
  if (!can(decideOnStudent.access)) return null
  return (
    <div className={classes.sections}>
      <DecisionFields decision={decision} />
      <DecisionButtons decision={decision} />
    </div>
  )
}

/** The university, and what the student reads. */
export function DecisionFields({ decision }: { decision: DecisionState }) {
  const t = useTexts(reviewsTexts)
  const said = useTexts(remarkTexts)
  const { can } = useSession()
  const { contactId, card, university, problemAt } = decision
  return (
    <div className={classes.sections}>
      <UniversityField
        key={decision.added?.id}
        value={university}
        known={decision.known}
        error={problemAt('universityId')}
        onChange={decision.setUniversity}
      />
      <Group gap="xs">
        {card.status !== 'proofNeeded' && university !== null && university !== card.chosen?.id && (
          <SaveUniversity contactId={contactId} universityId={university} />
        )}
        {can(createStudentDomain.access) && (
          <AddUniversity domain={card.unknownDomain} onAdded={decision.addUniversity} />
        )}
        {card.status === 'emailUnconfirmed' && can(resendStudentEmail.access) && <Resend contactId={contactId} />}
      </Group>
      <Select
        label={t('reviews.reason')}
        clearable
        data={remarks.map((one) => ({ value: one, label: said(`students.remark.${one}`) }))}
        value={decision.remark}
        onChange={(next) => {
          const chosen = remarks.find((one) => one === next) ?? null
          decision.setWords(chosen ? said(`students.remark.${chosen}`) : '', chosen)
        }}
      />
      <Textarea
        name="reason"
        aria-label={t('reviews.reason')}
        description={t(decision.remark ? 'reviews.remarkHint' : 'reviews.reasonHint')}
        rows={2}
        maxLength={500}
        value={decision.reason}
        error={problemAt('reason')}
        // Words that were changed are no ready-made remark any more: they go out as they are typed.
        onChange={(event) => decision.setWords(event.currentTarget.value)}
      />
    </div>
  )
}

/** The decisions that are possible. */
export function DecisionButtons({ decision }: { decision: DecisionState }) {
  const t = useTexts(reviewsTexts)
  return (
    <Group gap="xs">
      {decision.possible.map((one, index) => (
        <Button
          key={one}
          variant={index === 0 && one === 'verify' ? 'filled' : 'default'}
          loading={decision.pending}
          onClick={() => void decision.decide(one)}
        >
          {t(`reviews.${one}`)}
        </Button>
      ))}
      <Checkbox
        label={t('reviews.tell')}
        checked={decision.tell}
        onChange={(event) => decision.setTell(event.currentTarget.checked)}
      />
      {decision.byKeys && (
        <div className={reviewClasses.keys}>
          <Hint>{t('reviews.keys')}</Hint>
        </div>
      )}
    </Group>
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
