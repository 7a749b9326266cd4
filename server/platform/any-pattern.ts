import type { Db } from './database.ts'
import { anyPatternMark } from './statement-mark.ts'

/** For statements with patterns whose plan serves every pattern they are asked with: they are prepared like others. */
export const forAnyPattern = (db: Db): Db => db.withPlugin(anyPatternMark.plugin)
