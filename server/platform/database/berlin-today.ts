import { sql } from 'kysely'

/** The day it is in Berlin, as a `date`: what people mean by today. */
export const berlinToday = sql<string>`(now() AT TIME ZONE 'Europe/Berlin')::date`
