import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { drawHook } from '../../../testing/draw-hook.tsx'
import { useEntry } from './use-entry.ts'

const createThing = operation({
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'Create a thing.',
  body: z.object({ name: z.string().min(1).max(10), number: z.string().min(1), note: z.string() }),
  output: z.object({ id: z.string() }),
  errors: [],
})
const empty = { name: '', number: '', note: '' }
const full = { name: 'Welle', number: '7', note: '' }

type Options = Parameters<typeof useEntry<typeof createThing>>[1]
const drawn: { end: () => Promise<void> }[] = []
async function entry(options: Partial<Options> = {}) {
  const one = await drawHook(
    (given: Options) => {
      const form = useEntry(createThing, given)
      // As a page does: each field is asked for when it is drawn.
      const fields = {
        name: form.field('name', 'Name'),
        number: form.field('number', 'Nummer'),
        note: form.field('note', 'Notiz'),
      }
      return { ...form, missingFields: form.missingFields, visibleErrors: form.visibleErrors, fields }
    },
    { initial: empty, ...options },
  )
  drawn.push(one)
  return one
}

/** What the server answers; the bodies it was sent. */
function serverAnswers(...answers: { status: number; json: object }[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const { status, json } = answers.shift()!
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
  })
  return sent
}

afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
})

test('what is needed here and what has to fit together keep a form from being saved, and say why', async () => {
  const sent = serverAnswers({ status: 201, json: { id: '1' } })
  const form = await entry({
    initial: full,
    needed: () => ['note'],
    rules: ({ number }) => ({ number: number === '8' && 'vdi.endsBeforeStart' }),
  })
  expect(form.now.fields.note.required).toBe(true)
  expect(form.now).toMatchObject({ valid: false, missingFields: ['Notiz'] })
  await form.act((now) => now.set({ note: 'n', number: '8' }))
  expect(form.now).toMatchObject({ valid: false, missingFields: ['Nummer'] })
  await form.act((now) => now.submit())
  expect(sent).toEqual([])
  expect(form.now.visibleErrors).toMatchObject([{ label: 'Nummer', text: expect.stringContaining('Ende') }])
  await form.act((now) => now.set({ number: '9' }))
  await form.act((now) => now.submit())
  expect(sent).toEqual([{ name: 'Welle', number: '9', note: 'n' }])
})

test('at first nothing is changed, what is missing is known but not shown', async () => {
  const form = await entry()
  expect(form.now).toMatchObject({
    changed: false,
    valid: false,
    missingFields: ['Name', 'Nummer'],
    visibleErrors: [],
    submitCount: 0,
  })
  expect([form.now.fields.name.required, form.now.fields.note.required]).toEqual([true, false])
})

test('typing changes it, typing back undoes that, and reset takes everything back', async () => {
  const form = await entry()
  await form.act(({ fields }) => fields.name.onChange('Welle'))
  expect([form.now.changed, form.now.missingFields]).toEqual([true, ['Nummer']])
  await form.act(({ fields }) => fields.name.onChange(''))
  expect(form.now.changed).toBe(false)
  await form.act(({ set }) => set(full))
  expect([form.now.changed, form.now.valid]).toEqual([true, true])
  await form.act(({ reset }) => reset())
  expect([form.now.values, form.now.changed]).toEqual([empty, false])
})

test('an attempt to save what is not valid sends nothing and shows the problems in the order of the fields', async () => {
  const sent = serverAnswers()
  const form = await entry()
  await form.act(({ fields }) => fields.name.onChange('viel zu lang für hier'))
  await form.act(({ submit }) => submit())
  expect(sent).toEqual([])
  expect(form.now.submitCount).toBe(1)
  expect(form.now.visibleErrors.map(({ label }) => label)).toEqual(['Name', 'Nummer'])
  expect(form.now.visibleErrors[0]!.text).toContain('10')
  expect(form.now.fields.name.error).toBe(form.now.visibleErrors[0]!.text)
  expect(form.now.visibleErrors[0]!.id).toBe(form.now.fields.name.id)
  // Typing takes the complaint away at its field alone.
  await form.act(({ fields }) => fields.name.onChange('kurz'))
  expect(form.now.visibleErrors.map(({ label }) => label)).toEqual(['Nummer'])
})

test('what is saved is sent once, counts as unchanged, and is told with the answer', async () => {
  const sent = serverAnswers({ status: 201, json: { id: 'a' } })
  const done = vi.fn<(answer: unknown, values: unknown) => void>()
  const form = await entry({ done })
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => {
    submit()
    submit()
  })
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([full])
  expect(done).toHaveBeenCalledWith({ id: 'a' }, full)
  expect([form.now.changed, form.now.isChanged(), form.now.pending, form.now.submitCount]).toEqual([
    false,
    false,
    false,
    0,
  ])
})

test('what is typed while it is saved is kept, and still to be saved', async () => {
  const answer = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async () => {
    await answer.promise
    return new Response(JSON.stringify({ id: 'a' }), { headers: { 'content-type': 'application/json' } })
  })
  const done = vi.fn<(answer: unknown, values: unknown) => void>()
  const form = await entry({ done })
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  await form.act(({ fields }) => fields.note.onChange('danach'))
  answer.resolve()
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'a' }, full))
  await form.draw({ initial: full, done })
  expect([form.now.values, form.now.changed]).toEqual([{ ...full, note: 'danach' }, true])
  await form.act(({ reset }) => reset())
  expect([form.now.values, form.now.changed]).toEqual([full, false])
})

test('input decides what is sent, and its body what done is told', async () => {
  const sent = serverAnswers({ status: 201, json: { id: 'a' } })
  const done = vi.fn<(answer: unknown, values: unknown) => void>()
  const form = await entry({ done, input: (values) => ({ body: { ...values, name: values.name.trim() } }) })
  await form.act(({ set }) => set({ ...full, name: '  Welle ' }))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'a' }, full))
  expect(sent).toEqual([full])
})

test('whoever is asked and says no sends nothing and keeps what was typed', async () => {
  const sent = serverAnswers()
  const ask = vi.fn<() => Promise<boolean>>(async () => false)
  const form = await entry({ ask })
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  expect([ask.mock.calls.length, sent, form.now.values, form.now.changed]).toEqual([1, [], full, true])
})

test('what the server finds wrong with a field stands at that field', async () => {
  serverAnswers({ status: 409, json: { code: 'companies.companyAlredyExists', field: 'number', message: 'x' } })
  const form = await entry()
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.submitCount).toBe(1))
  expect(form.now.visibleErrors.map(({ label }) => label)).toEqual(['Nummer'])
  expect(form.now.fields.number.error).toBe(form.now.visibleErrors[0]!.text)
  expect([form.now.values, form.now.changed]).toEqual([full, true])
})

test('what is shown to be wrong is said in the language chosen since, the server’s reasons too', async () => {
  serverAnswers({ status: 409, json: { code: 'companies.companyAlredyExists', field: 'number', message: 'x' } })
  const form = await entry()
  await form.act(({ submit }) => submit())
  const german = form.now.fields.name.error
  await form.speak('en')
  expect(form.now.visibleErrors.map(({ text }) => text)).toEqual([
    form.now.fields.name.error,
    form.now.fields.number.error,
  ])
  expect(form.now.fields.name.error).not.toBe(german)
  expect(form.now.fields.name.error).toMatch(/please/i)

  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.visibleErrors.map(({ label }) => label)).toEqual(['Nummer']))
  const { number } = form.now.fields
  await form.speak('de')
  expect(form.now.fields.number.error).toBeTruthy()
  expect(form.now.fields.number.error).not.toBe(number.error)
  expect(form.now.visibleErrors[0]!.text).toBe(form.now.fields.number.error)
})

test('the fields of an input the server refused are all marked', async () => {
  const details = { fields: [{ field: 'name' }, { field: 'note' }] }
  serverAnswers({ status: 400, json: { code: 'request.invalid', message: 'x', details } })
  const form = await entry()
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.visibleErrors.map(({ label }) => label)).toEqual(['Name', 'Notiz']))
})

test('a failure the page shows itself marks nothing', async () => {
  serverAnswers({ status: 409, json: { code: 'companies.companyAlredyExists', field: 'number', message: 'x' } })
  const failed = vi.fn<() => boolean>(() => true)
  const form = await entry({ failed })
  await form.act(({ set }) => set(full))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect([form.now.visibleErrors, form.now.submitCount]).toEqual([[], 0])
})

test('fresh data is taken over while nothing was typed, and not over what was', async () => {
  const form = await entry()
  await form.draw({ initial: full })
  expect([form.now.values, form.now.changed]).toEqual([full, false])
  await form.act(({ fields }) => fields.note.onChange('meins'))
  await form.draw({ initial: { ...full, name: 'Neuer' } })
  expect(form.now.values).toEqual({ ...full, note: 'meins' })
})

test('what is wrong with one of several entries in a field is told at the field, by its name', async () => {
  const send = operation({
    name: 'sendThing',
    method: 'POST',
    path: '/things/mails',
    access: 'public',
    summary: 'Send a thing.',
    body: z.object({ cc: z.array(z.email()) }),
    output: z.object({}),
    errors: [],
  })
  const one = await drawHook(
    (given: Parameters<typeof useEntry<typeof send, { cc: string }>>[1]) => {
      const form = useEntry(send, given)
      const field = form.field('cc', 'Cc')
      return { ...form, field, open: form.missingFields, shown: form.visibleErrors }
    },
    {
      initial: { cc: 'a@b.example abc' },
      input: ({ cc }: { cc: string }) => ({ body: { cc: cc.split(' ') } }) as never,
    },
  )
  drawn.push(one)
  expect(one.now.open).toEqual(['Cc'])
  await one.act(({ submit }) => submit())
  expect(one.now.shown).toEqual([expect.objectContaining({ label: 'Cc' })])
  expect(one.now.field.error).toMatch(/E-Mail/)
})

/** A record read by its page, and its form. */
const changeThing = operation({
  name: 'changeThing',
  method: 'PATCH',
  path: '/things/{id}',
  access: 'public',
  summary: 'Change a thing.',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string(), number: z.string(), note: z.string(), modifiedAt: z.string() }),
  output: z.object({ id: z.string() }),
  errors: ['request.conflict'],
})
type Record = typeof full & { modifiedAt: string }
async function recordForm(record: Record) {
  const one = await drawHook(
    ({ modifiedAt, ...initial }: Record) =>
      useEntry<typeof changeThing, typeof full>(changeThing, {
        initial,
        input: (values) => ({ params: { id: 'a' }, body: { ...values, modifiedAt } }),
      }),
    record,
  )
  drawn.push(one)
  return one
}
const conflict = {
  status: 409,
  json: { code: 'request.conflict', message: 'x', details: { by: 'Rosa Zeile', at: '2026-11-22T10:00:00Z' } },
}

test('what somebody else saved meanwhile is told field by field, and saving goes on from there', async () => {
  const sent = serverAnswers(conflict, { status: 200, json: { id: 'a' } })
  const form = await recordForm({ ...full, modifiedAt: 'first' })
  await form.act(({ set }) => set({ name: 'Meine', note: 'meins' }))
  // The page may read the record anew before: what is sent is still what the form began with.
  await form.draw({ ...full, name: 'Ihre', number: '8', modifiedAt: 'second' })
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.meanwhile?.differences).toHaveLength(2))
  expect(sent[0]).toMatchObject({ name: 'Meine', number: '7', modifiedAt: 'first' })
  expect(form.now.meanwhile).toMatchObject({
    by: 'Rosa Zeile',
    differences: [
      { field: 'name', theirs: 'Ihre', mine: 'Meine' },
      { field: 'number', theirs: '8', mine: '7' },
    ],
  })
  expect(form.now.values).toEqual({ name: 'Meine', number: '8', note: 'meins' })
  await form.act(({ set }) => set({ name: 'Ihre' }))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(sent[1]).toEqual({ name: 'Ihre', number: '8', note: 'meins', modifiedAt: 'second' }))
  await vi.waitFor(() => expect(form.now.meanwhile).toBeNull())
})

test('the same goes for a part of a whole that counts its changes', async () => {
  const changePart = operation({
    name: 'changePart',
    method: 'PATCH',
    path: '/things/{id}/part',
    access: 'public',
    summary: 'Change a part of a thing.',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string(), note: z.string(), revision: z.number() }),
    output: z.object({ id: z.string() }),
    errors: ['master.changedMeanwhile'],
  })
  const meanwhile = { status: 409, json: { code: 'master.changedMeanwhile', message: 'x' } }
  const sent = serverAnswers(meanwhile, { status: 200, json: { id: 'a' } })
  const form = await drawHook(
    ({ revision, ...initial }: { name: string; note: string; revision: number }) =>
      useEntry<typeof changePart, { name: string; note: string }>(changePart, {
        initial,
        input: (values) => ({ params: { id: 'a' }, body: { ...values, revision } }),
      }),
    { name: 'Welle', note: '', revision: 3 },
  )
  drawn.push(form)
  await form.act(({ set }) => set({ note: 'meins' }))
  // Read anew meanwhile, as when one comes back to the window.
  await form.draw({ name: 'Ihre', note: '', revision: 4 })
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.meanwhile?.differences).toMatchObject([{ field: 'name', theirs: 'Ihre' }]))
  expect(sent[0]).toEqual({ name: 'Welle', note: 'meins', revision: 3 })
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(sent[1]).toEqual({ name: 'Ihre', note: 'meins', revision: 4 }))
})

test('a record that changed in nothing the form holds is saved all the same', async () => {
  const sent = serverAnswers(conflict, { status: 200, json: { id: 'a' } })
  const form = await recordForm({ ...full, modifiedAt: 'first' })
  await form.act(({ set }) => set({ name: 'Meine' }))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.meanwhile).not.toBeNull())
  await form.draw({ ...full, modifiedAt: 'second' })
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ name: 'Meine', modifiedAt: 'second' })
  await vi.waitFor(() => expect(form.now.meanwhile).toBeNull())
})

test('taking everything back takes theirs, and the page that cannot read anew says so', async () => {
  serverAnswers(conflict)
  const form = await recordForm({ ...full, modifiedAt: 'first' })
  await form.act(({ set }) => set({ name: 'Meine' }))
  await form.act(({ submit }) => submit())
  await vi.waitFor(() => expect(form.now.meanwhile?.lost).toBe(true))
  await form.act(({ reset }) => reset())
  expect([form.now.meanwhile, form.now.values]).toEqual([null, full])
})
