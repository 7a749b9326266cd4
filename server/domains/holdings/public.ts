export type { HolderKey, HoldingFacts } from './queries.ts'
/** Which holdings an actor sees; whose one is and of which product, over `joinedHoldings` or the same joins. */
export {
  holder,
  holderColumns,
  holderIn,
  holderKey,
  holderName,
  holderText,
  joinedHoldings,
  productLine,
  productNamed,
  visibleTo as holdingVisibleTo,
} from './queries.ts'
/** Insert and delete refuse with holdings.taken, holdings.hasLicences and holdings.hasCloudAccounts; see there for their rows. */
export { contactsHolding, deleteHolding, insertHolding, insertHoldingOnce, setConfiguration } from './queries.ts'
/** Holdings an actor sees and the current configuration of some, for queries that do more at once. */
export { holdingRows, settingConfiguration } from './queries.ts'
/** The holdings of a holder that the actor sees, in contract shape. */
export { holdingsOf } from './queries.ts'
/** Changes note or state of a holding, as its page does; see there for the refusals. */
export { changeHolding } from './holdings.ts'
/** Whether the actor sees a holding, and the one of a holder and a product; undefined: there is none. */
export { holdingFacts as visibleHolding, holdingOfProduct } from './queries.ts'
export { assignableKinds, requireAssignableProduct, shareAssignableProduct } from './assign.ts'
/** One holding the actor sees, as facts or in contract shape, and whether an operation may use it. They refuse with holdings.notFound. */
export { answerAddress, holdingFor, holdingOf, readHolding, requireHolderAccess } from './visible-holdings.ts'
/** The same, locked until the transaction ends; `lockSharing` locks all that share a configuration. */
export { lockHolding, lockHoldingsOf, lockSharing } from './lock-holdings.ts'

/** Gives a person the newest student or textbook edition, unless they have one. */
export { giveNewestEdition } from './student-product-queries.ts'
