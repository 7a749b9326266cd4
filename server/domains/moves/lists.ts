import { sql } from 'kysely'
import { listMoves } from '#contract/moves.ts'
import { holderKey, holderText } from '#domains/holdings/public.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { companiesTexts } from '#texts/companies.ts'
import { movesTexts } from '#texts/moves.ts'
import { fromMoves, moveRows } from './queries.ts'

const ownText = searchForm('moves.askedEmail', 'moves.machinesBefore', 'moves.machinesAfter')

export const moveLists: ListFile[] = [
  listFile(listMoves, { ...companiesTexts, ...movesTexts }, ({ db, actor, query: { state } }) => ({
    found: fromMoves(db, actor).$call((moves) => (state === 'all' ? moves : moves.where('state', '=', state))),
    key: 'moves.id',
    sort: {
      asked: sql`moves.asked_at`,
      holder: holderKey,
      product: sortKey(actor.language === 'en' ? 'products.titleEn' : 'products.titleDe'),
    },
    search: sql`(${holderText} || ' ' || ${ownText})`,
    rows: moveRows(db, actor),
  })),
]
