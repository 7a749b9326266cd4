import type { Language } from '#contract/shapes.ts'
import { frameFailures } from '#texts/failures-frame.ts'
import type { Text } from '#texts/fill.ts'
import { frameUiTexts } from '#texts/ui-frame.ts'
import type { ApiError } from '../../api/api-error.ts'
import { store } from '../../api/store.ts'
import { confirm } from '../dialog/confirm.ts'
import { notify } from './notify.ts'

/** What could not be done, by operation. The signed-in part brings the words of all, with what stands around their pages. */
export const failureWords = store<Readonly<Record<string, Text>>>(frameFailures)

/**
 * Tells why something did not work: what is foreseen in a message that goes by itself; anything else in a dialog that says
 * what could not be done and what the server says of it.
 */
export function tellFailure(error: ApiError, language: Language, operation: string, what?: string): void {
  const reason = error.text(language)
  if (!error.unforeseen) return notify.error(what ? `${what} ${reason}` : reason)
  const known = failureWords.get()[operation]?.[language]
  const question = [what ?? known, reason].filter(Boolean).join('\n\n')
  void confirm({
    title: frameUiTexts['ui.error'][language],
    question,
    confirmLabel: frameUiTexts['ui.close'][language],
    alone: true,
  })
}
