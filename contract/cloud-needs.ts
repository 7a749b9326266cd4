import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant } from './shapes.ts'

/** Days over which people at once and refusals are counted. */
export const needDays = 90

/** How many places there are, and how many people streamed at once: in 95 of 100 hours of use, and at most. */
export interface Need {
  seats: number
  percentile: number
  peak: number
}

/**
 * How many places there should rather be: one more where most hours find all taken, else as many as were ever used at
 * once. As many as there are where they fit, or without use.
 */
export function neededSeats({ seats, percentile, peak }: Need): number {
  if (peak === 0) return seats
  return percentile >= seats ? seats + 1 : Math.min(peak, seats)
}

/** What a place in use costs in a month, on average over those months that cost anything; null where none did. */
export function placeCents(percentile: number, monthsCents: readonly number[]): number | null {
  const paid = monthsCents.filter((cents) => cents > 0)
  if (paid.length === 0 || percentile === 0) return null
  return paid.reduce((sum, cents) => sum + cents, 0) / paid.length / percentile
}

/** What one place fewer saves in a month: nothing while one is always free, else what a used one costs; null: unknown. */
export const savedCents = ({ seats, peak }: Need, place: number | null): number | null =>
  seats > peak && place !== null ? 0 : place

/** The places of a company and what it needs. */
export const cloudNeed = z.object({
  id,
  name: z.string(),
  customerNumber: z.string(),
  /** Places of its accounts that run. */
  seats: z.number().int(),
  percentile: z.number().int(),
  peak: z.number().int(),
  /** What a place in use costs in a month; null where no whole month has costs. */
  placeCents: z.number().int().nullable(),
})
type CloudNeed = z.output<typeof cloudNeed>

const euro = (cents: number | null) => (cents === null ? null : cents / 100)

function advice(row: CloudNeed) {
  const { seats, peak } = row
  if (peak === 0) return { text: 'cloudNeeds.unused' } as const
  const needed = neededSeats(row)
  if (needed > seats) return { text: 'cloudNeeds.more', with: { seats: needed } } as const
  if (needed < seats) return { text: 'cloudNeeds.fewer', with: { seats: needed } } as const
  return { text: 'cloudNeeds.fits' } as const
}

const columns = columnsOf(cloudNeed)({
  name: { text: 'cloudNeeds.company', sort: true },
  customerNumber: { text: 'cloudNeeds.customerNumber', code: true, spare: true },
  seats: { text: 'cloudNeeds.seats', sort: true, align: 'right' },
  percentile: { text: 'cloudNeeds.percentile', sort: true, align: 'right' },
  peak: { text: 'cloudNeeds.peak', sort: true, align: 'right' },
  advice: { text: 'cloudNeeds.advice', sort: true, value: advice },
  more: {
    text: 'cloudNeeds.oneMore',
    align: 'right',
    value: ({ placeCents: place }) => euro(place),
  },
  fewer: {
    text: 'cloudNeeds.oneFewer',
    align: 'right',
    value: (row) => euro(savedCents(row, row.placeCents)),
  },
})

export const listCloudNeeds = listOperation({
  name: 'listCloudNeeds',
  path: '/cloud-usage/needs',
  access: 'companies.list',
  summary: 'Companies with running cloud accounts: their places beside the people at once over 90 days.',
  title: 'cloudNeeds.list',
  sort: '-advice',
  columns,
})

const refusals = {
  /** Hours with refusals. */
  hours: z.number().int(),
  /** Refused because the fleet had nothing free, and because all places of the account were taken. */
  full: z.number().int(),
  seats: z.number().int(),
}

export const readCloudRefusals = operation({
  name: 'readCloudRefusals',
  method: 'GET',
  path: '/cloud-usage/refusals',
  access: 'companies.list',
  summary:
    'Fleet by fleet when people found no place within 90 days, by the hour of the day in the portal’s time zone.',
  output: z.object({
    since: z.string(),
    /** When people at once were counted last; null: not yet. */
    countedAt: instant.nullable(),
    fleets: z.array(
      z.object({
        /** The stacks it serves, by what people call them. */
        name: z.string(),
        ...refusals,
        lastAt: instant,
        /** From 0 to 23. */
        clock: z.array(z.object({ hour: z.number().int(), ...refusals })),
      }),
    ),
  }),
})
