import type { z } from 'zod'
import type { Language } from '#contract/shapes.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { euros } from '#texts/money.ts'
import type { problemsTexts } from '#texts/problems.ts'
import { textOf } from '../../../api/dictionary.ts'

type Word = keyof typeof problemsTexts
export type Say = (key: Word, values?: Record<string, unknown>) => string
type Issue = z.core.$ZodIssue

/**
 * What a person must do about a broken rule of the contract. The only place where a schema's issue becomes text. Of money,
 * typed in euros and sent in cents, it tells euros.
 */
export function problemText(issue: Issue, value: unknown, t: Say, language: Language, money = false): string {
  // A rule of the contract may name one of the API's error codes.
  const known = errors[issue.message as ErrorCode] as (typeof errors)[ErrorCode] | undefined
  const empty = value === null || value === undefined || value === ''
  // What is empty is to be filled in first, however it has to look then; a link or a rule over several fields says more.
  if (known && !(empty && issue.code === 'invalid_format' && issue.message !== 'input.link'))
    return fill(textOf(issue.message, known, language), issue.code === 'custom' ? issue.params : undefined)
  if (empty) return t(isChosen(issue) ? 'problem.choose' : 'problem.empty')
  const shownLimit = (limit: number) => (money ? euros(limit) : limit)
  if (issue.code === 'too_big') return t(mostWord(issue), { count: shownLimit(Number(issue.maximum)) })
  if (issue.code === 'too_small') return t(leastWord(issue), { count: shownLimit(Number(issue.minimum)) })
  // What is no number of cents is an amount with more than two digits behind the point.
  if (money && issue.code === 'invalid_type' && issue.expected === 'int') return t('problem.decimals', { decimals: 2 })
  if (issue.code === 'not_multiple_of') return t('problem.step', { count: issue.divisor })
  if (issue.code === 'invalid_format') return t(formatWords[issue.format] ?? 'problem.other')
  if (issue.code === 'invalid_type') return t(typeWords[issue.expected] ?? 'problem.missingParts')
  if (issue.code === 'invalid_value') return t(value === false ? 'problem.yesOrNo' : 'problem.choose')
  const inside = innerIssue(issue)
  return inside
    ? problemText(inside, value, t, language, money)
    : t(issue.code === 'custom' ? 'problem.other' : 'problem.choose')
}

/** Of several limits a number is beyond, the one that counts: a whole number has one of its own, far away. */
export const nearest = (issues: readonly Issue[]): Issue =>
  issues.reduce((near, issue) => (issue.code === near.code && limitOf(issue) < limitOf(near) ? issue : near))

/** The smaller, the sooner a number is beyond it. */
const limitOf = (issue: Issue): number =>
  issue.code === 'too_big'
    ? Number(issue.maximum)
    : issue.code === 'too_small'
      ? -Number(issue.minimum)
      : Number.POSITIVE_INFINITY

const formatWords: Record<string, Word> = {
  email: 'problem.email',
  date: 'problem.date',
  datetime: 'problem.date',
  time: 'problem.time',
  url: 'problem.url',
  uuid: 'problem.choose',
  base64: 'problem.file',
  safeint: 'problem.whole',
}

const typeWords: Record<string, Word> = {
  string: 'problem.text',
  number: 'problem.number',
  nan: 'problem.number',
  int: 'problem.whole',
  boolean: 'problem.yesOrNo',
  array: 'problem.chooseSome',
}

function mostWord({ origin, inclusive }: Issue & { code: 'too_big' }): Word {
  if (origin === 'string') return 'problem.tooLong'
  if (isNumber(origin)) return inclusive === false ? 'problem.below' : 'problem.tooBig'
  return 'problem.tooMany'
}

function leastWord({ origin, inclusive, minimum }: Issue & { code: 'too_small' }): Word {
  if (origin === 'string') return 'problem.tooShort'
  if (isNumber(origin)) return inclusive === false ? 'problem.above' : 'problem.tooSmall'
  return Number(minimum) === 1 ? 'problem.chooseSome' : 'problem.tooFew'
}

const isNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'

/** Chosen, not typed. */
const isChosen = (issue: Issue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_format' && issue.format === 'uuid') ||
  (issue.code === 'invalid_type' && ['boolean', 'array'].includes(issue.expected))

/** Of several shapes the last is the one people fill in; those before it stand for nothing given. */
function innerIssue(issue: Issue): Issue | undefined {
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') return issue.issues[0]
  return undefined
}
