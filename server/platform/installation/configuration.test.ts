import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment, readConfiguration, settingWarnings } from './configuration.ts'

test('.env.example lists every variable, and its values are the defaults', () => {
  const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n')
  const listed = Object.fromEntries(
    lines.filter((line) => /^[A-Z\d_]+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  expect(Object.keys(listed).toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  expect(readConfiguration(listed)).toEqual(readConfiguration({}))
})

test.each([
  [{ PORT: '80a' }, 'PORT is "80a", but must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 to 65535.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes", but must be one of 0, 1.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod", but must be one of development, production, test.'],
  [
    { DATABASE_URL: 'mysql://root:geheim@db/x' },
    'DATABASE_URL is "mysql://***@db/x", but must be a URL starting with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is "mail.example", but must be a URL starting with smtp:// or smtps://.'],
  [{ VENDOR_COLOUR: 'red' }, 'VENDOR_COLOUR is "red", but must be a colour like #0b6e75.'],
  [
    { FOOTER_LINKS: 'imprint=javascript:alert(1)' },
    /^FOOTER_LINKS is "imprint=javascript:alert\(1\)", but must be comma-separated pairs/,
  ],
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES is "all", but must be IP addresses or networks, comma-separated.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:geheim@collector:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT is "http:\/\/\*\*\*@collector:4318", but must be an address without/,
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'geheim' },
    /^OTEL_EXPORTER_OTLP_HEADERS is "\*\*\*", but must be comma-separated pairs/,
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz' }, /^OTEL_EXPORTER_OTLP_HEADERS is "\*\*\*"/],
  [
    { OTEL_TRACES_SAMPLER: 'half' },
    /^OTEL_TRACES_SAMPLER is "half", but must be one of always_on, always_off, traceidratio,/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is "1.5", but must be a share from 0 to 1.'],
  [
    { NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'https://p.example' },
    /^DEMO is "1", but production must not have demo accounts/,
  ],
  [
    { SMTP_URL: 'smtp://user:ge/heim@mail:25' },
    /^SMTP_URL is "smtp:\/\/\*\*\*@mail:25", but must be .* write \/ as %2F/,
  ],
  [{ SMTP_URL: 'smtp://user:ge#he@im@mail:25' }, /^SMTP_URL is "smtp:\/\/\*\*\*@mail:25", but must be .* # as %23/],
  [
    { DATABASE_URL: 'postgres://user:ge?heim@db/x' },
    /^DATABASE_URL is "postgres:\/\/\*\*\*@db\/x", but must be .* \? as %3F/,
  ],
  [
    { PUBLIC_URL: 'https://p.example/portal' },
    /^PUBLIC_URL is "https:\/\/p.example\/portal", but must be an address without path/,
  ],
  [{ PUBLIC_URL: 'https://p.example?a=1' }, /without path, query or user/],
  [{ PUBLIC_URL: 'https://p.example/#x' }, /without path, query or user/],
  [
    { PUBLIC_URL: 'https://user:geheim@p.example' },
    /^PUBLIC_URL is "https:\/\/\*\*\*@p.example", but must be an address without/,
  ],
  [{ NODE_ENV: 'production' }, /^PUBLIC_URL is not set, but production needs the public address/],
])('%o stops the start with one sentence', (env, sentence) => {
  expect(() => readConfiguration(env as Record<string, string>)).toThrow(sentence)
})

test('demo mode is reachable from this machine only, unless an address is chosen', () => {
  expect(readConfiguration({}).HOST).toBe('localhost')
  expect(readConfiguration({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  expect(readConfiguration({ NODE_ENV: 'production', PUBLIC_URL: 'https://p.example/' })).toMatchObject({
    HOST: '0.0.0.0',
    DEMO: false,
    PUBLIC_URL: 'https://p.example',
  })
})

test('a name that is a setting’s but for a slip is told; names of other programs are not', () => {
  const told = (name: string) => settingWarnings({ [name]: 'x' })
  for (const [name, meant] of [
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['BACKUP-DIR', 'BACKUP_DIR'],
    ['smtp_url', 'SMTP_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLIC_UR', 'PUBLIC_URL'],
    ['VENDOR_COLOR', 'VENDOR_COLOUR'],
    ['MAIL_STAFFS', 'MAIL_STAFF'],
    ['DATABASE_UPL', 'DATABASE_URL'],
  ] as const)
    expect(told(name)).toEqual([`${name} is not read. If ${meant} is meant: that is its name.`])
  for (const name of ['SMTP_URL', 'HOSTNAME', 'HOME', 'PATH', 'NODE_OPTIONS', 'npm_config_port', 'SHOPS', 'PGDATABASE'])
    expect(told(name)).toEqual([])
})
