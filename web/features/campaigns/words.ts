import { z } from 'zod'
import { type Campaign, type CampaignRow, renamedNames } from '#contract/campaigns.ts'
import type { LicenceDifference } from '#licence/diff.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { reasonWords } from '#licence/reason-words.ts'
import { describeDifference, describeReason } from '#licence/words.ts'
import type { campaignsTexts } from '#texts/campaigns.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { formats } from '#web/ui/data/formats.ts'
import { productName } from '#texts/product-names.ts'

type Say = (key: keyof typeof campaignsTexts, values?: Record<string, unknown>) => string

/** What would change at a holding, line by line. */
export function changeLines({ differences, hosts }: CampaignRow, language: 'de' | 'en', t: Say): string[] {
  const end = (day: string | null) => (day === null ? t('campaigns.unlimited') : formats.date(day))
  const { shared, others } = sameEnds(differences)
  return [
    ...shared.map(({ from, to, count }) => t('campaigns.sameEnds', { from: end(from), to: end(to), count })),
    ...others.map((one) => {
      const renamed = renamedNames(one)
      return renamed
        ? t('campaigns.renamed', renamed)
        : describeDifference(one as unknown as LicenceDifference, language)
    }),
    ...hosts.map(({ machine, from, to }) =>
      t('campaigns.hostEnd', { machine: machine || t('campaigns.unbound'), from: end(from), to: end(to) }),
    ),
  ]
}

const endOnly = z.object({
  kind: z.literal('moduleChanged'),
  changes: z.tuple([z.object({ field: z.literal('endDate'), from: z.string().nullable(), to: z.string().nullable() })]),
})

/** Modules whose end alone moves, and all in the same way, told at once; what else differs. */
function sameEnds(differences: CampaignRow['differences']) {
  const ends = Map.groupBy(differences, (one) => {
    const { data } = endOnly.safeParse(one)
    return data ? `${data.changes[0].from} ${data.changes[0].to}` : ''
  })
  const shared = [...ends].flatMap(([key, same]) => {
    const [change] = key === '' || same.length < 2 ? [] : endOnly.parse(same[0]).changes
    return change ? [{ from: change.from, to: change.to, count: same.length, same }] : []
  })
  const taken = new Set(shared.flatMap(({ same }) => same))
  return { shared, others: differences.filter((one) => !taken.has(one)) }
}

/** What breaks or went wrong, line by line. */
export const problemLines = ({ problems }: CampaignRow, language: 'de' | 'en'): string[] => [
  ...new Set(
    problems.map(({ code, detail }) =>
      code in reasonWords
        ? describeReason({ code: code as ReasonCode, detail }, language)
        : fill(errors[code as ErrorCode]?.[language] ?? code, detail),
    ),
  ),
]

/** The change of a campaign in one line: "Modul hinzufügen: Pressverbände (PRESS), 2". */
export function changeWords(
  { change, modules, target }: Pick<Campaign, 'change' | 'modules' | 'target'>,
  language: 'de' | 'en',
  t: Say,
): string {
  const name = (id: string | null | undefined) => {
    const found = modules.find((module) => module.id === id)
    return found ? `${found.name} (${found.licName})` : ''
  }
  const end = 'end' in change ? endWords(change.end, t) : ''
  const parts = [
    'moduleId' in change ? name(change.moduleId) : '',
    target ? productName(target, language) : '',
    'byId' in change ? `→ ${name(change.byId)}` : '',
    'count' in change ? (change.count.kind === 'counted' ? String(change.count.n) : t('campaigns.uncounted')) : '',
    end,
    'months' in change ? t('campaigns.plusMonths', { count: change.months }) : '',
    'hosts' in change && change.hosts ? t('campaigns.hosts') : '',
  ].filter(Boolean)
  return `${t(`campaigns.kind.${change.kind}`)}: ${parts.join(', ')}`
}

const endWords = (end: string, t: Say): string =>
  end === 'unlimited' || end === 'others' ? t(`campaigns.end.${end}`) : formats.date(end)
