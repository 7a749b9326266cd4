import type { Domain } from '#platform/installation/domain.ts'
import { moveLists } from './lists.ts'
import { closeMovesJob } from './close.ts'
import { declinedLetter, doneLetter, staffDoneLetter, waitingLetter } from './letters.ts'
import { forgetMover, moveFacts } from './person-queries.ts'
import { moveRoutes } from './routes.ts'
import { waitingForDecision } from './queries.ts'

/** Licences that move from one machine to another, within a policy or with a second person. */
export const movesDomain: Domain = {
  name: 'moves',
  routes: moveRoutes,
  waiting: waitingForDecision,
  lists: moveLists,
  jobs: [closeMovesJob],
  letters: [waitingLetter, staffDoneLetter, doneLetter, declinedLetter],
  personalData: {
    name: 'moves',
    read: (db, { accountId }) => moveFacts(db, accountId),
    erase: (tx, { accountId }) => forgetMover(tx, accountId),
  },
}
