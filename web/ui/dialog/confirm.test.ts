import { expect, test } from 'vitest'
import { confirm, dropQuestions, questions } from './confirm.ts'

const question = { title: 'Firma löschen', question: 'Firma „Voss GmbH“ löschen?', confirmLabel: 'Löschen' }

test('what is asked already is not asked again; answered, it may be', async () => {
  const first = confirm(question)
  expect(await confirm(question)).toBe(false)
  const other = confirm({ ...question, question: 'Firma „Ernst AG“ löschen?' })
  expect(questions.get().map((one) => one.question)).toEqual([question.question, 'Firma „Ernst AG“ löschen?'])
  questions.get()[0]!.answer(true)
  expect(await first).toBe(true)
  questions.get()[0]!.answer(false)
  expect(await other).toBe(false)
  const again = confirm(question)
  expect(questions.get()).toHaveLength(1)
  questions.get()[0]!.answer(true)
  expect(await again).toBe(true)
})

test('where the page or the session of the questions is gone they are answered with no; what only tells something may stay', async () => {
  const first = confirm(question)
  const told = confirm({ title: 'Fehler', question: 'Der Server ist gestört.', alone: true })
  dropQuestions(({ alone }) => alone)
  expect(await first).toBe(false)
  expect(questions.get().map(({ title }) => title)).toEqual(['Fehler'])
  dropQuestions()
  expect(await told).toBe(false)
  expect(questions.get()).toEqual([])
})
