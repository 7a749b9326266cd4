import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { readInbox, type Waiting, type WaitingKind } from '#contract/today.ts'
import { todayTexts } from '#texts/today.ts'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

/** Where each kind is decided. */
const places: Record<WaitingKind, (id: string, product: string) => Place> = {
  request: (id) => ({ to: '/management/requests/$id', params: { id } }),
  emergency: () => ({ to: '/management/emergencies' }),
  move: (id) => ({ to: '/management/moves/$id', params: { id } }),
  registration: () => ({ to: '/registrations' }),
  review: (id) => ({ to: '/studentreviews/$id', params: { id } }),
  course: () => ({ to: '/management/courses' }),
  payment: () => ({ to: '/management/payments' }),
  certificate: (id) => ({ to: '/company/$id', params: { id }, search: { tab: 'details' } }),
  invitations: (id) => ({ to: '/company/$id', params: { id } }),
  budget: (id) => ({ to: '/awsaccount', search: { id, tab: 'costs' } }),
  end: (id, product) => ({ to: '/{$product}configuration/overview/$id', params: { product, id } }),
}

/** Everything that waits for a decision, the oldest first, whatever part of the portal it comes from. */
export function InboxPage() {
  const t = useTexts(todayTexts)
  const { language } = useLanguage()
  const { productKey: product } = usePortal()
  const { kind } = useSearch({ from: '/inbox' })
  const { data, error, isPlaceholderData, refetchError } = useRead(
    readInbox,
    { query: kind ? { kind } : {} },
    { keep: true },
  )
  // Until the answer is there, what is known of the kind.
  const rows = data?.items.filter((item) => kind === undefined || item.kind === kind)
  const open = (kind ? data?.kinds.find((one) => one.kind === kind)?.open : data?.open) ?? 0
  const about = ({ aboutDe, aboutEn }: Waiting) => (language === 'de' ? aboutDe : aboutEn)
  return (
    <Page title={t('today.inbox')} context={t('today.inboxContext')} error={error} refetchError={refetchError}>
      <DataTable
        label={t('today.inbox')}
        rows={rows}
        pageSize={25}
        filters={<Kinds kinds={data?.kinds ?? []} open={data?.open ?? 0} chosen={kind} />}
        empty={{ text: t('today.nothing') }}
        columns={[
          { key: 'since', text: t('today.since'), sortable: true, shown: ({ since }) => formats.instant(since) },
          { key: 'kind', text: t('today.kind'), value: (row) => t(`today.kind.${row.kind}`) },
          {
            key: 'who',
            text: t('today.who'),
            sortable: true,
            render: (row) => <TextLink {...places[row.kind](row.id, product)}>{row.who || '–'}</TextLink>,
          },
          { key: 'about', text: t('today.about'), value: about },
        ]}
        sort="since"
      />
      {rows && !isPlaceholderData && rows.length < open && <p>{t('today.more', { shown: rows.length, open })}</p>}
    </Page>
  )
}

interface KindsProps {
  kinds: readonly { kind: WaitingKind; open: number }[]
  open: number
  chosen: WaitingKind | undefined
}

/** How much of each kind waits; choosing one shows it alone, in the address as well. */
function Kinds({ kinds, open, chosen }: KindsProps) {
  const t = useTexts(todayTexts)
  const navigate = useNavigate()
  const waiting = kinds.filter((one) => one.open > 0 || one.kind === chosen)
  return (
    <FilterChips<WaitingKind | ''>
      label={t('today.kind')}
      value={chosen ?? ''}
      choices={[
        { value: '', label: `${t('today.all')} ${open}` },
        ...waiting.map(({ kind, open: some }) => ({ value: kind, label: `${t(`today.kinds.${kind}`)} ${some}` })),
      ]}
      onChange={(kind) => void navigate({ to: '/inbox', search: kind ? { kind } : {}, replace: true })}
    />
  )
}
