import { z } from 'zod'
import { followsPasswordRule, foreignCharacters } from './password-rule.ts'

/** A new password, for forms: says at once what the server would refuse. */
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
