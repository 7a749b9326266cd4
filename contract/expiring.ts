import { z } from 'zod'
import { holder } from './holdings.ts'
import { columnsOf, listOperation } from './list.ts'
import { machineName } from './machine-name.ts'
import { operation } from './operation.ts'
import { productInWords } from './products.ts'
import { day, id, instant, listOf, machineNamed, productNamed } from './shapes.ts'

/** All who see licences. */
const access = 'hosts.list' as const

/** The next end of a machine's newest licence, modules included, or of a product no licence was issued for. */
export const expiringLicence = z.object({
  /** The host, or the holding where there is none. */
  id,
  holdingId: id,
  holder,
  product: productNamed,
  /** Null for a product as a whole and for unbound licences. */
  machine: machineNamed.nullable(),
  endDay: day,
  days: z.number().int(),
  /** Everything ends then; false: some modules. */
  whole: z.boolean(),
  /** For how many days after that its licence still holds. */
  graceDays: z.number().int(),
  /** The service contract of the company; null: none. */
  contract: z.object({ end: day.nullable() }).nullable(),
  remindedAt: instant.nullable(),
  /** False: the company has no main contact, or the person no address, to whom reminders could go. */
  reachable: z.boolean(),
})
export type ExpiringLicence = z.infer<typeof expiringLicence>

export const expiringSpans = ['30', '60', '90', 'year', 'expired'] as const
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const expiringColumns = columnsOf(expiringLicence)({
  holder: { text: 'expiring.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: { text: 'expiring.customerNumber', only: 'file', value: ({ holder }) => holder.customerNumber },
  product: { text: 'expiring.product', holds: 'product', sort: true, value: ({ product }) => productInWords(product) },
  machine: {
    text: 'expiring.machine',
    value: ({ machine }) => machineName(machine) || { text: 'expiring.noMachine' },
  },
  end: { text: 'expiring.end', sort: true, value: ({ endDay }) => ({ day: endDay }) },
  part: {
    text: 'expiring.part',
    only: 'file',
    value: ({ whole }) => ({ text: whole ? 'expiring.whole' : 'expiring.modules' }),
  },
  contract: {
    text: 'expiring.contract',
    spare: true,
    value: ({ contract }) =>
      contract === null
        ? { text: 'expiring.contract.none' }
        : contract.end === null
          ? { text: 'expiring.contract.open' }
          : { day: contract.end },
  },
  reminded: {
    text: 'expiring.reminded',
    spare: true,
    value: ({ remindedAt, reachable }) => (reachable ? { day: remindedAt } : { text: 'expiring.nobody' }),
  },
})

export const listExpiring = listOperation({
  name: 'listExpiring',
  path: '/expiring-licences',
  access,
  summary:
    'What ends within so many days, or in a month, or has ended within the last year: the next end of each machine; with `reach=nobody` where nobody can be reminded.',
  filters: {
    within: z.enum(expiringSpans).default('60'),
    month: month.optional(),
    reach: z.literal('nobody').optional(),
  },
  title: 'expiring.title',
  sort: 'end',
  columns: expiringColumns,
})

export const countExpiring = operation({
  name: 'countExpiring',
  method: 'GET',
  path: '/expiring-licence-counts',
  access,
  summary: 'How many rows the list of each of twelve months has, this month first and whole.',
  output: listOf(z.object({ month, ends: z.number().int() })),
})
