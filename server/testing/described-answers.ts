import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { errorAnswer } from '#contract/errors.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { describe, type OpenApiOperation } from '#platform/api-page/openapi.ts'
import { refusalsOf } from '#platform/api-page/responses.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Answer } from './ask.ts'

interface Matched {
  operation: Operation
  path: RegExp
  parameters: number
}

const matchers: Matched[] = operations
  .map((operation) => ({
    operation,
    path: new RegExp(`^/api${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: operation.path.split('{').length,
  }))
  // As routers do: words before parameters.
  .toSorted((one, other) => one.parameters - other.parameters)

// Formats stand beside patterns, which are checked.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
const described = new Map<string, OpenApiOperation>()
const compiled = new Map<object, ValidateFunction>()

function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, known)
  return known
}

function describedOnce(operation: Operation): OpenApiOperation {
  const known = described.get(operation.name) ?? describe(operation)
  described.set(operation.name, known)
  return known
}

/** Compares an answer of the API with its description: status, media type, body, and the code of a refusal. */
export function requireDescribed(method: string, url: string, answer: Answer): void {
  const path = url.replace(/\?.*$/s, '')
  const found = matchers.find((one) => one.operation.method === method && one.path.test(path))
  const fault = found && faultOf(found.operation, answer)
  if (fault) throw new Error(`${found.operation.name} (${method} ${path}): ${fault}`)
}

function faultOf(operation: Operation, { status, json, headers }: Answer): string | null {
  const response = describedOnce(operation).responses[status]
  if (status >= 400) return refusalFault(operation, json, status)
  if (!response) return `status ${status} is not described`
  const type = String(headers['content-type'] ?? '').replace(/;.*/, '')
  const types = Object.keys(response.content ?? {})
  if (types.length === 0) return null
  if (!types.includes(type)) return `media type ${type} is not described`
  const schema = response.content?.[type]?.schema
  if (!schema || operation.answersFile) return null
  const validate = compile(schema)
  return validate(json) ? null : `body: ${ajv.errorsText(validate.errors)}`
}

function refusalFault(operation: Operation, json: unknown, status: number): string | null {
  const refused = errorAnswer.strict().safeParse(json)
  if (!refused.success) return `refusal ${status} has another shape: ${JSON.stringify(json)}`
  const { code } = refused.data
  return refusalsOf(operation).has(code as ErrorCode) ? null : `refusal ${code} (${status}) is not described`
}
