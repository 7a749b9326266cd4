export interface Question {
  title: string
  /** Names the thing: "Firma „Voss GmbH“ löschen?" */
  question: string
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
}

export interface Asked extends Question {
  answer: (confirmed: boolean) => void
}

type Listener = () => void

let waiting: readonly Asked[] = []
const listeners = new Set<Listener>()

/** Asks in a dialog: `if (await confirm({ title, question, confirmLabel, danger: true })) …` */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer(confirmed) {
        waiting = waiting.filter((one) => one !== asked)
        tell()
        resolve(confirmed)
      },
    }
    waiting = [...waiting, asked]
    tell()
  })
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** What the dialog host draws: the question asked first. */
export const questions = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: (): Asked | undefined => waiting[0],
}
