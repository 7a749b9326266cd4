import type { z } from 'zod'
import type { Language } from '#contract/shapes.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { uiTexts } from '#texts/ui.ts'
import { worded } from '../../api/dictionary.ts'

type Say = (key: keyof typeof uiTexts, values?: Record<string, unknown>) => string
type Issue = z.core.$ZodIssue

/** What a person must do about a broken rule of the contract. The only place where a schema's issue becomes text. */
export function problemText(issue: Issue, value: unknown, t: Say, language: Language): string {
  // A rule of the contract may name one of the API's error codes.
  const known = errors[issue.message as ErrorCode] as (typeof errors)[ErrorCode] | undefined
  if (known) return fill(worded(issue.message, known, language), issue.code === 'custom' ? issue.params : undefined)
  if (value === null || value === undefined)
    return t(issue.code === 'invalid_value' ? 'ui.problem.choose' : 'ui.problem.empty')
  if (value === '') return t(issue.code === 'invalid_value' || isId(issue) ? 'ui.problem.choose' : 'ui.problem.empty')
  if (isWhole(issue)) return t('ui.problem.whole')
  if (issue.code === 'too_big')
    return t(issue.origin === 'string' ? 'ui.problem.tooLong' : 'ui.problem.tooBig', { count: Number(issue.maximum) })
  if (issue.code === 'too_small')
    return t(issue.origin === 'string' ? 'ui.problem.tooShort' : 'ui.problem.tooSmall', {
      count: Number(issue.minimum),
    })
  if (issue.code === 'invalid_format')
    return t(
      issue.format === 'email' ? 'ui.problem.email' : issue.format === 'date' ? 'ui.problem.date' : 'ui.problem.other',
    )
  if (issue.code === 'invalid_union') return t(hasEmail(issue) ? 'ui.problem.email' : 'ui.problem.other')
  if (issue.code === 'invalid_type' && issue.expected === 'number') return t('ui.problem.number')
  return t('ui.problem.other')
}

/** A number is wanted that has no fraction. */
const isWhole = (issue: Issue) =>
  (issue.code === 'invalid_type' && issue.expected === 'int') ||
  (issue.code === 'invalid_format' && issue.format === 'safeint')
const isId = (issue: Issue) => issue.code === 'invalid_format' && issue.format === 'uuid'
const hasEmail = (issue: Issue) =>
  issue.code === 'invalid_union' &&
  issue.errors.some((branch) => branch.some((one) => one.code === 'invalid_format' && one.format === 'email'))
