import { beforeAll, beforeEach, expect, test } from 'vitest'
import { errors } from '#texts/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadErrorTexts } from '../../api/error-texts.ts'
import { operations } from '../../testing/operations.ts'
import { questions } from '../dialog/confirm.ts'
import { failureTexts } from './failure-texts.ts'
import { messages } from './notify.ts'
import { failureWords, tellFailure } from './tell-failure.ts'

beforeEach(() => {
  questions.set([])
  messages.set({ shown: [], past: [] })
})
const toasts = () => messages.get().shown.map(({ text }) => text)
const dialogs = () => questions.get().map(({ title, question, alone }) => ({ title, question, alone }))

// A refusal waits for its words.
beforeAll(loadErrorTexts)
beforeAll(() => failureWords.set(failureTexts))

test('what is foreseen is a message that goes by itself', () => {
  tellFailure(new ApiError(404, { code: 'roles.notFound' }), 'de', 'deleteRole')
  expect(toasts()).toHaveLength(1)
  expect(dialogs()).toEqual([])
})

test.each([
  ['de', 'Fehler', 'Die Rolle konnte nicht gelöscht werden.'],
  ['en', 'Error', 'The role could not be deleted.'],
] as const)('a failed server and a code nobody knows are a dialog, in %s', (language, title, what) => {
  tellFailure(new ApiError(409, { code: 'roles.strange', message: 'Something strange.' }), language, 'deleteRole')
  tellFailure(new ApiError(500, { code: 'server.failed', requestId: 'r-1' }), language, 'deleteRole')
  expect(toasts()).toEqual([])
  expect(dialogs()[0]).toEqual({ title, question: `${what}\n\nSomething strange.`, alone: true })
  expect(dialogs()[1]?.question).toMatch(new RegExp(`^${what}\n\n.+ \\((Anfragenummer|request number) r-1\\)$`))
})

test('an operation without words of its own shows what the server says', () => {
  tellFailure(new ApiError(418, { code: 'tea.pot', message: 'I am a teapot.' }), 'en', 'brewTea')
  expect(dialogs()).toEqual([{ title: 'Error', question: 'I am a teapot.', alone: true }])
})

test('every failure with words is one of an operation there is', () => {
  const names = new Set(operations.map(({ name }) => name))
  expect(Object.keys(failureTexts).filter((name) => !names.has(name))).toEqual([])
})

test('what people make, change and delete every day says what failed, and no text only that something did', () => {
  const daily = /^(create|change|delete)(Company|Contact|Product|Module|Role|Permission|Host|Configuration|Campaign)$/
  const names = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(names.filter((name) => daily.test(name) && !(name in failureTexts))).toEqual([])
  const texts = Object.values(errors).flatMap(({ de, en }) => [de, en])
  expect(texts.filter((text) => /hat nicht geklappt|did not work/.test(text))).toEqual([])
})
