import { readFileSync } from 'node:fs'
import { followsPasswordRule, foreignCharacters } from '#contract/password.ts'
import { fail } from '#platform/failure.ts'

const commonPasswords = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
)

/** Refuses a password that breaks the documented rule or that everybody would guess first; says what is wrong with it. */
export function refuseWeakPassword(password: string): void {
  const foreign = foreignCharacters(password)
  if (foreign.length > 0) fail('password.setPasswordRuleInvalidChars', { characters: foreign.join(' ') }, 'password')
  if (!followsPasswordRule(password)) fail('password.setPasswordRule', undefined, 'password')
  if (commonPasswords.has(password.toLowerCase())) fail('password.common', undefined, 'password')
}
