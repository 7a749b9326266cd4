import { z } from 'zod'
import { url, words } from '../installation/setting-shapes.ts'

/** Names and values of headers; null where one cannot be sent. */
function headersIn(value: string): Record<string, string> | null {
  const pairs = value.split(',').filter(Boolean)
  try {
    const headers = pairs.map((pair) => {
      const [name = '', ...text] = pair.split('=')
      return [name.trim(), decodeURIComponent(text.join('=').trim())] as const
    })
    const sendable = headers.every(([name, text]) => /^[\w-]{1,100}$/.test(name) && /^[\x20-\x7e]+$/.test(text))
    return sendable ? Object.fromEntries(headers) : null
  } catch {
    return null
  }
}

/** Where traces are sent and which: the names OpenTelemetry gives these settings. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'])
    .refine(
      (value) => !/[?#@]/.test(value),
      'an address without ?, # and @ (secrets go into OTEL_EXPORTER_OTLP_HEADERS)',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .max(4000)
    .default('')
    .refine((value) => headersIn(value) !== null, 'comma-separated pairs like authorization=Basic%20dXNlcjpwYXNz')
    .transform((value) => headersIn(value) ?? {}),
  OTEL_SERVICE_NAME: words(100).default('keywerk'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'a share from 0 to 1')
    .default('1')
    .transform(Number),
}
