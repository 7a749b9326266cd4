import type { LinkProps } from '@tanstack/react-router'
import { listCompanies } from '#contract/companies.ts'
import { listContacts } from '#contract/contacts.ts'
import { findLicences } from '#contract/licences.ts'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '../../ui/use-api.ts'
import { usePortal } from '../../ui/use-portal.ts'
import { useSession } from '../../ui/use-session.ts'
import { useLanguage, useTexts } from '../../ui/use-texts.tsx'
import { useMenu } from './use-menu.ts'

interface Find {
  key: string
  text: string
  note?: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

interface Group {
  name: 'pages' | 'companies' | 'contacts' | 'licences'
  finds: Find[]
}

const few = { page: 1, pageSize: 5 } as const

/** What a query finds, in groups; only what the account may see is asked for. */
export function useFinds(query: string): Group[] {
  const t = useTexts(shellTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const { entries } = useMenu()
  const asked = query.length > 1
  const number = /^\d{3,15}$/.test(query)
  const companies = useRead(
    listCompanies,
    { query: { ...few, search: query } },
    { enabled: asked && can(listCompanies.access), keep: true },
  )
  const contacts = useRead(
    listContacts,
    { query: { ...few, search: query } },
    { enabled: asked && can(listContacts.access), keep: true },
  )
  const licences = useRead(
    findLicences,
    { query: { serial: number ? query : '0' } },
    { enabled: number && can(findLicences.access) },
  )
  // Pages of the menu take no parameters; one of them stands for all to the compiler.
  const pages = entries.map(({ to, text }) => ({ key: to, text: t(text), link: { to: to as '/user' } }))
  const groups: Group[] = [
    { name: 'pages', finds: pages.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase())) },
    {
      name: 'companies',
      finds: (asked ? (companies.data?.items ?? []) : []).map(({ id, name, customerNumber, city }) => ({
        key: id,
        text: name,
        note: `${customerNumber}, ${city}`,
        link: { to: '/company/$id', params: { id } },
      })),
    },
    {
      name: 'contacts',
      finds: (asked ? (contacts.data?.items ?? []) : []).map(({ id, firstName, lastName, email, companyName }) => ({
        key: id,
        text: `${firstName} ${lastName}`,
        note: [email, companyName].filter(Boolean).join(', '),
        link: { to: '/editcontact/$id', params: { id } },
      })),
    },
    {
      name: 'licences',
      finds: (number ? (licences.data?.items ?? []) : []).map(
        ({ id, serial, holdingId, holderName, productDe, productEn, version }) => ({
          key: id,
          text: String(serial),
          note: `${language === 'de' ? productDe : productEn} ${version}, ${holderName}`,
          link: { to: '/{$product}configuration/overview/$id', params: { product: productKey, id: holdingId } },
        }),
      ),
    },
  ]
  return groups.filter(({ finds }) => finds.length > 0)
}
