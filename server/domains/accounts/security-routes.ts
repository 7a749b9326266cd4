import * as factor from '#contract/second-factor.ts'
import * as contract from '#contract/security.ts'
import { type Route, on } from '#platform/operations.ts'
import { checkConfirmation, type CheckedConfirmation, confirmSession } from './confirmation.ts'
import { confirmEmail, requestEmailChange } from './email-change.ts'
import * as signIn from './passkey-sign-in.ts'
import * as passkeys from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import * as secondFactor from './second-factor.ts'
import type { SecurityParts } from './security-parts.ts'
import { readSecurity, setEmailFactor } from './security.ts'
import * as totp from './totp.ts'
import type { CheckedAssertion, CheckedAttestation } from './webauthn.ts'

/** Second factors, passkeys, confirmation and the change of one's address. */
export const securityRoutes = (parts: SecurityParts): Route[] => [
  on(factor.readFactor, secondFactor.readFactor),
  on(factor.proveFactor, (call) => secondFactor.proveFactor(call, parts)),
  on(factor.mailFactorCode, (call) => secondFactor.mailCode(call, parts)),
  on(factor.readFactorPasskeyOptions, (call) => signIn.factorOptions(call, parts)),
  on(
    factor.proveFactorPasskey,
    (call, checked: CheckedAssertion) => signIn.proveFactorPasskey(call, checked, parts),
    (call) => signIn.checkFactorPasskey(call, parts),
  ),
  on(factor.readPasskeySignInOptions, (call) => signIn.signInOptions(call, parts)),
  on(
    factor.signInWithPasskey,
    (call, checked: CheckedAssertion) => signIn.signInWithPasskey(call, checked, parts),
    (call) => signIn.checkSignIn(call, parts),
  ),
  on(contract.readSecurity, readSecurity),
  on(contract.setEmailFactor, (call) => setEmailFactor(call, parts)),
  on(contract.startTotp, (call) => totp.startTotp(call, parts)),
  on(contract.confirmTotp, (call) => totp.confirmTotp(call, parts)),
  on(contract.removeTotp, (call) => totp.removeTotp(call, parts)),
  on(contract.createRecoveryCodes, (call) => createRecoveryCodes(call, parts)),
  on(contract.readPasskeyOptions, (call) => passkeys.passkeyOptions(call, parts)),
  on(
    contract.addPasskey,
    (call, checked: CheckedAttestation) => passkeys.addPasskey(call, checked, parts),
    (call) => passkeys.checkPasskey(call, parts),
  ),
  on(contract.renamePasskey, passkeys.renamePasskey),
  on(contract.removePasskey, (call) => passkeys.removePasskey(call, parts)),
  on(contract.requestEmailChange, requestEmailChange),
  on(contract.confirmEmail, (call) => confirmEmail(call, parts)),
  on(
    contract.confirmSession,
    confirmSession,
    (call): Promise<CheckedConfirmation> => checkConfirmation(call, parts.tokens.digest),
  ),
  on(contract.readConfirmationOptions, (call) => signIn.confirmationOptions(call, parts)),
  on(contract.confirmWithPasskey, signIn.confirmWithPasskey, (call) => signIn.checkConfirmationPasskey(call, parts)),
]
