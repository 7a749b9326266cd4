export { type ErasureMails, eraseJob } from './erasure.ts'
