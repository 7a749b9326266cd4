import { demoPassword } from '../demo/accounts.ts'

export interface Answer {
  status: number
  // Whatever the operation answers; the scripts look at a field or two.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  json: any
  replayed: boolean
}

/** Bytes are sent as they are, anything else as JSON. */
export type Call = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>

/**
 * Calls operations as a demo account; signs in again when the token has run out, and gives the password again where that
 * is asked for. Throws when no answer comes.
 */
export function caller(url: string, role = 'administrator'): Call {
  let token: Promise<string> | null = null
  const signIn = async () => {
    const answer = await ask('POST', '/session', { email: `${role}@wellenwerk.example`, password: demoPassword }, {})
    if (answer.status !== 201) throw new Error(`Signing in answered ${answer.status}.`)
    return answer.json.accessToken as string
  }
  const ask = async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const bytes = body instanceof Uint8Array
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }), ...headers },
      ...(body && { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    const json = text.startsWith('{') ? JSON.parse(text) : null
    return { status: answer.status, json, replayed: answer.headers.get('idempotency-replayed') === 'true' }
  }
  return async (method, path, body, headers = {}) => {
    for (let attempt = 0; ; attempt++) {
      token ??= signIn()
      const authorization = `Bearer ${await token.catch((error: unknown) => ((token = null), Promise.reject(error)))}`
      const answer = await ask(method, path, body, { authorization, ...headers })
      if (attempt > 0) return answer
      if (answer.status === 401) token = null
      else if (answer.json?.code === 'session.confirmFirst')
        await ask('POST', '/session/confirmation', { password: demoPassword }, { authorization })
      else return answer
    }
  }
}

/** The answer's JSON; anything but success throws. */
export async function expectSuccess(answer: Promise<Answer>) {
  const { status, json } = await answer
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(json)}`)
  return json
}
