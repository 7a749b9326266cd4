import { type LinkProps, useRouter } from '@tanstack/react-router'
import { findRecords, type FoundRecord } from '#contract/finder.ts'
import { machineName } from '#contract/machine-name.ts'
import { formatMac } from '#licence/mac.ts'
import { menuTexts } from '#texts/menu.ts'
import { productName } from '#texts/product-names.ts'
import { helpTexts } from '../../../ui/layout/text/help-texts.ts'
import { commands, commandsOf as offeredNow } from '../../../ui/commands/commands.ts'
import { singleKeys } from '../../../ui/commands/single-keys.ts'
import { useRead } from '../../../ui/data/use-api.ts'
import { sentencesOf } from '../../../ui/layout/text/sentences.ts'
import { usePortal } from '../../../ui/data/use-portal.ts'
import { useMe, useSession } from '../../../ui/data/use-session.ts'
import { useLanguage, useTexts } from '../../../ui/data/use-texts.tsx'
import { commandsOf } from '../menu/menu.ts'
import { recentRecords } from './recent.ts'
import { useMenu } from '../menu/use-menu.ts'
import { useStored } from '../../../ui/data/use-stored.ts'

export interface SearchResult {
  key: string
  text: string
  note?: string
  /** Where it is, in this portal. */
  href?: string
  /** What it does, in place of leading somewhere. */
  run?: () => void
  /** The key that does the same in the list. */
  letter?: string | undefined
}

interface Group {
  name:
    | 'selection'
    | 'row'
    | 'recent'
    | 'companies'
    | 'contacts'
    | 'products'
    | 'licences'
    | 'hosts'
    | 'pages'
    | 'commands'
    | 'help'
  finds: SearchResult[]
}

/** What a query finds, in groups; only what the account may see is asked for. First what can be done with the rows that are selected, or with the one that had the focus. Without a query: what was opened last, and what can be begun. `failed`: not everything answered. */
export function useSearchResults(query: string): { groups: Group[]; pending: boolean; failed: boolean } {
  const rows = useRowCommands(query)
  const places = usePlaces(query)
  const records = useRecords(query)
  // Pages and commands that begin with the query come first.
  const meant = (find: SearchResult) => query !== '' && find.text.toLowerCase().startsWith(query.toLowerCase())
  // The name of a row stands in what can be done with it: who types it looks for the record.
  const isFirst = ({ name, finds }: Group) =>
    name === 'selection' || (name === 'row' && query === '') || finds.some(meant)
  const explained = places.filter(({ name }) => name === 'help')
  const begun = [rows, ...places].filter(({ name }) => name !== 'help')
  const [first, last] = [true, false].map((wanted) => begun.filter((group) => isFirst(group) === wanted))
  const groups = [...first!, ...records.groups, ...last!, ...explained].filter(({ finds }) => finds.length > 0)
  return { ...records, groups }
}

/** What the list of the page offers for its selection, or for the row the focus was on. */
function useRowCommands(query: string): Group {
  const offered = offeredNow(useStored(commands))
  const letters = useStored(singleKeys)
  return {
    name: offered[0]?.of ?? 'row',
    finds: offered
      .filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))
      .map(({ id: key, text, letter, run }) => ({
        key,
        text,
        run,
        letter: letters ? letter?.toUpperCase() : undefined,
      })),
  }
}

/** Pages of the menu, what can be begun, and what was opened last. */
function usePlaces(query: string): Group[] {
  const t = useTexts(menuTexts)
  const help = useTexts(helpTexts)
  const { can } = useSession()
  const { accountId } = useMe()
  const { entries, staff } = useMenu()
  const { productKey } = usePortal()
  const router = useRouter()
  const holds = ({ text }: { text: string }) => text.toLowerCase().includes(query.toLowerCase())
  const wanted = query.toLowerCase()
  const pages = entries.map(({ to, text }): SearchResult => ({ key: to, text: t(text), href: to }))
  const begun = commandsOf(router)
    .filter(({ to, own }) => can(router.routesByPath[to].options.staticData.access) && !(own && staff))
    // What is for staff and for customers is offered once to a user who is both.
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
    .map(({ text, to, search = '' }): SearchResult => {
      const path = to.replace('{$product}', productKey)
      return { key: text, text: t(text), href: `${path}${search}` }
    })
  const helpFinds = entries.flatMap(({ to, page, text }): SearchResult[] => {
    const place = page ?? to
    const key = `help.${place}`
    if (!(key in helpTexts)) return []
    const sentences = sentencesOf(help(key))
    const named = t(text).toLowerCase().includes(wanted) ? sentences[0] : undefined
    const note = named ?? sentences.find((sentence) => sentence.toLowerCase().includes(wanted))
    return note ? [{ key, text: t(text), note, href: `${place}#help` }] : []
  })
  const recent = recentRecords(accountId).map(
    ({ path, text, of }): SearchResult => ({
      key: `recent ${path}`,
      text: [text, of].filter(Boolean).join(' · '),
      href: path,
    }),
  )
  return [
    { name: 'recent', finds: query === '' ? recent : [] },
    { name: 'pages', finds: query === '' ? [] : pages.filter(holds) },
    { name: 'commands', finds: begun.filter(holds) },
    { name: 'help', finds: query.length < 3 ? [] : helpFinds.slice(0, 3) },
  ]
}

/** Records by name, number, machine or serial. */
function useRecords(query: string): { groups: Group[]; pending: boolean; failed: boolean } {
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const router = useRouter()
  const asked = query.length > 1
  const enabled = asked && can(findRecords.access)
  const { data, isFetching, error, refetchError } = useRead(
    findRecords,
    { query: { words: query } },
    { enabled, keep: true },
  )
  if (!asked) return { groups: [], pending: false, failed: false }
  const hrefOf = (place: Pick<LinkProps, 'to' | 'params' | 'search'>) => router.buildLocation(place as object).href
  const overview = (id: string) =>
    can('configurations.area')
      ? hrefOf({ to: '/{$product}configuration/overview/$id', params: { product: productKey, id } })
      : hrefOf({ to: '/products/passport/$id', params: { id } })
  const titled = (row: { productDe: string; productEn: string; version: number }) =>
    productName({ ...row, titleDe: row.productDe, titleEn: row.productEn }, language)
  const resultOf = (found: FoundRecord): Omit<SearchResult, 'key'> => {
    switch (found.kind) {
      case 'company':
        return {
          text: found.name,
          note: `${found.customerNumber}, ${found.city}`,
          href: hrefOf({ to: '/company/$id', params: { id: found.id } }),
        }
      case 'contact':
        return {
          text: `${found.firstName} ${found.lastName}`,
          note: [found.email, found.companyName].filter(Boolean).join(', '),
          href: hrefOf({ to: '/editcontact/$id', params: { id: found.id } }),
        }
      case 'holding':
        return {
          text: titled(found),
          note: found.holderName,
          href:
            found.productKind === 'student' || found.productKind === 'textbook'
              ? hrefOf({ to: '/products/Student', search: { product: found.productId } })
              : overview(found.holdingId),
        }
      case 'licence':
        return {
          text: String(found.serial),
          note: `${titled(found)}, ${found.holderName}`,
          href: overview(found.holdingId),
        }
      case 'host':
        return {
          text: machineName({ name: found.name || null, mac: found.mac || null }),
          note: [found.name && formatMac(found.mac), titled(found), found.holderName].filter(Boolean).join(', '),
          href: overview(found.holdingId),
        }
      case 'product':
        return {
          text: productName(found, language),
          note: found.code,
          href: hrefOf({ to: '/products/editproduct', search: { id: found.id } }),
        }
    }
  }
  const groups = Map.groupBy(data?.items ?? [], ({ kind }) => kind)
  return {
    groups: [...groups].map(([kind, found]) => ({
      name: groupOf[kind],
      finds: found.map((one) => ({ key: one.id, ...resultOf(one) })),
    })),
    pending: isFetching,
    failed: Boolean(error ?? refetchError),
  }
}

const groupOf = {
  company: 'companies',
  contact: 'contacts',
  licence: 'licences',
  holding: 'products',
  host: 'hosts',
  product: 'products',
} as const satisfies Record<FoundRecord['kind'], Group['name']>
