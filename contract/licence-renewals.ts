import { z } from 'zod'
import { holder } from './holdings.ts'
import { brokenRule, licence } from './licences.ts'
import { operation } from './operation.ts'
import { day, dayOrUnlimited, id, listOf, longText, machineNamed, productNamed } from './shapes.ts'

/** Most machines renewed in one call. */
export const renewedAtMost = 200

const wish = z.strictObject({
  /** Hosts that have a licence, as the list of expiring licences names them, or products without one. */
  subjectIds: z.array(id).min(1).max(renewedAtMost),
  /** So many months after each end, or a day for all. */
  term: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('months'), months: z.number().int().min(1).max(120) }),
    z.strictObject({ kind: z.literal('until'), end: dayOrUnlimited }),
  ]),
  /** The ends of the modules move along. */
  modules: z.boolean().default(false),
})
export type RenewalWish = z.infer<typeof wish>

/** What renewing comes to for one machine, or for a product no licence was issued for. */
export const renewal = z.object({
  subjectId: id,
  holdingId: id,
  holder,
  product: productNamed,
  /** Its first one; null for a product as a whole and for unbound licences. */
  machine: machineNamed.nullable(),
  /** Where its licence can be mailed to; '': nowhere. */
  email: z.string(),
  /** Last day before and after, null: unlimited; null as a whole for a product without licence. */
  end: z.object({ from: day.nullable(), to: day.nullable() }).nullable(),
  /** What else the new licence says differently from the last one, as the licence library reports it. */
  differences: z.array(z.looseObject({ kind: z.string() })),
  /** Modules that end before the machine does afterwards. */
  earlier: z.array(z.object({ name: z.string(), end: day })),
  /** Rules that keep it from being renewed. */
  broken: z.array(brokenRule),
  outcome: z.enum(['change', 'unchanged', 'broken']),
})
export type Renewal = z.infer<typeof renewal>

const errors = ['hosts.notFound', 'configurations.notFound'] as const

export const previewRenewal = operation({
  name: 'previewRenewal',
  method: 'POST',
  path: '/licence-renewals/preview',
  access: 'hosts.edit',
  summary:
    'What renewing up to 200 machines would come to, one by one: ends, differences from the last licence, broken rules. Nothing is changed. `modules` needs configurations.edit.',
  body: wish,
  output: z.object({
    items: z.array(renewal),
    /** Hand it to renewLicences: it renews what was shown or nothing. */
    revision: z.string(),
  }),
  // Nothing is written, so there is nothing to repeat or to log.
  anonymous: true,
  weight: 5,
  errors,
})

export const renewLicences = operation({
  name: 'renewLicences',
  method: 'POST',
  path: '/licence-renewals',
  access: 'hosts.edit',
  summary:
    'Move the ends of up to 200 machines and issue their new licences, in one step, as a preview showed it; what breaks a rule is left as it is. `modules` needs configurations.edit.',
  body: z.strictObject({
    ...wish.shape,
    revision: z.string().max(100),
    /** Each licence goes to the address of its machine. */
    mail: z.boolean().default(false),
    /** Said in the mails. */
    comment: longText(2000).default(''),
  }),
  output: listOf(
    z.object({
      subjectId: id,
      machine: machineNamed.nullable(),
      holder,
      product: productNamed,
      /** The new one; null for a product without licence, whose modules alone were extended. */
      licence: licence.pick({ id: true, fileName: true, endDate: true }).nullable(),
      /** Where it was mailed to; '': it was not. */
      mailedTo: z.string(),
      /** Where it can be mailed to; '': nowhere. */
      email: z.string(),
    }),
  ),
  errors: [
    ...errors,
    'renewals.changedMeanwhile',
    'licences.broken',
    'licences.consentMissing',
    'licences.licError',
    'licences.signerAway',
    'licences.signerRefuses',
    'configurations.broken',
    'configurations.changedMeanwhile',
    'holdings.notFound',
    'hosts.broken',
  ],
})
