import { expect, test } from 'vitest'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

const portal = testPortal()

/** Sends the example the readable page shows of a call, as a program would. */
async function send({ method, path, example, takes }: Call) {
  const authorization = `Bearer ${await portal.tokenOf('administrator')}`
  const query = new URLSearchParams(example.query).toString()
  const { file = 'datei.txt' } = example
  const form = `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${file}"\r\n\r\nInhalt\r\n--grenze--\r\n`
  const sent =
    typeof takes === 'object'
      ? { type: 'multipart/form-data; boundary=grenze', payload: form }
      : { type: 'application/json', payload: JSON.stringify(example.body ?? {}) }
  return portal.app.inject({
    method,
    url: `/v0${path}?${query}`,
    headers: { authorization, ...(method === 'POST' && { 'content-type': sent.type }) },
    ...(method === 'POST' && { payload: sent.payload }),
  })
}

test('the example of every call is understood: what it names may not be there, but nothing in it is wrong', async () => {
  // What has to be confirmed with the password is open then.
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const wrong: string[] = []
  for (const call of calls) {
    const { statusCode, body } = await send(call)
    if (statusCode >= 500 || /Eingabe ist ungültig|request is invalid/.test(body))
      wrong.push(`${call.method} ${call.path}: ${statusCode} ${body.slice(0, 160)}`)
  }
  expect(wrong).toEqual([])
}, 120_000)
