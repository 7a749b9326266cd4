import { z } from 'zod'
import { holder } from './holdings.ts'
import { moduleLevel } from './products.ts'
import { operation } from './operation.ts'
import { country, day, dayOrUnlimited, id, instant, longText, productNamed, text } from './shapes.ts'

const access = 'campaigns.run' as const

/** Which holdings a campaign is for: those with a configuration that are not disabled, and all of this. */
export const campaignFilter = z.strictObject({
  productId: id.nullable().default(null),
  version: z.number().int().min(1).max(999).nullable().default(null),
  /** Holds a seat of this module. */
  moduleId: id.nullable().default(null),
  serviceContract: z.enum(['any', 'running', 'none']).default('any'),
  /** Companies or persons only; null: both. */
  holder: holder.shape.kind.nullable().default(null),
  country: country.nullable().default(null),
  companyTypeId: id.nullable().default(null),
  /** A live licence, or a module of it or of the configuration, ends before this day. */
  endsBefore: day.nullable().default(null),
  /** These holdings and no others; none named: all. */
  holdingIds: z.array(id).max(500).default([]),
  /** Words of the holder. */
  search: z.string().trim().max(200).default(''),
})
export type CampaignFilter = z.infer<typeof campaignFilter>

const count = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('counted'), n: z.number().int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('uncounted') }),
])
const hosts = z.boolean().default(false)

/** What a campaign changes. With `hosts` the ends of live host IDs move along. */
export const campaignChangeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addModule'),
    moduleId: id,
    /** The module it stands under; null on level one. */
    parentId: id.nullable().default(null),
    count,
    /** Of level one: a day, 'unlimited', or as the other modules of the configuration. */
    end: z.union([dayOrUnlimited, z.literal('others')]).default('others'),
  }),
  z.strictObject({ kind: z.literal('removeModule'), moduleId: id }),
  z.strictObject({ kind: z.literal('setCount'), moduleId: id, count }),
  z.strictObject({ kind: z.literal('replaceModule'), moduleId: id, byId: id }),
  z.strictObject({ kind: z.literal('setEnd'), moduleId: id.nullable().default(null), end: dayOrUnlimited, hosts }),
  z.strictObject({
    kind: z.literal('extendEnd'),
    moduleId: id.nullable().default(null),
    months: z.number().int().min(1).max(120),
    hosts,
  }),
  z.strictObject({
    kind: z.literal('upgrade'),
    /** The product whose newer version is given; what the company has stays. */
    productId: id,
    /** Licensed modules the new version lacks may go. */
    dropPaid: z.boolean().default(false),
  }),
])
export type CampaignChangeInput = z.infer<typeof campaignChangeInput>
export const campaignKinds = campaignChangeInput.options.map((option) => option.shape.kind.value)

export const campaignStates = ['checking', 'checked', 'running', 'paused', 'done', 'undoing', 'undone'] as const
export const campaignState = z.enum(campaignStates)
export const campaignOutcomes = ['change', 'unchanged', 'broken'] as const
export const campaignResults = ['changed', 'changedSince', 'failed', 'undone', 'kept'] as const

const total = z.number().int()
const moduleName = z.object({ id, level: moduleLevel, name: z.string(), licName: z.string() })

export const campaignHead = z.object({
  id,
  name: z.string(),
  state: campaignState,
  change: campaignChangeInput,
  createdAt: instant,
  createdBy: z.string(),
  startedAt: instant.nullable(),
  startedBy: z.string(),
  endedAt: instant.nullable(),
  /** Company products the dry run found. */
  total,
})
export type CampaignHead = z.infer<typeof campaignHead>

export const campaign = z.object({
  ...campaignHead.shape,
  comment: z.string(),
  filter: campaignFilter,
  issue: z.boolean(),
  mail: z.boolean(),
  /** How often its dry run was begun: with every change, too. */
  revision: z.number().int(),
  /** The modules that filter and change name. */
  modules: z.array(moduleName),
  /** The product an upgrade leads to; null for every other change. */
  target: productNamed.nullable(),
  counts: z.object({
    checked: total,
    change: total,
    unchanged: total,
    broken: total,
    open: total,
    changed: total,
    changedSince: total,
    failed: total,
    undone: total,
    kept: total,
    licences: total,
    mails: total,
    /** What a start would issue and send for the rows that are open; 0 while there can be no start. */
    toIssue: total,
    toMail: total,
  }),
})
export type Campaign = z.infer<typeof campaign>

const input = z.strictObject({
  name: text(60),
  /** Goes into the mails with the licences. */
  comment: longText(2000).default(''),
  filter: campaignFilter,
  change: campaignChangeInput,
  /** Issue a licence for each live host that has one. */
  issue: z.boolean().default(false),
  /** Send each of these licences to the address of its host. */
  mail: z.boolean().default(false),
})
const ruled = <Shape extends typeof input>(shape: Shape) =>
  shape
    .refine(({ issue, mail }) => issue || !mail, { path: ['mail'], error: 'input.mailWithoutIssue' })
    // A new version has no host IDs yet.
    .refine(({ issue, change }) => !issue || change.kind !== 'upgrade', {
      path: ['issue'],
      error: 'input.issueOfUpgrade',
    })
/** What a campaign is made of. Only licences that are issued can be mailed. */
export const campaignInput = ruled(input)
export type CampaignInput = z.infer<typeof campaignInput>

const output = campaign
const one = { access, output }

export const createCampaign = operation({
  name: 'createCampaign',
  method: 'POST',
  path: '/campaigns',
  access,
  summary: 'Say what is to change where; the dry run begins. Nothing is changed yet.',
  body: campaignInput,
  output,
  errors: [
    'campaigns.moduleUnknown',
    'campaigns.parentWrong',
    'campaigns.levelsDiffer',
    'products.notFound',
    'products.locked',
    'products.notAssignable',
    'products.noMaster',
  ],
})

export const readCampaign = operation({
  name: 'readCampaign',
  method: 'GET',
  path: '/campaigns/{id}',
  ...one,
  summary: 'A campaign and how far it got.',
  errors: ['campaigns.notFound'],
})

export const changeCampaign = operation({
  name: 'changeCampaign',
  method: 'PUT',
  path: '/campaigns/{id}',
  ...one,
  summary:
    'Change a campaign that has not been started; the dry run begins anew. With `revision` a change made meanwhile is refused.',
  body: ruled(input.extend({ revision: z.number().int().optional() })),
  errors: [
    'campaigns.notFound',
    'campaigns.started',
    'request.conflict',
    'campaigns.moduleUnknown',
    'campaigns.parentWrong',
    'campaigns.levelsDiffer',
    'products.notFound',
    'products.locked',
    'products.notAssignable',
    'products.noMaster',
  ],
})

const difference = z.looseObject({ kind: z.string() })
const moduleNames = z.object({ name: z.string(), licName: z.string() })
/** What a new version calls differently. */
const moduleRenamed = z.object({
  kind: z.literal('moduleRenamed'),
  path: z.array(z.string()),
  from: moduleNames,
  to: moduleNames,
})

/** Old and new name, for people, of a difference that is another name; null for every other. */
export function renamedNames(one: z.infer<typeof difference>): { from: string; to: string } | null {
  const { data } = moduleRenamed.safeParse(one)
  return data
    ? { from: `${data.path.join(' / ')} (${data.from.licName})`, to: `${data.to.name} (${data.to.licName})` }
    : null
}

export const campaignRow = z.object({
  row: z.number().int(),
  holdingId: id,
  holder,
  product: productNamed,
  outcome: z.enum(campaignOutcomes).nullable(),
  /** Differences of modules, as the licence library reports them, and of names (`moduleRenamed`). */
  differences: z.array(difference),
  /** Ends of host IDs that move along. */
  hosts: z.array(z.object({ id, machine: z.string(), from: day.nullable(), to: day.nullable() })),
  /** What breaks or went wrong: codes of the licence library or of the API, with their facts. */
  problems: z.array(z.object({ code: z.string(), detail: z.record(z.string(), z.union([z.string(), z.number()])) })),
  result: z.enum(campaignResults).nullable(),
  licences: z.number().int(),
  mails: z.number().int(),
  at: instant.nullable(),
})
export type CampaignRow = z.infer<typeof campaignRow>

export const checkCampaign = operation({
  name: 'checkCampaign',
  method: 'POST',
  path: '/campaigns/{id}/checks',
  ...one,
  summary: 'Do the dry run again, as things stand now.',
  errors: ['campaigns.notFound', 'campaigns.started'],
})

export const startCampaign = operation({
  name: 'startCampaign',
  method: 'POST',
  path: '/campaigns/{id}/start',
  ...one,
  summary:
    'Change what the dry run said can be changed, each holding in a transaction of its own; once done, what failed or had changed since is tried again. With `revision` another dry run than the one that was looked at is refused.',
  query: z.strictObject({ revision: z.coerce.number().int().optional() }),
  errors: ['campaigns.notFound', 'campaigns.notChecked', 'campaigns.nothingToDo', 'request.conflict'],
  confirmed: true,
})

export const pauseCampaign = operation({
  name: 'pauseCampaign',
  method: 'POST',
  path: '/campaigns/{id}/pause',
  ...one,
  summary: 'Pause a running campaign; what is being written is finished.',
  errors: ['campaigns.notFound', 'campaigns.notRunning'],
})

export const resumeCampaign = operation({
  name: 'resumeCampaign',
  method: 'POST',
  path: '/campaigns/{id}/resumption',
  ...one,
  summary: 'Go on with a paused campaign.',
  errors: ['campaigns.notFound', 'campaigns.notPaused'],
})

export const undoCampaign = operation({
  name: 'undoCampaign',
  method: 'POST',
  path: '/campaigns/{id}/undo',
  ...one,
  summary: 'Bring back the configurations from before as new versions, except where something was changed since.',
  errors: ['campaigns.notFound', 'campaigns.nothingToUndo'],
})

export const deleteCampaign = operation({
  name: 'deleteCampaign',
  method: 'DELETE',
  path: '/campaigns/{id}',
  access,
  summary: 'Delete a campaign that was never started.',
  errors: ['campaigns.notFound', 'campaigns.started'],
})
