import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PlaceTold } from '#contract/event-places.ts'
import { eventPlaceTexts } from '#texts/event-places.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { type PlaceState, type Step, usePlace } from './use-place.ts'

/** Where the link of a place leads: says when it opens, opens it, or says who has it. */
export function PlacePage() {
  const token = useRouterState({ select: ({ location }) => location.hash })
  const t = useTexts(eventPlaceTexts)
  if (!isWholeToken(token))
    return (
      <Page slim title={t('eventPlace.title')}>
        <Notice>{t('eventPlace.incomplete')}</Notice>
      </Page>
    )
  return <Opened key={token} token={token} />
}

function Opened({ token }: { token: string }) {
  const t = useTexts(eventPlaceTexts)
  const way = usePlace(token)
  const { place, step } = way
  const context = place && (
    <>
      {t('eventPlace.number', { number: place.number })} ·{' '}
      {t('eventPlace.when', { from: formats.portal(place.startsAt), to: formats.portal(place.endsAt, place.startsAt) })}
    </>
  )
  return (
    <Page slim title={place?.event ?? t('eventPlace.title')} context={context}>
      <Paper withBorder p="md" aria-busy={step.kind === 'looking'}>
        <Stack gap="sm">
          <What way={way} step={step} place={place} />
        </Stack>
      </Paper>
    </Page>
  )
}

interface WhatProps {
  way: ReturnType<typeof usePlace>
  step: Step
  place: (PlaceTold & PlaceState) | null
}

function What({ way, step, place }: WhatProps) {
  const t = useTexts(eventPlaceTexts)
  const { language } = useLanguage()
  switch (step.kind) {
    case 'looking':
      return <Text component="output">{t(place ? 'eventPlace.starting' : 'eventPlace.looking')}</Text>
    case 'problem':
      return <Notice>{step.error.text(language)}</Notice>
    case 'leaving':
      return (
        <Stack gap="sm" align="center" aria-live="polite">
          <Loader />
          <Text fw={600}>{t('eventPlace.starting')}</Text>
          <Text ta="center">{t('eventPlace.startingText')}</Text>
          <Button component="a" href={step.url}>
            {t('eventPlace.open')}
          </Button>
        </Stack>
      )
    case 'waiting':
      return <Waiting step={step} onNow={way.now} onStop={place && way.stop} />
    case 'own':
      return (
        <Own
          text={t('eventPlace.ownSince', { time: formats.instant(step.since) || '–' })}
          onGoOn={way.goOn}
          onEnd={way.endOwn}
        />
      )
    default:
      return place && <Told way={way} place={place} outcome={step.outcome} />
  }
}

function Told({
  way,
  place,
  outcome,
}: {
  way: WhatProps['way']
  place: NonNullable<WhatProps['place']>
  outcome: 'refused' | 'noStack' | null
}) {
  const t = useTexts(eventPlaceTexts)
  if (place.state === 'early')
    return (
      <>
        <Notice color="blue">{t('eventPlace.early', { opens: formats.portal(place.opensAt) })}</Notice>
        <Countdown until={place.opensAtHere} />
      </>
    )
  if (place.state === 'over')
    return <Notice color="gray">{t('eventPlace.over', { ends: formats.portal(place.endsAt) })}</Notice>
  if (place.taken === 'other')
    return (
      <>
        <Notice color="orange">{t('eventPlace.taken')}</Notice>
        <Text>{t('eventPlace.takenWait')}</Text>
        <Button variant="default" onClick={() => void way.look()}>
          {t('eventPlace.lookNow')}
        </Button>
      </>
    )
  if (place.taken === 'own' && outcome === null)
    return <Own text={t('eventPlace.own')} onGoOn={way.goOn} onEnd={way.endOwn} />
  return (
    <>
      {outcome ? <Notice>{t(`eventPlace.${outcome}`)}</Notice> : <Text>{t('eventPlace.ready')}</Text>}
      <Button onClick={() => void way.start()}>{t(outcome ? 'eventPlace.tryAgain' : 'eventPlace.start')}</Button>
    </>
  )
}

function Own({ text, onGoOn, onEnd }: { text: string; onGoOn: () => unknown; onEnd: () => unknown }) {
  const t = useTexts(eventPlaceTexts)
  return (
    <>
      <Notice color="blue">{text}</Notice>
      <Group>
        <Button onClick={() => void onGoOn()}>{t('eventPlace.goOn')}</Button>
        <Button variant="default" onClick={() => void onEnd()}>
          {t('eventPlace.endOwn')}
        </Button>
      </Group>
    </>
  )
}

interface WaitingProps {
  step: Extract<Step, { kind: 'waiting' }>
  onNow: () => void
  /** Null: there is nothing else to show. */
  onStop: (() => void) | null
}

function Waiting({ step: { why, until, error }, onNow, onStop }: WaitingProps) {
  const t = useTexts(eventPlaceTexts)
  const { language } = useLanguage()
  const left = useSecondsUntil(until)
  return (
    <>
      <Notice color="orange">{why === 'busy' ? error?.text(language) : t(`eventPlace.${why}`)}</Notice>
      <Text component="output" aria-live="off">
        {t('eventPlace.nextTry', { seconds: left })}
      </Text>
      <Group>
        {why !== 'busy' && <Button onClick={onNow}>{t('eventPlace.tryNow')}</Button>}
        {onStop && (
          <Button variant="default" onClick={onStop}>
            {t('eventPlace.stop')}
          </Button>
        )}
      </Group>
    </>
  )
}

function Countdown({ until }: { until: number }) {
  const t = useTexts(eventPlaceTexts)
  const left = useSecondsUntil(until)
  const hours = Math.floor(left / 3600)
  const two = (value: number) => String(value).padStart(2, '0')
  // Days are told by the date above.
  if (hours >= 24) return null
  const time = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
  return (
    <Text component="output" aria-live="off" fw={600}>
      {t('eventPlace.opensIn', { time })}
    </Text>
  )
}

/** Counts down by the clock: a tab in the background loses no time. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
