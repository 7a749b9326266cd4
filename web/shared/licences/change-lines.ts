import { z } from 'zod'
import { type CampaignRow, renamedNames } from '#contract/campaigns.ts'
import type { LicenceDifference } from '#licence/diff.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { reasonWords } from '#licence/reason-words.ts'
import { describeDifference, describeReason } from '#licence/words.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { licenceChangesTexts } from '#texts/licence-changes.ts'
import { formats } from '#web/ui/data/formats.ts'

type Language = 'de' | 'en'

/** A last day in words; null: unlimited. */
export const endWords = (day: string | null, language: Language): string =>
  day === null ? licenceChangesTexts['changes.unlimited'][language] : formats.date(day)

/** Differences of modules line by line; those that move their end in the same way in one line. */
export function differenceLines(differences: CampaignRow['differences'], language: Language): string[] {
  const end = (day: string | null) => endWords(day, language)
  const { shared, others } = sameEnds(differences)
  return [
    ...shared.map(({ from, to, count }) =>
      fill(licenceChangesTexts['changes.sameEnds'][language], { from: end(from), to: end(to), count }),
    ),
    ...others.map((one) => {
      const renamed = renamedNames(one)
      return renamed
        ? fill(licenceChangesTexts['changes.renamed'][language], renamed)
        : describeDifference(one as unknown as LicenceDifference, language)
    }),
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
export const problemLines = (problems: CampaignRow['problems'], language: Language): string[] => [
  ...new Set(
    problems.map(({ code, detail }) =>
      code in reasonWords
        ? describeReason({ code: code as ReasonCode, detail }, language)
        : fill(errors[code as ErrorCode]?.[language] ?? code, detail),
    ),
  ),
]
