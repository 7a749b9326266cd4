import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'

// What old programs read has no types.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Anything = any
/** A row of an answer. */
export type Row = Record<string, Anything>

/** A program as they were written for an older portal: plain requests below /v0, bodies in base64. */
export function oldClient(url: string, token = '') {
  const send = (method: string, path: string, query: Record<string, string> = {}, body?: object) =>
    fetch(`${url}/v0${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: { 'content-type': 'text/plain', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: Buffer.from(JSON.stringify(body)).toString('base64') }),
    })
  const ask = async (method: string, path: string, query?: Record<string, string>, body?: object) => {
    const answer = (await (await send(method, path, query, body)).json()) as Anything
    return answer as { status: number; data: Anything; Message: string }
  }
  /** What an answer holds; every one that is no success ends the program. */
  const need = async (method: string, path: string, query?: Record<string, string>, body?: object) => {
    const answer = await ask(method, path, query, body)
    expect([answer.status, answer.Message], `${method} ${path}`).toEqual([200, ''])
    return answer.data
  }
  return {
    ask,
    get: (path: string, query?: Record<string, string>) => need('GET', path, query),
    post: (path: string, body: object) => need('POST', path, {}, body),
    async file(path: string, query: Record<string, string>) {
      const answer = await send('GET', path, query)
      expect(answer.status, path).toBe(200)
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      return { name, text: await answer.text() }
    },
    async signIn(email: string, password = demoPassword) {
      const answer = await send('POST', '/authorization', {}, { Email: email, Password: password })
      expect(answer.status, email).toBe(200)
      return oldClient(url, await answer.text())
    },
  }
}
