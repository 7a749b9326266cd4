import type { Domain } from '#platform/installation/domain.ts'
import { moveLists } from './lists.ts'
import { closeMovesJob } from './close.ts'
import { declinedLetter, doneLetter, staffDoneLetter, waitingLetter } from './letters.ts'
import { forgetMover, moveFacts } from './person-queries.ts'
import { staffLetter, takenLetter } from './emergencies/letters.ts'
import { emergencyLists } from './emergencies/lists.ts'
import { emergencyFacts, forgetTaker, waitingForMove } from './emergencies/queries.ts'
import { emergencyRoutes } from './emergencies/routes.ts'
import { moveRoutes } from './routes.ts'
import { waitingForDecision } from './queries.ts'

/** Licences that move from one machine to another, within a policy or with a second person, or for some days in an emergency. */
export const movesDomain: Domain = {
  name: 'moves',
  routes: [...moveRoutes, ...emergencyRoutes],
  waiting: [waitingForMove, waitingForDecision],
  lists: [...moveLists, ...emergencyLists],
  jobs: [closeMovesJob],
  letters: [waitingLetter, staffDoneLetter, doneLetter, declinedLetter, takenLetter, staffLetter],
  personalData: {
    name: 'moves',
    read: async (db, { accountId }) => [...(await moveFacts(db, accountId)), ...(await emergencyFacts(db, accountId))],
    erase: async (tx, { accountId }) => {
      await forgetMover(tx, accountId)
      await forgetTaker(tx, accountId)
    },
  },
}
