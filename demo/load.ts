import type { Database } from '#platform/database.ts'
import type { Keys } from '#platform/keys.ts'

/** Loads the demo data into a database without companies. */
export async function loadDemo(_database: Database, _keys: Keys): Promise<void> {}
