import * as factor from '#contract/second-factor.ts'
import * as contract from '#contract/security.ts'
import { type Route, on } from '#platform/operations/operations.ts'
import { checkConfirmation, confirmSession } from '../sessions/confirmation.ts'
import { confirmEmail, requestEmailChange } from '../people/email-change.ts'
import * as signIn from './passkey-sign-in.ts'
import * as passkeys from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import * as secondFactor from './second-factor.ts'
import { readSecurity, setEmailFactor } from './security.ts'
import * as totp from './totp.ts'

/** Second factors, passkeys, confirmation and the change of one's address. */
export const securityRoutes: Route[] = [
  on(factor.readFactor, secondFactor.readFactor),
  on(factor.proveFactor, secondFactor.proveFactor),
  on(factor.mailFactorCode, secondFactor.mailNewCode),
  on(factor.readFactorPasskeyOptions, signIn.factorOptions),
  on(factor.proveFactorPasskey, signIn.proveFactorPasskey, signIn.checkFactorPasskey),
  on(factor.readPasskeySignInOptions, signIn.signInOptions),
  on(factor.signInWithPasskey, signIn.signInWithPasskey, signIn.checkSignIn),
  on(contract.readSecurity, readSecurity),
  on(contract.setEmailFactor, setEmailFactor),
  on(contract.startTotp, totp.startTotp),
  on(contract.confirmTotp, totp.confirmTotp),
  on(contract.removeTotp, totp.removeTotp),
  on(contract.createRecoveryCodes, createRecoveryCodes),
  on(contract.readPasskeyOptions, passkeys.passkeyOptions),
  on(contract.addPasskey, passkeys.addPasskey, passkeys.checkPasskey),
  on(contract.renamePasskey, passkeys.renamePasskey),
  on(contract.removePasskey, passkeys.removePasskey),
  on(contract.requestEmailChange, requestEmailChange),
  on(contract.confirmEmail, confirmEmail),
  on(contract.confirmSession, confirmSession, checkConfirmation),
  on(contract.readConfirmationOptions, signIn.confirmationOptions),
  on(contract.confirmWithPasskey, signIn.confirmWithPasskey, signIn.checkConfirmationPasskey),
]
