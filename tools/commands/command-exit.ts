/** Ends a command with a sentence for the operator and an exit code: 1 something is wrong, 2 a wrong call. */
export class CommandExit extends Error {
  readonly code: number

  constructor(message: string, code: 1 | 2 = 1) {
    super(message)
    this.code = code
  }
}
