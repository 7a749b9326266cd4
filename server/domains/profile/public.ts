export { eraseJob } from './erasure.ts'
export { profileMailSamples } from './letters.ts'
