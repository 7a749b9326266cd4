import { store } from '../../api/store.ts'

export interface Question {
  title: string
  /** Names the thing: "Firma „Voss GmbH“ löschen?" */
  question: string
  /** Left out: the title once more. */
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
  /** Nothing to decide: no second button. */
  alone?: boolean
}

export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

/** What waits for an answer; the dialog host draws the first. */
export const questions = store<readonly OpenQuestion[]>([])

/** The page the questions are about is left, or the session is over: no to all of them but those that stay. */
export function dropQuestions(stays: (asked: OpenQuestion) => boolean | undefined = () => false): void {
  for (const asked of questions.get()) if (!stays(asked)) asked.answer(false)
}

/**
 * Asks in a dialog: `if (await confirm({ title, question, confirmLabel, danger: true })) …` What is asked already is not
 * asked again, as by a double click: no.
 */
export function confirm(question: Question): Promise<boolean> {
  const alike = (one: OpenQuestion) => one.title === question.title && one.question === question.question
  if (questions.get().some(alike)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer: (confirmed) => {
        questions.set(questions.get().filter((one) => one !== asked))
        resolve(confirmed)
      },
    }
    questions.set([...questions.get(), asked])
  })
}
