import type { Db } from './database.ts'
import { statementMark } from './statement-mark.ts'

const { plugin, isOn } = statementMark()

/** For statements with patterns whose plan serves every pattern they are asked with: they are prepared like others. */
export const forAnyPattern = (db: Db): Db => db.withPlugin(plugin)

/** Whether a statement's plan serves every pattern. */
export const isForAnyPattern = isOn
