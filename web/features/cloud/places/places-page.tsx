import { Alert, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { addMonths } from '#licence/days.ts'
import { type CloudPlaces, listMyCloud, readCloudPlaces, setCloudPlace } from '#contract/cloud-places.ts'
import type { Output } from '#web/api/request.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { uiTexts } from '#texts/ui.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats, today } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ReasonSwitch } from '#web/ui/feedback/reason-switch.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { WrappingBadge } from '#web/ui/layout/text/wrapping-badge.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { PendingChanges } from '../pending-changes.tsx'
import { PlacesBulk } from './places-bulk.tsx'
import { StateBadge } from '../state-badge.tsx'
import { accountState, useEndWords, useSwitchOnQuestion } from '../words.ts'

/** Budgets are a month's: the first day of the next one. */
const nextMonth = (day: string) => addMonths(`${day.slice(0, 7)}-01`, 1)

/** How a customer asks for more places: the dialog of another feature. */
export type AskForPlaces = (places: CloudPlaces, onClose: () => void) => ReactNode

interface Props {
  id: string
  ask: AskForPlaces
  children?: (places: CloudPlaces) => ReactNode
}

type Person = Output<typeof readCloudPlaces>['users'][number]

/** Who of a company has the places of a cloud account, for the company's own administrator. */
export function CloudPlacesPage({ id, ask, children }: Props) {
  const t = useTexts(cloudUserTexts)
  const c = useTexts(cloudTexts)
  const ui = useTexts(uiTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const { vendorName } = usePortal()
  const endWords = useEndWords()
  const switchOnQuestion = useSwitchOnQuestion()
  const [asking, setAsking] = useState(false)
  const { data, error, refetchError } = useRead(readCloudPlaces, { params: { id } })
  const full = async () => {
    const ask = await confirm({
      title: t('cloud.maxAwsAccessTitle'),
      question: t('cloud.maxPlacesText', { seats: data?.seats ?? 0 }),
      confirmLabel: t('cloud.askMore'),
      cancelLabel: ui('ui.close'),
    })
    if (ask) setAsking(true)
  }
  const set = useWrite(setCloudPlace, {
    failed: ({ code }) => {
      if (code === 'cloud.maxAccess') void full()
      return code === 'cloud.maxAccess'
    },
  })
  async function toggle(person: Person) {
    if (!data) return
    const { id: contact, name, active } = person
    const key = active ? 'cloud.switchOff' : 'cloud.switchOn'
    const sure = await confirm({
      title: t(key),
      question: [
        active ? t('cloud.switchOffQuestion', { name }) : switchOnQuestion(person, data),
        active && person.streaming && t('cloud.switchOffStreaming', { name }),
        !active &&
          data.used + 1 >= data.seats &&
          data.lockedUntil &&
          t('cloud.lastPlace', { day: formats.date(data.lockedUntil) }),
      ]
        .filter(Boolean)
        .join(' '),
      danger: active,
    })
    if (!sure || !(await set.run({ params: { id, contact }, body: { active: !active, undoable: true } }))) return
    if (active) notify.note(t('cloud.willEnd'))
    else notify.success(t('cloud.switchedOn', { name }))
  }
  const title = data && (language === 'de' ? data.titleDe : data.titleEn)
  const more = (
    <Button variant={data?.blockedUntil ? 'filled' : 'default'} onClick={() => setAsking(true)}>
      {t('cloud.askMore')}
    </Button>
  )
  const locked = data?.blockedUntil
    ? why('reason.cloudBlocked', { day: formats.date(data.blockedUntil) })
    : data?.state === 'expired'
      ? why('reason.cloudExpired')
      : ''
  return (
    <Page
      title={title && `${t('cloud.myPlaces')}: ${title}`}
      context={t('cloud.myPlacesContext')}
      action={data && more}
      error={error}
      refetchError={refetchError}
    >
      {data && (
        <Facts
          layout="row"
          facts={[
            [c('cloud.state'), <StateBadge key="state" state={accountState(data)} start={data.startDate} />],
            [t('cloud.placesTaken'), c('cloud.usedOf', { used: data.used, seats: data.seats })],
            [t('cloud.environment'), data.stack],
            [t('cloud.runsUntil'), endWords(data.endDate)],
          ]}
        />
      )}
      {data?.blockedUntil && (
        <Alert color="orange" title={t('cloud.blockedTitle', { day: formats.date(data.blockedUntil) })}>
          {t('cloud.blockedText', { seats: data.seats, day: formats.date(data.blockedUntil) })}
        </Alert>
      )}
      {data?.stopped && data.state === 'running' && (
        <Alert color="orange" title={t('cloud.stoppedTitle')}>
          {t('cloud.stoppedText', { day: formats.date(nextMonth(today())), vendor: vendorName })}
        </Alert>
      )}
      {data?.gone && (
        <Alert color="orange" title={t('cloud.goneTitle')}>
          {t('cloud.goneText', { vendor: vendorName })}
        </Alert>
      )}
      <PendingChanges id={id} />
      <Section title={t('cloud.users')}>
        <DataTable
          label={t('cloud.users')}
          rows={data?.users}
          columns={[
            { key: 'name', text: t('cloud.name'), sortable: true },
            { key: 'email', text: t('cloud.email'), sortable: true },
            {
              key: 'active',
              text: t('cloud.access'),
              sortable: true,
              value: ({ active }) => (active ? 1 : 0),
              render: (person) => (
                <ReasonSwitch
                  label={t('cloud.accessNamed', { name: person.name })}
                  checked={person.active}
                  pending={set.pending}
                  reason={locked}
                  onSwitch={() => void toggle(person)}
                />
              ),
            },
            {
              key: 'last',
              text: t('cloud.lastActivated'),
              value: ({ lastActivatedAt }) => formats.instant(lastActivatedAt),
            },
          ]}
          {...(data && {
            bulk: {
              name: ({ name }: Person) => name,
              actions: (people: Person[], clear: () => void) => (
                <PlacesBulk places={data} people={people} locked={locked} clear={clear} />
              ),
            },
          })}
          empty={{ text: t('cloud.nobodyElse') }}
        />
      </Section>
      {data && children?.(data)}
      {asking && data && ask(data, () => setAsking(false))}
    </Page>
  )
}

/** The cloud accounts of the own company, each with the way to its places; nothing where there is none. */
export function MyCloud() {
  const t = useTexts(cloudUserTexts)
  const c = useTexts(cloudTexts)
  const { language } = useLanguage()
  const { can, me } = useSession()
  const endWords = useEndWords()
  const mine = can(listMyCloud.access) && Boolean(me?.companyId)
  const { data } = useRead(listMyCloud, {}, { enabled: mine })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t('cloud.myPlaces')}>
      <DataTable
        plain
        label={t('cloud.myPlaces')}
        rows={data.items}
        columns={[
          {
            key: 'product',
            text: t('cloud.product'),
            value: (row) => `${language === 'de' ? row.titleDe : row.titleEn}, ${row.stack}`,
            render: (row) => (
              <TextLink to="/editawsusers" search={{ id: row.id }}>
                {language === 'de' ? row.titleDe : row.titleEn}, {row.stack}
              </TextLink>
            ),
          },
          { key: 'used', text: t('cloud.placesTaken'), align: 'right', value: (row) => c('cloud.usedOf', row) },
          { key: 'end', text: t('cloud.runsUntil'), value: ({ endDate }) => endWords(endDate) },
          {
            key: 'state',
            text: c('cloud.state'),
            render: (row) =>
              row.gone ? (
                <WrappingBadge color="red">{t('cloud.goneTitle')}</WrappingBadge>
              ) : (
                <StateBadge state={accountState(row)} start={row.startDate} />
              ),
          },
        ]}
      />
    </Section>
  )
}
