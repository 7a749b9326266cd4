import { z } from 'zod'

/** The documented rule: 8 characters, a digit, a lower-case and an upper-case letter, a special character, codes up to 255. */
export function followsPasswordRule(password: string): boolean {
  const characters = [...password]
  return (
    characters.length >= 8 &&
    /\p{Nd}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /[^\p{L}\p{N}\p{C}]/u.test(password) &&
    characters.every((character) => character.codePointAt(0)! <= 255)
  )
}

/** The characters no password may have, each once. */
export const foreignCharacters = (password: string): string[] =>
  [...new Set(password)].filter((character) => character.codePointAt(0)! > 255).slice(0, 20)

/** A password somebody chooses, for forms: says at once what the server would refuse. */
const chosen = z
  .string()
  .max(200)
  .superRefine((password, context) => {
    const foreign = foreignCharacters(password)
    if (foreign.length > 0)
      context.addIssue({
        code: 'custom',
        message: 'password.setPasswordRuleInvalidChars',
        params: { characters: foreign.join(' ') },
      })
    else if (!followsPasswordRule(password)) context.addIssue({ code: 'custom', message: 'password.setPasswordRule' })
  })

/** For forms whose other fields the server checks as well. */
export const newPasswordField = chosen

export const newPasswordForm = z.strictObject({ id: z.string(), password: chosen })

export const passwordChangeForm = z
  .strictObject({ oldPassword: z.string().min(1).max(200), password: chosen })
  .refine(({ oldPassword, password }) => oldPassword === '' || oldPassword !== password, {
    error: 'password.newAndOldPasswordAreSame',
    path: ['password'],
  })
