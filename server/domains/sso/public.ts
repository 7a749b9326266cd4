import type { Db } from '#platform/database/database.ts'
import { anyEnabled } from './providers/configuration-queries.ts'

/** Whether any company has a provider switched on. */
export const anyCompanySignsIn = async (db: Db): Promise<boolean> => (await anyEnabled(db)) !== undefined
