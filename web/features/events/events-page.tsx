import { VisuallyHidden } from '@mantine/core'
import { listEventPlaces } from '#contract/event-places.ts'
import { createEvent, deleteEvent, type Event, listEvents, updateEvent } from '#contract/events.ts'
import { eventTexts } from '#texts/events.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCopy, IconPrint } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { EditLink, RowLink } from '#web/ui/table/rows/row-link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './events.module.css'
import { WrappingBadge } from '#web/ui/layout/text/wrapping-badge.tsx'

const shows = ['coming', 'past', 'all'] as const
const colours = { coming: 'blue', open: 'green', over: 'gray' } as const

/** Trainings and demonstrations, the next one first. */
export function EventsPage() {
  const t = useTexts(eventTexts)
  const { can } = useSession()
  const list = useListState(listEvents)
  const { remove } = useRemoval(deleteEvent, ({ id, name, places }: Event) => ({
    input: { params: { id } },
    title: t('events.removeTitle'),
    question: t('events.removeQuestion', { name, places }),
    removed: () => notify.note(t('events.removed', { name })),
  }))
  const create = can(createEvent.access) && (
    <CreateLink to="/events/create" search={{}}>
      {t('events.create')}
    </CreateLink>
  )
  return (
    <Page title={t('events.list')} context={t('events.context')} action={create}>
      <ListTable
        list={list}
        texts={eventTexts}
        cells={{
          name: ({ id, name }) =>
            can(updateEvent.access) ? (
              <TextLink to="/events/create" search={{ id }}>
                {name}
              </TextLink>
            ) : (
              name
            ),
          to: ({ from, to }) => (to < from ? `${to} (+1)` : to),
          state: ({ state }) => <WrappingBadge color={colours[state]}>{t(`events.state.${state}`)}</WrappingBadge>,
          load: (event) => <Load event={event} />,
          created: ({ createdAt }) => formats.date(createdAt),
        }}
        filters={
          <FilterChips
            label={t('events.show')}
            value={list.query.show}
            choices={shows.map((value) => ({ value, label: t(`events.show.${value}`) }))}
            onChange={(show) => list.set({ show })}
          />
        }
        empty={{ text: t('events.noEventsFound'), action: create }}
        actions={(event) => (
          <>
            {can(listEventPlaces.access) && (
              <RowLink
                to="/events/links"
                search={{ id: event.id }}
                text={t('events.openLinks', { name: event.name })}
                letter="p"
                icon={<IconPrint />}
              />
            )}
            {can(updateEvent.access) && (
              <EditLink to="/events/create" search={{ id: event.id }} text={t('events.edit', { name: event.name })} />
            )}
            {can(deleteEvent.access) && (
              <RemoveButton text={t('events.remove', { name: event.name })} onClick={() => remove(event)} />
            )}
          </>
        )}
      />
    </Page>
  )
}

/** Places taken at once of those the fleet has, and how many other events there are at the same time. */
function Load({ event: { needed, capacity, overlaps, state } }: { event: Event }) {
  const t = useTexts(eventTexts)
  const text = capacity === null ? t('events.noFleet') : t('events.loadOf', { needed, capacity })
  if (state === 'over') return text
  return (
    <span className={classes.load} title={t('events.loadHint')} data-whole>
      <WrappingBadge color={capacity === null || needed > capacity ? 'red' : 'gray'}>{text}</WrappingBadge>
      {overlaps > 0 && (
        <span className={classes.overlap} title={t('events.overlapping', { count: overlaps })}>
          <IconCopy size={14} />
          <VisuallyHidden>{t('events.overlapping', { count: overlaps })}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
