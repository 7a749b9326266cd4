import { useSearch } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { type EventPlace, exportEventPlaces, listEventPlaces, renewEventPlace } from '#contract/event-places.ts'
import { type Event, readEvent } from '#contract/events.ts'
import { eventTexts } from '#texts/events.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconCopy, IconDownload, IconPrint, IconRefresh } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { QrCode } from '#web/ui/layout/qr-code.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useCopy } from '#web/ui/data/use-copy.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './events.module.css'

/** The links of an event's places: to copy, to renew, to hand on as a table, and to print. */
export function LinksPage() {
  const { id } = useSearch({ from: '/events/links' })
  const t = useTexts(eventTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const event = useRead(readEvent, { params: { id } })
  // Of an event that is not there, no name is awaited.
  const crumbs = event.error
    ? []
    : [
        <TextLink key="event" to="/events/create" search={{ id }}>
          {event.data?.name ?? <Pending />}
        </TextLink>,
      ]
  const fetchFile = () => download(exportEventPlaces, { params: { id }, query: { language } })
  const action = (
    <>
      <Button variant="default" leftSection={<IconDownload />} onClick={() => void fetchFile()}>
        {t('events.csv')}
      </Button>
      <Button leftSection={<IconPrint />} onClick={() => globalThis.print()}>
        {t('events.print')}
      </Button>
    </>
  )
  return (
    <Page
      title={event.data && t('events.sheetOf', { name: event.data.name })}
      context={t('events.linksHint')}
      crumbs={crumbs}
      action={event.data && action}
      error={event.error}
      refetchError={event.refetchError}
    >
      {event.data && <Places event={event.data} />}
    </Page>
  )
}

function Places({ event }: { event: Event }) {
  const t = useTexts(eventTexts)
  const { id } = event
  const places = useRead(listEventPlaces, { params: { id } }, { every: 60_000 })
  const renewal = useConfirmed(renewEventPlace, ({ id: place, number }: EventPlace) => ({
    input: { params: { id, place } },
    title: t('events.renewTitle'),
    question: t('events.renewQuestion', { number }),
    danger: true,
    done: () => notify.success(t('events.renewed', { number })),
  }))
  const copyText = useCopy()
  const copy = ({ link, number }: EventPlace) => copyText(link!, t('events.linkCopied', { number }))
  return (
    <>
      <Section title={t('events.links')}>
        <DataTable
          plain
          label={t('events.links')}
          read={places}
          columns={[
            { key: 'number', text: t('events.number'), code: true },
            {
              key: 'link',
              text: t('events.link'),
              value: ({ link }) => link ?? t('events.linkLost'),
              render: ({ link }) => <code className={classes.link}>{link ?? t('events.linkLost')}</code>,
            },
            { key: 'use', text: t('events.use'), value: ({ inUse }) => t(inUse ? 'events.inUse' : 'events.free') },
          ]}
          actions={(place) => (
            <>
              <RowButton
                text={t('events.copyLink', { number: place.number })}
                letter="c"
                icon={<IconCopy />}
                reason={place.link === null && t('events.linkLost')}
                onClick={() => copy(place)}
              />
              <RowButton
                text={t('events.renewLink', { number: place.number })}
                letter="r"
                icon={<IconRefresh />}
                onClick={() => renewal.ask(place)}
              />
            </>
          )}
        />
      </Section>
      <Section title={t('events.sheet')}>
        <p>
          {t('events.sheetHint', {
            opens: formats.portal(event.opensAt),
            ends: formats.portal(event.endsAt, event.opensAt),
          })}
        </p>
        <ul className={classes.cards}>
          {places.data?.items.map((place) => (
            <Card key={place.id} event={event} place={place} />
          ))}
        </ul>
      </Section>
    </>
  )
}

function Card({ event, place: { number, link } }: { event: Event; place: EventPlace }) {
  const t = useTexts(eventTexts)
  if (link === null) return null
  return (
    <li className={classes.card}>
      <span className={classes.cardName}>{event.name}</span>
      <h3>{t('events.place', { number })}</h3>
      <span>{formats.date(event.day)}</span>
      <span>{t('events.cardTime', { from: event.from, to: event.to })}</span>
      <QrCode className={classes.qr} text={link} label={t('events.qr', { number })} />
      <code>{link}</code>
    </li>
  )
}
