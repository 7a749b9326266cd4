import { sql } from 'kysely'
import { holderName, holdingVisibleTo, joinedHoldings } from '#domains/holdings/public.ts'
import type { Db } from '#platform/database/database.ts'
import { matchesWords, searchWords } from '#platform/lists/search.ts'
import type { Actor } from '#platform/operations/actor.ts'

const productText = sql<string>`search_form(concat_ws(' ', products.title_de, products.title_en, products.version,
  products.code, companies.customer_number, companies.name))`

/** Products the actor has, by words of product and company; those of a company for who may see its products. At most ten. */
export const ownHoldings = (db: Db, actor: Actor, words: string) =>
  joinedHoldings(db)
    .select(['holdings.id', 'holdings.id as holdingId', holderName.as('holderName')])
    .select(['titleDe as productDe', 'titleEn as productEn', 'products.version'])
    .select(['products.id as productId', 'products.kind as productKind'])
    .where(holdingVisibleTo(actor))
    .where('holdings.disabled', '=', false)
    .$if(!actor.permissions.has('products.company'), (rows) => rows.where('holdings.contactId', 'is not', null))
    .where(matchesWords(productText, searchWords(words)))
    .orderBy('products.version', 'desc')
    .orderBy('holdings.id')
    .limit(10)
    .execute()
