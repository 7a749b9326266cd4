import { useNavigate, useSearch } from '@tanstack/react-router'
import { windowOf } from '#contract/event-times.ts'
import { listCloudStacks } from '#contract/cloud.ts'
import { portalTimeZone } from '#contract/time-zone.ts'
import {
  createEvent,
  type Event,
  eventInput,
  type EventInput,
  mostEventPlaces,
  readEvent,
  updateEvent,
} from '#contract/events.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { eventTexts } from '#texts/events.ts'
import { uiTexts } from '#texts/ui.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { TimeField } from '#web/ui/form/fields/time-field.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { IconPrint } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Plan } from './plan.tsx'

type Values = EventInput & Record<string, unknown>
type Words = ReturnType<typeof useTexts<keyof typeof eventTexts>>

const { day, from, to } = eventInput.shape
const isWhole = (values: EventInput) =>
  [day.safeParse(values.day), from.safeParse(values.from), to.safeParse(values.to)].every(({ success }) => success)

/** An event, new or to be changed. */
export function EventPage() {
  const { id = '' } = useSearch({ from: '/events/create' })
  const t = useTexts(eventTexts)
  const ui = useTexts(uiTexts)
  const { data, error, refetchError } = useRead(readEvent, { params: { id } }, { enabled: id !== '' })
  const links = id !== '' && data && (
    <LinkButton to="/events/links" search={{ id }} variant="default" leftSection={<IconPrint />}>
      {t('events.links')}
    </LinkButton>
  )
  const title = id === '' ? t('events.create') : data && t('events.edit', { name: data.name })
  return (
    <Page narrow title={title} context={ui('ui.required')} action={links} error={error} refetchError={refetchError}>
      {id === '' ? <CreateForm /> : data && <ChangeForm key={data.id} event={data} />}
    </Page>
  )
}

function CreateForm() {
  const t = useTexts(eventTexts)
  const navigate = useNavigate()
  const entry = useEntry<typeof createEvent, Values>(createEvent, {
    initial: { name: '', places: 10, stackId: '', day: today(), from: '09:00', to: '12:00' },
    rules: (values) => ({ to: whyNotThen(values, undefined) }),
    done: ({ name }) => {
      notify.success(t('events.createdDone', { name }))
      return navigate({ to: '/events/list' })
    },
  })
  return <Fields entry={entry} />
}

function ChangeForm({ event }: { event: Event }) {
  const t = useTexts(eventTexts)
  const navigate = useNavigate()
  const entry = useEntry<typeof updateEvent, Values>(updateEvent, {
    initial: editable(eventInput, event),
    schema: eventInput,
    rules: (values) => ({ to: whyNotThen(values, event) }),
    input: (body) => ({ params: { id: event.id }, body: { ...body, modifiedAt: event.modifiedAt } }),
    async ask(values) {
      const { places } = values
      const fewer = { places, fewer: event.places - places, first: places + 1, last: event.places }
      const questions = [
        places < event.places && t('events.fewerQuestion', fewer),
        disconnects(t, event, values),
      ].filter((one) => one !== false && one !== '')
      if (questions.length === 0) return true
      const taken = places < event.places
      return confirm({
        title: t(taken ? 'events.fewerTitle' : 'events.disconnectTitle'),
        question: questions.join(' '),
        confirmLabel: t(taken ? 'events.fewerConfirm' : 'events.disconnectConfirm'),
        danger: true,
      })
    },
    done: ({ name }) => {
      notify.success(t('events.saved', { name }))
      return navigate({ to: '/events/list' })
    },
  })
  return <Fields entry={entry} before={event} />
}

/** Why an event cannot be when these values say; one that was may be called otherwise. */
function whyNotThen(values: EventInput, before: Event | undefined) {
  if (!isWhole(values)) return false
  const window = windowOf(values)
  if (typeof window === 'string') return window
  const moved = !before || before.day !== values.day || before.from !== values.from || before.to !== values.to
  return moved && window.endsAt.getTime() <= serverNow() && 'events.alreadyOver'
}

/** Whom a change of the time or of the stack disconnects while the links work; empty: none. */
function disconnects(t: Words, before: Event, values: EventInput): string {
  const now = serverNow()
  if (Date.parse(before.opensAt) > now || Date.parse(before.endsAt) <= now) return ''
  const window = windowOf(values)
  if (typeof window !== 'string' && window.opensAt.getTime() > now)
    return t('events.putOffQuestion', { opens: formats.portal(window.opensAt.toISOString()) })
  return values.stackId === before.stackId ? '' : t('events.otherStackQuestion')
}

function Fields({ entry, before }: { entry: Entry<Values>; before?: Event }) {
  const t = useTexts(eventTexts)
  const c = useTexts(cloudTexts)
  const { data } = useRead(listCloudStacks)
  // What stands in the event already may stay, though it could not be chosen any more.
  const choices = (data?.items ?? [])
    .filter(({ gone, id }) => !gone || id === before?.stackId)
    .map(({ id, name, gone }) => ({ value: id, label: gone ? `${name} (${c('cloud.stackGone')})` : name }))
  return (
    <>
      <CloudFreshness quiet />
      <EntryForm entry={entry} cancel={<CancelLink to="/events/list" />}>
        <FieldGrid>
          <TextField {...entry.field('name', t('events.name'))} />
          <SelectField {...entry.field('stackId', t('events.stack'))} choices={choices} />
          <NumberField
            {...entry.field('places', t('events.places'))}
            hint={t('events.placesHint', { most: mostEventPlaces })}
            min={1}
            max={mostEventPlaces}
          />
          <DateField {...entry.field('day', t('events.date'))} />
          <TimeField
            {...entry.field('from', t('events.from'))}
            hint={t('events.timesOf', { zone: portalTimeZone() })}
          />
          <TimeField {...entry.field('to', t('events.to'))} hint={t('events.toHint')} />
        </FieldGrid>
        <Plan values={entry.values} before={before} />
      </EntryForm>
    </>
  )
}
