import { type RawBuilder, sql } from 'kysely'

/** Name of the person behind the account a column names, else the account's address; '' when there is none any more. */
export const accountName = (column: string): RawBuilder<string> => sql`coalesce((
  SELECT coalesce(nullif(trim(concat(named_person.first_name, ' ', named_person.last_name)), ''), named_account.email)
  FROM accounts AS named_account LEFT JOIN contacts AS named_person ON named_person.id = named_account.contact_id
  WHERE named_account.id = ${sql.ref(column)}), '')`
