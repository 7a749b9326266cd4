/** Looks up whom a key of the licence API belongs to: `(key, address) => Actor | null`; see there. */
export { serviceActor } from './service-actor.ts'
