import { type RawBuilder, sql } from 'kysely'

/** Name of the person behind the account a column names, else the account's address; '' when there is none any more. */
export const accountName = (column: string): RawBuilder<string> => sql`coalesce((
  SELECT coalesce(nullif(trim(concat(person.first_name, ' ', person.last_name)), ''), accounts.email)
  FROM accounts LEFT JOIN contacts AS person ON person.id = accounts.contact_id
  WHERE accounts.id = ${sql.ref(column)}), '')`
