import { useNavigate } from '@tanstack/react-router'
import { listCloudStacks } from '#contract/cloud.ts'
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
import { confirm } from '#web/ui/confirm.ts'
import { DateField } from '#web/ui/form/date-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { TimeField } from '#web/ui/form/time-field.tsx'
import { editable } from '#web/ui/form/schema-part.ts'
import { type Entry, useEntry } from '#web/ui/form/use-entry.ts'
import { formats, today } from '#web/ui/formats.ts'
import { IconPrint } from '#web/ui/icons.tsx'
import { CancelLink } from '#web/ui/cancel-link.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { LookLine } from '#web/ui/look-line.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { Plan } from './plan.tsx'

type Values = EventInput & Record<string, unknown>

/** An event, new or to be changed. */
export function EventPage({ id }: { id: string }) {
  const t = useTexts(eventTexts)
  const ui = useTexts(uiTexts)
  const { data, error } = useRead(readEvent, { params: { id } }, { enabled: id !== '' })
  const links = id !== '' && data && (
    <LinkButton to="/events/links" search={{ id }} variant="default" leftSection={<IconPrint />}>
      {t('events.links')}
    </LinkButton>
  )
  const title = id === '' ? t('events.create') : data && t('events.edit', { name: data.name })
  return (
    <Page narrow title={title} context={ui('ui.required')} action={links} error={error}>
      {id === '' ? <CreateForm /> : data && <ChangeForm key={data.id} event={data} />}
    </Page>
  )
}

function CreateForm() {
  const t = useTexts(eventTexts)
  const navigate = useNavigate()
  const entry = useEntry<typeof createEvent, Values>(createEvent, {
    initial: { name: '', places: 10, stackId: '', day: today(), from: '09:00', to: '12:00' },
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
    input: (body) => ({ params: { id: event.id }, body: { ...body, modifiedAt: event.modifiedAt } }),
    ask: ({ places }) =>
      places >= event.places
        ? Promise.resolve(true)
        : confirm({
            title: t('events.fewerTitle'),
            question: t('events.fewerQuestion', {
              places,
              fewer: event.places - places,
              first: places + 1,
              last: event.places,
            }),
            confirmLabel: t('events.fewerConfirm'),
            danger: true,
          }),
    done: ({ name }) => {
      notify.success(t('events.saved', { name }))
      return navigate({ to: '/events/list' })
    },
  })
  return <Fields entry={entry} before={event} />
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
      <LookLine
        look={data}
        words={{
          notSetUp: c('cloud.notSetUp'),
          lookedAt: '',
          failed: c('cloud.lookFailed', { time: formats.instant(data?.failedAt) }),
          refresh: '',
        }}
      />
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
          <TimeField {...entry.field('from', t('events.from'))} hint={t('events.timesBerlin')} />
          <TimeField {...entry.field('to', t('events.to'))} hint={t('events.toHint')} />
        </FieldGrid>
        <Plan values={entry.values} before={before} />
      </EntryForm>
    </>
  )
}
