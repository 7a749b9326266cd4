import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { drawHook } from '../../testing/draw-hook.tsx'
import { dropQuestions, questions } from '../dialog/confirm.ts'
import { messages, notify } from '../feedback/notify.ts'
import { useRemoval } from './use-removal.ts'

const deleteThing = operation({
  name: 'deleteThing',
  method: 'DELETE',
  path: '/things/{id}',
  access: 'public',
  summary: 'Delete a thing.',
  params: z.object({ id: z.string() }),
  output: z.object({}),
  errors: [],
})

const drawn: { end: () => Promise<void> }[] = []
async function removal() {
  const one = await drawHook(
    () =>
      useRemoval(deleteThing, ({ id, name }: { id: string; name: string }) => ({
        input: { params: { id } },
        title: 'Welle löschen',
        question: `Welle „${name}“ löschen?`,
        confirmLabel: 'Löschen',
        removed: () => notify.success(`„${name}“ ist gelöscht.`),
      })),
    undefined,
  )
  drawn.push(one)
  return one
}

/** What the server answers once it may; the addresses it was asked at. */
function server(status: number, json: object) {
  const asked: string[] = []
  let answer = () => {}
  const ready = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    await ready
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
  })
  return { asked, answer }
}

const texts = () => messages.get().past.map(({ kind, text }) => [kind, text])
const say = (yes: boolean) => questions.get()[0]!.answer(yes)
const first = { id: '1', name: 'Vorn' }
const second = { id: '2', name: 'Hinten' }

afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
  messages.set({ shown: [], past: [] })
  dropQuestions()
  questions.set([])
})

test('asks with the name, removes, and says so', async () => {
  const { asked, answer } = server(200, {})
  const hook = await removal()
  await hook.act(({ remove }) => remove(first))
  expect(questions.get()).toMatchObject([{ question: 'Welle „Vorn“ löschen?', danger: true }])
  expect(asked).toEqual([])
  answer()
  await hook.act(() => say(true))
  await hook.act(() => vi.waitFor(() => expect(texts()).toEqual([['success', '„Vorn“ ist gelöscht.']])))
  expect(asked).toEqual(['/api/things/1'])
})

test('whoever says no removes nothing', async () => {
  const { asked } = server(200, {})
  const hook = await removal()
  await hook.act(({ remove }) => remove(first))
  await hook.act(() => say(false))
  expect([asked, texts()]).toEqual([[], []])
})

test('a removal that is refused is told as such, never as done', async () => {
  const { answer } = server(409, { code: 'session.forbidden', message: '' })
  const hook = await removal()
  await hook.act(({ remove }) => remove(first))
  answer()
  await hook.act(() => say(true))
  await hook.act(() => vi.waitFor(() => expect(texts().length + questions.get().length).toBe(1)))
  expect(texts().filter(([kind]) => kind !== 'error')).toEqual([])
})

test('what is confirmed while another is being removed follows it, each with its message; the same one is removed once', async () => {
  const { asked, answer } = server(200, {})
  const hook = await removal()
  for (const thing of [first, second, first, second]) {
    await hook.act(({ remove }) => remove(thing))
    await hook.act(() => say(true))
  }
  expect(asked).toEqual(['/api/things/1'])
  expect(hook.now.pending).toBe(true)
  answer()
  await hook.act(() => vi.waitFor(() => expect(texts()).toHaveLength(2)))
  expect(texts().map(([, text]) => text)).toEqual(['„Hinten“ ist gelöscht.', '„Vorn“ ist gelöscht.'])
  expect(asked).toEqual(['/api/things/1', '/api/things/2'])
  expect(hook.now.pending).toBe(false)
})

test('a removal that is refused keeps none back that was confirmed meanwhile', async () => {
  const { asked, answer } = server(409, { code: 'session.forbidden', message: '' })
  const hook = await removal()
  for (const thing of [first, second]) {
    await hook.act(({ remove }) => remove(thing))
    await hook.act(() => say(true))
  }
  answer()
  await hook.act(() => vi.waitFor(() => expect(asked).toHaveLength(2)))
})
