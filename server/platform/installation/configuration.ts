import { asciiAddress, emailPattern } from '#contract/email.ts'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { isDay } from '#licence/days.ts'
import { disguisedSetting, givenSettings, misspeltSettings, wrongSetting } from './given-settings.ts'
import {
  days,
  flag,
  isLocal,
  isNetwork,
  list,
  listenAddress,
  mailServer,
  path,
  siteUrl,
  timeZoneName,
  url,
  verifiedTls,
  whole,
  words,
} from './setting-shapes.ts'
import { traceSettings } from '../traces/settings.ts'

const address = z
  .email({ pattern: emailPattern, error: 'an e-mail address alone (the name people see beside it is VENDOR_NAME)' })
  .transform(asciiAddress)

const hosts = z
  .string()
  .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'host names parted by commas')
  .transform((value) => value.split(',').map((host) => host.trim()))
  .default([])

/** Numbers of cloud account types. */
const profiles = z
  .string()
  .regex(/^(\d{1,9}(;\d{1,9}){0,99})?$/, 'numbers parted by semicolons')
  .default('')

/** Every environment variable Keywerk reads, with its default. `.env.example` lists the same ones; a test compares. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65535).default(8080),
  HOST: listenAddress.optional(),
  PUBLIC_URL: siteUrl.optional(),
  DATA_DIR: path.default('data'),
  PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'a whole number from 1 to 99, or auto')
    .default('1')
    .transform((value) => (value === 'auto' ? availableParallelism() : Number(value))),
  DATABASE_URL: url(['postgres:', 'postgresql:']).transform(verifiedTls).optional(),
  CA_FILE: path.optional(),
  BACKUP_PASSPHRASE: words(1000).optional(),
  BACKUP_DIR: path.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day in UTC like 02:45')
    .default('02:45'),
  BACKUP_KEEP: whole(1, 3650).default(14),
  DATABASE_POOL: whole(2, 200).default(16),
  DATABASE_PREPARE: flag.default(true),
  DATABASE_MEMORY: whole(16, 65_536).optional(),
  DEMO: flag.optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: address.default('no-reply@wellenwerk.example'),
  MAIL_LICENCE_FROM: address.default('service@wellenwerk.example'),
  MAIL_BOUNCES: address.optional(),
  MAIL_TRIES: whole(1, 1000).default(200),
  MAILS_KEPT_DAYS: whole(1, 3650).default(180),
  VENDOR_NAME: words(100).default('Wellenwerk Software GmbH'),
  VENDOR_COLOUR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'a colour like #0b6e75')
    .default('#0b6e75'),
  VENDOR_LOGO: path.optional(),
  VENDOR_FONT: path.optional(),
  PROGRAMS_DIR: path.optional(),
  VENDOR_LANGUAGE: z.enum(['de', 'en']).default('de'),
  TIME_ZONE: timeZoneName.default('Europe/Berlin'),
  ACCESSIBILITY_CONTACT: words(200).optional(),
  SECURITY_CONTACT: words(200)
    .regex(
      /^(https:\/\/|mailto:|tel:)\S+$/,
      'an address like mailto:security@vendor.example or https://vendor.example/security',
    )
    .optional(),
  ACCESSIBILITY_DATE: z.iso.date('a day like 2026-11-28').default('2026-11-28'),
  PRODUCT_KEY: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,29}$/, 'lower-case letters, digits and hyphens')
    .default('wellenwerk'),
  SIGNER_SOCKET: words(100).optional(),
  SIGNER_RATE: whole(1, 100_000).default(100),
  SIGNER_SOCKET_GROUP: z
    .string()
    .regex(/^[\w.-]{1,32}$/, 'the name of a group, or its number')
    .optional(),
  LEDGER_MEMORY: path.optional(),
  KEY_PASSPHRASE_FILE: path.optional(),
  CLOCK_HOURS: z
    .string()
    .regex(/^(off|\d{1,4})$/, 'hours from 0 to 8784, or off')
    .default('48')
    .transform((value) => (value === 'off' ? null : Number(value)))
    .refine((value) => value === null || value <= 8784, 'hours from 0 to 8784, or off'),
  FOOTER_LINKS: z
    .string()
    .max(4000)
    .default('')
    .transform((value) =>
      Object.fromEntries(
        value
          .split(',')
          .filter(Boolean)
          .map((pair) => splitPair(pair)),
      ),
    )
    .refine(
      (links) => Object.entries(links).every(([key, to]) => footerKeys.has(key) && /^(https?:\/\/|\/)\S+$/.test(to)),
      'comma-separated pairs like imprint=https://vendor.example/imprint (keys: contact, terms, licence, privacy, cancellation, withdrawal, imprint)',
    ),
  TOKEN_ISSUER: words(200).default('keywerk'),
  TOKEN_AUDIENCE: words(200).default('keywerk-portal'),
  TRUSTED_PROXIES: list(isNetwork, 'IP addresses or networks, comma-separated'),
  CONCEAL_ACCOUNTS: flag.default(true),
  PARTNER_SITES: list((text) => /^[\w-]{1,50}$/.test(text), 'names of letters, digits, - and _, comma-separated'),
  SESSION_IDLE_HOURS: whole(1, 8784).default(336),
  SESSION_DAYS: whole(1, 3650).default(90),
  RATE_LIMIT: whole(10, 100_000_000).default(1200),
  V0_TOKEN_MINUTES: whole(1, 1440).default(480),
  V0_LIVE_SECONDS: whole(1, 3600).default(60),
  SIGN_IN_LIMIT: whole(3, 100_000_000).default(30),
  REGISTRATIONS_PER_HOUR: whole(1, 100_000).default(100),
  PROGRAM_REGISTRATIONS_PER_HOUR: whole(0, 100_000).default(5),
  PROGRAM_REGISTRATIONS_IN_ALL: whole(0, 100_000).default(100),
  INVITATIONS_PER_DAY: whole(1, 100_000).default(50),
  MESSAGES_PER_DAY: whole(0, 100_000).default(200),
  MAIN_CONTACT_LIMIT: whole(1, 100).default(3),
  CRM_URL: url(['http:', 'https:'])
    .refine((value) => !/[?#@]/.test(value), 'an address without ?, # and @ (the token goes into CRM_TOKEN)')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  CRM_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/, 'printable characters without spaces')
    .optional(),
  CLOUD_ENDPOINT: url(['http:', 'https:'])
    .refine((value) => !/[?#@]/.test(value), 'an address without ?, # and @')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region like eu-central-1')
    .optional(),
  AWS_ACCESS_KEY_ID: words(200).optional(),
  AWS_SECRET_ACCESS_KEY: words(500).optional(),
  AWS_SESSION_TOKEN: words(4000).optional(),
  CLOUD_REPORTS: z
    .string()
    .regex(
      /^(s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/\S{0,900})?|(?!~|\w+:\/\/).{1,4000})$/,
      's3://bucket/prefix or a folder',
    )
    .optional(),
  MAIL_STAFF: address.optional(),
  INFO_MAIL: address.optional(),
  MAIL_CRM: address.optional(),
  SHOP: z.enum(['standin', '2checkout', 'stripe']).optional(),
  SHOP_MERCHANT: words(200).optional(),
  SHOP_LINK_SECRET: words(500).optional(),
  SHOP_NOTIFICATION_SECRET: words(500).optional(),
  SHOP_ALLOW_MD5: flag.default(false),
  SHOP_TEST: flag.default(false),
  STUDENT_PROOFS: z.enum(['review', 'trust']).default('review'),
  PROOF_DAYS: whole(1, 3650).default(30),
  STUDENT_REMINDER_DAYS: days('30,7'),
  CLOUD_USER_PROFILES: profiles,
  CLOUD_TEST_PROFILES: profiles.default('11;12'),
  CLOUD_BLOCK_WEEKS: whole(0, 520).default(4),
  CLOUD_BUCKET_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,19}$/, 'lower-case letters, digits and hyphens, 2 to 20 characters')
    .default('wellenwerk'),
  CAMPAIGN_WEEK: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/, 'two days like 2026-11-23..2026-12-04')
    .transform((value) => {
      const [from = '', to = ''] = value.split('..')
      return { from, to }
    })
    .refine(
      ({ from, to }) => isDay(from) && isDay(to) && from <= to,
      'two days that exist, the first not after the last',
    )
    .optional(),
  CAMPAIGN_NOTE_DE: words(300).optional(),
  CAMPAIGN_NOTE_EN: words(300).optional(),
  RENEWAL_DAYS: days('60,30,7'),
  WEBHOOK_HOSTS: hosts,
  SSO_HOSTS: hosts,
  WEBHOOK_TRIES: whole(1, 1000).default(290),
  METRICS_TOKEN: words(200).optional(),
  ...traceSettings,
  AUDIT_TO: url(['file:', 'syslog:']).optional(),
  AUDIT_ARCHIVE: path.optional(),
  MATOMO_URL: url(['http:', 'https:'])
    .refine((value) => !value.startsWith('http:') || isLocal(value), 'an address starting with https://')
    .transform((value) => `${value.replace(/[?#].*/s, '').replace(/\/+$/, '')}/`)
    .optional(),
  MATOMO_SITE_ID: whole(1, 999_999_999).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** A shop needs its secrets; the stand-in is no shop to live on. */
function requireShop({ NODE_ENV, SHOP, ...values }: z.output<typeof environment>): void {
  if (SHOP === 'standin' && NODE_ENV === 'production')
    throw new ConfigurationError('SHOP is "standin", but production needs a real shop: 2checkout, stripe, or none.')
  if (SHOP !== '2checkout' && SHOP !== 'stripe') return
  for (const name of ['SHOP_MERCHANT', 'SHOP_LINK_SECRET', 'SHOP_NOTIFICATION_SECRET'] as const)
    if (!values[name]) throw new ConfigurationError(`${name} is not set, but SHOP is "${SHOP}" and needs it.`)
}

const footerKeys = new Set([
  'contact',
  'terms',
  'licence',
  'privacy',
  'accessibility',
  'cancellation',
  'withdrawal',
  'imprint',
])
const splitPair = (pair: string): [string, string] => {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

/** A configuration that stops the start; `message` is one sentence for the operator. */
export class ConfigurationError extends Error {}

export interface Configuration extends Omit<z.output<typeof environment>, 'DEMO' | 'HOST' | 'PUBLIC_URL'> {
  DEMO: boolean
  HOST: string
  /** Where people reach the portal; links in mails carry it. No trailing slash. */
  PUBLIC_URL: string
  production: boolean
}

/** Shortest passphrase a backup is sealed with: it protects the keys that sign licences. */
export const shortestPassphrase = 12

export const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape))

/** What an operator may have misspelt, as sentences: the server starts all the same. */
export const settingWarnings = (env: Record<string, string | undefined>): string[] =>
  misspeltSettings(env, settingNames)

/**
 * Reads the environment once. Throws ConfigurationError naming the variable, its value and what is allowed.
 */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const disguised = disguisedSetting(env, settingNames)
  if (disguised) throw new ConfigurationError(disguised)
  const given = givenSettings(env, settingNames)
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new ConfigurationError(wrongSetting(parsed.error.issues[0], given))
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO ?? !production
  if (production && demo)
    throw new ConfigurationError('DEMO is "1", but production must not have demo accounts: set DEMO=0.')
  if (production && !values.PUBLIC_URL)
    throw new ConfigurationError(
      'PUBLIC_URL is not set, but production needs the public address, for example https://portal.example.',
    )
  requireShop(values)
  if (values.BACKUP_DIR && (values.BACKUP_PASSPHRASE ?? '').length < shortestPassphrase)
    throw new ConfigurationError(
      `BACKUP_DIR is set, but BACKUP_PASSPHRASE is not: a daily backup needs a passphrase of at least ${shortestPassphrase} characters.`,
    )
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  // Without a public address only this machine may reach the demo accounts.
  const host = values.HOST ?? (values.PUBLIC_URL && !demo ? '0.0.0.0' : 'localhost')
  return { ...values, DEMO: demo, HOST: host, PUBLIC_URL: publicUrl, production }
}

/**
 * How a process' connections are divided: half for reads, an eighth for calls without sign-in (signing in above all),
 * and the others for writes and jobs. Writers that wait for a row do not block the two others.
 */
export function connectionsOf({ DATABASE_POOL }: Pick<Configuration, 'DATABASE_POOL'>) {
  const reads = Math.floor(DATABASE_POOL / 2)
  const publicWrites = Math.max(1, Math.floor(DATABASE_POOL / 8))
  return { reads, publicWrites, writes: Math.max(1, DATABASE_POOL - reads - publicWrites) }
}
