/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

type Options = Record<string, unknown>

/** Has a passkey sign a challenge. Undefined when its owner cancelled, or let it wait for too long. */
export async function signWithPasskey<T>(options: Options): Promise<T | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return unlessCancelled(() => startAuthentication({ optionsJSON: options as never }), shapeOfAssertion)
}

/** Why an authenticator made none: it cannot ask for its user (ConstraintError), cannot keep one, or knows no algorithm of ours. */
const unsuitable: readonly unknown[] = ['ConstraintError', 'NotSupportedError', 'UnknownError']

/** Makes a passkey. `'exists'` when this device has one for the account already, `'unsuitable'` when it cannot make one. */
export async function makePasskey<T>(options: Options): Promise<T | 'exists' | 'unsuitable' | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return await unlessCancelled(() => startRegistration({ optionsJSON: options as never }), shapeOfAttestation)
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'exists'
    if (error instanceof Error && unsuitable.includes(error.name)) return 'unsuitable'
    throw error
  }
}

interface Credential {
  id: string
  rawId: string
  type: string
  response: object
}

async function unlessCancelled<T>(ask: () => Promise<Credential>, shape: (made: Credential) => unknown) {
  try {
    return shape(await ask()) as T
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'SecurityError'].includes(error.name))
      return undefined
    throw error
  }
}

// The server takes these fields and no others.
function shapeOfAssertion({ id, rawId, type, response }: Credential) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as Record<string, unknown>
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

function shapeOfAttestation({ id, rawId, type, response }: Credential) {
  const { clientDataJSON, attestationObject, transports } = response as Record<string, unknown>
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}
