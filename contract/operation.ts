import { z } from 'zod'
import type { ErrorCode } from '#texts/errors.ts'
import type { Access } from './access.ts'
import { id } from './shapes.ts'

/** A file an operation answers with instead of JSON. */
export interface FileAnswer {
  fileName: string
  mediaType: string
  bytes: Uint8Array
  /** Seconds that caches may store it for; left out: none may. */
  maxAge?: number
}

/** A file too large to be held in memory: it is written while it is sent. */
export interface StreamAnswer {
  fileName: string
  mediaType: string
  /** Read when the answer is under way at the latest, and ended when the caller disconnects. */
  stream: AsyncIterable<Uint8Array | string>
}

/** Where an operation leads the browser. */
export interface RedirectAnswer {
  location: string
}

/** The body of an operation with an uploadLimit, as its handler receives it; clients send it as it is, not as JSON. */
export const fileBytes = z.unknown().pipe(z.instanceof(Uint8Array))

const nothing = z.strictObject({})
export type Nothing = typeof nothing

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** The parameters of a path where each of them is an id. */
export type IdsIn<Path extends string> = z.ZodObject<{ [Name in NamesIn<Path>]: typeof id }, z.core.$strict>

const idsIn = (path: string) =>
  z.strictObject(Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, id])))

interface Definition<
  Path extends `/${string}`,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
> {
  /** Unique, verb + glossary noun: `createCompany`. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path under `/api`, parameters in braces: `/companies/{id}`. */
  path: Path
  access: A
  /** One English sentence for the API page. */
  summary: string
  /** Left out: each parameter of the path is an id. */
  params?: P
  query?: Q
  body?: B
  output?: O
  /** Error codes the operation can raise beyond those every operation can (sign-in, permission, input). */
  errors?: readonly ErrorCode[]
  /** The body is a file's bytes (`fileBytes`), at most this many. */
  uploadLimit?: number
  /** The answer is a file (FileAnswer) of one of these media types, not JSON. */
  answersFile?: false | readonly string[]
  /** The body comes from an HTML form, which other sites may post as well. */
  form?: boolean
  /** The answer leads the browser to another page (303), `{ location }`. */
  answersRedirect?: boolean
  /** The outcome may hold a secret, so a repeated Idempotency-Key runs again instead of replaying a stored answer. */
  secret?: boolean
  /** Guessing must be slow: counted per address, per account named and per link guessed at, against SIGN_IN_LIMIT. */
  attempts?: boolean
  /** No trace of the caller is stored: no audit row, no Idempotency-Key. */
  anonymous?: boolean
  /** The answer is signed (RFC 9421), so that a service can prove later what was answered. */
  signed?: boolean
  /** Without an Idempotency-Key it is refused (request.keyMissing): the caller is a program that may repeat itself. */
  keyRequired?: boolean
  /** Shown on the API page; they fit the shapes, which a test checks. */
  examples?: { body?: unknown; output?: unknown }
  /** The caller must have given password or passkey again within ten minutes, else `session.confirmFirst`. */
  confirmed?: boolean
  /** As how many others one call counts: an account may make RATE_LIMIT / weight of them in a minute. Left out: 1. */
  weight?: number
  /** Open to accounts that must set up a second factor first. */
  withoutFactor?: boolean
}

export interface Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends Required<Omit<Definition<`/${string}`, P, Q, B, O, A>, 'uploadLimit' | 'errors'>> {
  uploadLimit: number | null
  errors: readonly ErrorCode[]
}

/** Declares one operation of the API: the server runs it, the client calls it, the API page shows it. */
export function operation<
  Path extends `/${string}`,
  const A extends Access,
  P extends z.ZodType = IdsIn<Path>,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  O extends z.ZodType = z.ZodVoid,
>(definition: Definition<Path, P, Q, B, O, A>): Operation<P, Q, B, O, A> {
  const complete: Operation<P, Q, B, O, A> = {
    params: idsIn(definition.path) as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    output: z.void() as unknown as O,
    errors: [],
    uploadLimit: null,
    answersFile: false,
    form: false,
    answersRedirect: false,
    secret: false,
    attempts: false,
    anonymous: false,
    confirmed: false,
    withoutFactor: false,
    signed: false,
    keyRequired: false,
    weight: 1,
    examples: {},
    ...definition,
  }
  return complete
}

/** Whether something a file of the contract exports is an operation. */
export const isOperation = (exported: unknown): exported is Operation =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'access' in exported
