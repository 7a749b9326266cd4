export { type CallOptions, type Client, type ClientOptions, keywerk } from './client.ts'
export { KeywerkError } from './keywerk-error.ts'
export type { ServiceLicence, Operations } from './operations.gen.ts'
export { type AnswerKeys, requireSignature } from './signature.ts'
