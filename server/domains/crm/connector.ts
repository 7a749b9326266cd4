import type { z } from 'zod'
import type { Configuration } from '#platform/installation/configuration.ts'
import { fail } from '#platform/operations/failure.ts'
import { perInstallation } from '#platform/installation/installation.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'
import { outside } from '#platform/outside/outside.ts'
import {
  companiesAnswer,
  contactsAnswer,
  type CrmEntity,
  documentsAnswer,
  entityAnswer,
  messageAnswer,
  messageText,
} from './shapes.ts'

/** The calls of one request; together they have ten seconds. */
export interface CrmCalls {
  /** A company, or null when the CRM has none of that number. */
  company(crmId: string): Promise<CrmEntity | null>
  search(text: string): Promise<z.output<typeof companiesAnswer>>
  contacts(crmId: string): Promise<z.output<typeof contactsAnswer>>
  documents(crmId: string, limit: number): Promise<z.output<typeof documentsAnswer>>
  document(documentId: string): Promise<Uint8Array>
}

export interface Crm {
  state(): { configured: boolean; retryIn: number | null }
  /** Refuses with crm.notConfigured where there is no CRM. Never call it while a transaction is open. */
  ask(): CrmCalls
}

const nothing = /^keine (Vemas-Firma gefunden|Übereinstimmung in Vemas)/i

/** The CRM of an installation; no connection is opened before the first call. */
export const crmOf = perInstallation(({ settings, metrics }) => openCrm(settings, metrics))

/** The CRM behind CRM_URL. Its address comes from the configuration alone; requests only fill in parameters. */
export function openCrm(
  { CRM_URL, CRM_TOKEN }: Pick<Configuration, 'CRM_URL' | 'CRM_TOKEN'>,
  metrics: Pick<Metrics, 'outside'>,
): Crm {
  const headers = { accept: 'application/json', ...(CRM_TOKEN ? { authorization: `Bearer ${CRM_TOKEN}` } : {}) }
  const system = outside({ system: 'crm', headers, metrics })
  return {
    state: () => ({ configured: CRM_URL !== undefined, retryIn: CRM_URL === undefined ? null : system.retryIn() }),
    ask() {
      const base = CRM_URL ?? fail('crm.notConfigured')
      const deadline = system.deadline()
      const get = <T>(call: string, parameters: Record<string, string>, read: (status: number, bytes: Buffer) => T) => {
        const url = new URL(`${base}/${call}`)
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
        return system.get(call, url, deadline, ({ status, bytes }) => read(status, bytes)).catch(refuse)
      }
      const rows = async <S extends z.ZodType>(call: string, parameters: Record<string, string>, shape: S) => {
        const answer = await get(call, parameters, (_, bytes) => answerOf(bytes, shape))
        return 'value' in answer ? answer.value : []
      }
      return {
        async company(crmId) {
          const answer = await get('vemasentityaddress', { vemasID: crmId }, (_, bytes) =>
            answerOf(bytes, entityAnswer),
          )
          return 'value' in answer ? (answer.value.data ?? null) : null
        },
        search: (text) => rows('vemascombosearchadressen', { searchValue: text }, companiesAnswer),
        contacts: (crmId) => rows('vemascombokontakte', { vemasID: crmId }, contactsAnswer),
        documents: (crmId, limit) =>
          rows('vemascombosearchdocuments', { searchValue: crmId, maxResults: String(limit) }, documentsAnswer),
        document: (documentId) =>
          get('vemasdocument', { dokumentID: documentId }, (status, bytes) => {
            if (status === 404) fail('crm.documentGone')
            return status === 200 ? new Uint8Array(bytes) : badAnswer()
          }),
      }
    },
  }
}

const badAnswer = (): never => {
  throw new OutsideError('badAnswer')
}

/** Data in the agreed shape, or nothing found. Any other message of the CRM is for people to read. */
function answerOf<S extends z.ZodType>(bytes: Buffer, shape: S): { value: z.output<S> } | { found: false } {
  const json = jsonIn(bytes)
  const said = messageAnswer.safeParse(json)
  if (said.success) {
    const message = messageText(said.data.Message)
    return nothing.test(message) ? { found: false } : fail('crm.errorVemasCompany', { message })
  }
  const read = shape.safeParse(json)
  return read.success ? { value: read.data } : badAnswer()
}

/** The CRM's own words in a refusal; '' where there are none. */
function messageIn(bytes: Buffer): string {
  const said = messageAnswer.safeParse(jsonIn(bytes))
  return said.success ? messageText(said.data.Message) : ''
}

/** Undefined where it is none. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function refuse(thrown: unknown): never {
  if (!(thrown instanceof OutsideError)) throw thrown
  const message = messageIn(thrown.said)
  if (message !== '') fail('crm.errorVemasCompany', { message })
  return fail(`crm.${thrown.reason}`, thrown.reason === 'away' ? { seconds: thrown.seconds } : undefined)
}
