import type { Db } from '../database/database.ts'

/** The salt under which the traits of machines are hashed: the same for the life of the installation. */
export const readTraitSalt = async (db: Db): Promise<string> =>
  (await db.selectFrom('traitSalt').select('salt').executeTakeFirstOrThrow()).salt
