import { move, transferableSymbol, valueSymbol } from 'piscina'

/** What a thread answers, its buffers moved instead of copied: copying would hold up the event loop that takes them. */
export const movedAnswer = <Answer>(answer: Answer, buffers: ArrayBuffer[]): Answer =>
  // The pool takes it apart again; typed as what comes out.
  move({ [transferableSymbol]: buffers, [valueSymbol]: answer } as never) as unknown as Answer
