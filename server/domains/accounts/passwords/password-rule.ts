import { readFileSync } from 'node:fs'
import { followsPasswordRule, foreignCharacters } from '#contract/password-rule.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { fail } from '#platform/operations/failure.ts'

const commonPasswords = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
)

// Words people begin with when a rule demands more: the usual variations of them are known as well.
const commonWords = [
  'admin administrator benutzer changeme geheim hallo iloveyou kennwort letmein lizenz login master monkey passwd',
  'password passwort portal qwert qwertz qwerty qwertyuiop qwertzuiop schatz secret start student test testen user',
  'welcome willkommen januar februar maerz april mai juni juli august september oktober november dezember january',
  'february march june july october december fruehling sommer herbst winter spring summer autumn deutschland berlin',
  // Football clubs, and walks over the keyboard.
  'schalke dortmund borussia bayern hamburg bremen werder stuttgart leverkusen liverpool chelsea arsenal',
  'asdf asdfg asdfgh asdfghjk asdfghjkl yxcv yxcvb yxcvbn zxcv zxcvb zxcvbn qaz qazwsx qazwsxedc qay qaywsx wsx',
].flatMap((line) => line.split(' '))

const turns: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const letters = (text: string): string => text.replace(/[^a-z]/g, '')

/**
 * The words a password comes down to, with and without reading digits and signs as the letters they look like:
 * `P@ssw0rd1!` is `password`. What is appended or put in front does not count.
 */
export function wordsBehind(password: string): string[] {
  const plain = password
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const turned = (text: string) => letters([...text].map((sign) => turns[sign] ?? sign).join(''))
  return [letters(plain), turned(core), turned(plain.replace(/[^a-z]+$/, '')), turned(plain.replace(/^[^a-z]+/, ''))]
}

const bareWords = new Set(commonWords)
/** `qazqaz` is no better than `qaz`, and `aaaa` no better than one letter. */
const onceOnly = (word: string): string => word.replace(/^(.+?)\1+$/, '$1')
const isBare = (word: string): boolean => word.length === 1 || bareWords.has(word)

/** Whether the password is among the first guesses: on the list, or a common word with the usual variations. */
export const isCommon = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase()) || wordsBehind(password).some((word) => isBare(onceOnly(word)))

/** The words behind the passwords of the demo and the examples, which are public in the repository. */
const demoWords = new Set(['keywerk', 'wellenwerk', 'sommerregen'])

/**
 * Refuses a password that breaks the documented rule or is among the first guesses, in production also those of the
 * demo; says what is wrong with it.
 */
export function refuseWeakPassword(
  password: string,
  { settings: { production } }: { settings: Pick<Configuration, 'production'> },
): void {
  const foreign = foreignCharacters(password)
  if (foreign.length > 0) fail('password.setPasswordRuleInvalidChars', { characters: foreign.join(' ') }, 'password')
  if (!followsPasswordRule(password)) fail('password.setPasswordRule', undefined, 'password')
  const isShown = production && wordsBehind(password).some((word) => demoWords.has(word))
  if (isShown || isCommon(password)) fail('password.common', undefined, 'password')
}
