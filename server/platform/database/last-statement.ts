import type { Tx } from './database.ts'
import { lastMark } from './statement-mark.ts'

/**
 * For the last statement of a transaction: the commit is sent right behind it, without waiting for its answer in between.
 * When the statement fails, nothing is committed. Whatever would be asked after it is refused.
 */
export const lastOf = (tx: Tx): Tx => tx.withPlugin(lastMark.plugin)
