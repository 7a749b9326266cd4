import { type LinkProps, useRouter } from '@tanstack/react-router'
import { listCatalogue } from '#contract/catalogue.ts'
import { listCompanies } from '#contract/companies.ts'
import { listContacts } from '#contract/contacts.ts'
import { findHosts } from '#contract/hosts.ts'
import { findLicences } from '#contract/licences.ts'
import { menuTexts } from '#texts/menu.ts'
import { productName } from '#texts/product-names.ts'
import { helpTexts } from '../../ui/layout/help-texts.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { sentencesOf } from '../../ui/layout/sentences.ts'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useMe, useSession } from '../../ui/data/use-session.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { commandsOf } from './menu.ts'
import { recentRecords } from './recent.ts'
import { useMenu } from './use-menu.ts'

export interface Find {
  key: string
  text: string
  note?: string
  /** Where it is, in this portal. */
  href: string
}

interface Group {
  name: 'recent' | 'companies' | 'contacts' | 'products' | 'licences' | 'hosts' | 'pages' | 'commands' | 'help'
  finds: Find[]
}

const few = { page: 1, pageSize: 5 } as const

/** What a query finds, in groups; only what the account may see is asked for. Without a query: what was opened last, and what can be begun. `failed`: not everything answered. */
export function useFinds(query: string): { groups: Group[]; pending: boolean; failed: boolean } {
  const places = usePlaces(query)
  const records = useRecords(query)
  // Whoever begins to write the name of a page or of what is to be begun means that.
  const meant = (find: Find) => query !== '' && find.text.toLowerCase().startsWith(query.toLowerCase())
  const explained = places.filter(({ name }) => name === 'help')
  const begun = places.filter(({ name }) => name !== 'help')
  const [first, last] = [true, false].map((wanted) => begun.filter(({ finds }) => finds.some(meant) === wanted))
  const groups = [...first!, ...records.groups, ...last!, ...explained].filter(({ finds }) => finds.length > 0)
  return { ...records, groups }
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
  const pages = entries.map(({ to, text }): Find => ({ key: to, text: t(text), href: to }))
  const begun = commandsOf(router)
    .filter(({ to, own }) => can(router.routesByPath[to].options.staticData.access) && !(own && staff))
    // What is for staff and for customers is offered once to somebody who is both.
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
    .map(({ text, to, search = '' }): Find => {
      const path = to.replace('{$product}', productKey)
      return { key: text, text: t(text), href: `${path}${search}` }
    })
  const helpFinds = entries.flatMap(({ to, page, text }): Find[] => {
    const place = page ?? to
    const key = `help.${place}`
    if (!(key in helpTexts)) return []
    const sentences = sentencesOf(help(key))
    const named = t(text).toLowerCase().includes(wanted) ? sentences[0] : undefined
    const note = named ?? sentences.find((sentence) => sentence.toLowerCase().includes(wanted))
    return note ? [{ key, text: t(text), note, href: `${place}#help` }] : []
  })
  const recent = recentRecords(accountId).map(({ path, text }): Find => ({ key: `recent ${path}`, text, href: path }))
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
  const number = /^\d{3,15}$/.test(query)
  const list = { query: { ...few, search: query } }
  const reads = {
    companies: useRead(listCompanies, list, { enabled: asked && can(listCompanies.access), keep: true }),
    contacts: useRead(listContacts, list, { enabled: asked && can(listContacts.access), keep: true }),
    products: useRead(listCatalogue, list, { enabled: asked && can(listCatalogue.access), keep: true }),
    licences: useRead(
      findLicences,
      { query: { serial: number ? query : '0' } },
      { enabled: number && can(findLicences.access) },
    ),
    hosts: useRead(
      findHosts,
      { query: { words: query.slice(0, 100) } },
      { enabled: query.length > 2 && can(findHosts.access), keep: true },
    ),
  }
  const pending = Object.values(reads).some(({ isFetching }) => isFetching)
  const failed = Object.values(reads).some(({ error, refetchError }) => error ?? refetchError)
  const { companies, contacts, products, licences, hosts } = reads
  const hrefOf = (place: Pick<LinkProps, 'to' | 'params' | 'search'>) => router.buildLocation(place as object).href
  const overview = (id: string) =>
    hrefOf({ to: '/{$product}configuration/overview/$id', params: { product: productKey, id } })
  const titled = (row: { productDe: string; productEn: string; version: number }) =>
    productName({ ...row, titleDe: row.productDe, titleEn: row.productEn }, language)
  if (!asked) return { groups: [], pending: false, failed: false }
  const groups: Group[] = [
    {
      name: 'companies',
      finds: (companies.data?.items ?? []).map(({ id, name, customerNumber, city }) => ({
        key: id,
        text: name,
        note: `${customerNumber}, ${city}`,
        href: hrefOf({ to: '/company/$id', params: { id } }),
      })),
    },
    {
      name: 'contacts',
      finds: (contacts.data?.items ?? []).map(({ id, firstName, lastName, email, companyName }) => ({
        key: id,
        text: `${firstName} ${lastName}`,
        note: [email, companyName].filter(Boolean).join(', '),
        href: hrefOf({ to: '/editcontact/$id', params: { id } }),
      })),
    },
    {
      name: 'licences',
      finds: (number ? (licences.data?.items ?? []) : []).map(({ id, serial, holdingId, holderName, ...product }) => ({
        key: id,
        text: String(serial),
        note: `${titled(product)}, ${holderName}`,
        href: overview(holdingId),
      })),
    },
    {
      name: 'hosts',
      finds: (query.length > 2 ? (hosts.data?.items ?? []) : []).map(
        ({ id, name, mac, holdingId, holderName, ...product }) => ({
          key: id,
          text: name || mac,
          note: [name && mac, titled(product), holderName].filter(Boolean).join(', '),
          href: overview(holdingId),
        }),
      ),
    },
    {
      name: 'products',
      finds: (products.data?.items ?? []).map((product) => ({
        key: product.id,
        text: productName(product, language),
        note: product.code,
        href: hrefOf({ to: '/products/editproduct', search: { id: product.id } }),
      })),
    },
  ]
  return { groups, pending, failed }
}
