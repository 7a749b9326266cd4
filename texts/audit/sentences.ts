/** What each operation did, as the audit log tells it. */
import { fill } from '../fill.ts'
import type { Sentence } from './did.ts'
import { licenceSentences } from './licences.ts'
import { peopleSentences } from './people.ts'
import { portalSentences } from './portal.ts'

export const auditSentences: Readonly<Record<string, Sentence>> = {
  ...peopleSentences,
  ...licenceSentences,
  ...portalSentences,
}

/** What was done without who and what, to choose it: "… ausgestellt: Lizenz" becomes "Lizenz ausgestellt". */
export function deedOf(operation: string, language: 'de' | 'en', kindName: string): string {
  const sentence = auditSentences[operation]
  if (!sentence) return operation
  const words = fill(sentence[language], { who: '', record: kindName }).replace(language === 'de' ? /^ hat / : /^ /, '')
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}
