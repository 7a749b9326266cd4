import type { Db } from '#platform/database/database.ts'
import type { Tokens } from '#platform/keys/tokens.ts'

/** A short digest of an account's password and role under the server's key; undefined where there is no account. */
export async function accountSeal(
  db: Db,
  { digest }: Pick<Tokens, 'digest'>,
  accountId: string,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['passwordHash', 'roleId'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account && digest(`${account.roleId} ${account.passwordHash}`).toString('base64url').slice(0, 22)
}
