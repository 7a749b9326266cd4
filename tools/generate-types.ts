// Writes the table types from a freshly migrated database: `node tools/generate-types.ts` (with --verify: only compares).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { schemaOf } from './schema-dump.ts'

/** What the columns hold that may hold a few words alone, by their CHECK constraints. */
async function columnTypes(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; check: string; nullable: boolean; generated: boolean }>`
    SELECT relname || '.' || attname AS name, pg_get_constraintdef(c.oid) AS check, NOT attnotnull AS nullable,
      atthasdef AS generated
    FROM pg_constraint AS c JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'c' AND cardinality(conkey) = 1 AND relnamespace = 'public'::regnamespace
      AND atttypid = 'text'::regtype ORDER BY 1`.execute(db)
  return Object.fromEntries(
    rows.flatMap(({ name, check, nullable, generated }) => {
      const words = /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(check)?.[1]
      if (words === undefined) return []
      const union = words.replaceAll('::text', '').split(', ').join(' | ')
      return [[name, `${generated ? `Generated<${union}>` : union}${nullable ? ' | null' : ''}`]]
    }),
  )
}

const ofContract = (file: string, shape: string) => `import('#contract/${file}.ts').${shape}`
const stored = (file: string, shape: string, as = 'string') => `ColumnType<${ofContract(file, shape)}, ${as}, ${as}>`

const moved = (when: 'Before' | 'After') =>
  `ColumnType<{ machines: ${ofContract('moves', `Move['machines${when}']`)}, binding: ${ofContract('moves', `Move['binding${when}']`)} }, string, string>`

/** What the contract says of columns and the database cannot: jsonb, written as text; words in arrays and columns. */
const shapes = {
  'audit_checks.found': stored('audit', "AuditCheckRun['found']", 'string | null'),
  'ledger_checks.found': stored('ledger', "LedgerCheckRun['found']", 'string | null'),
  'campaigns.change': stored('campaigns', "CampaignHead['change']"),
  'campaigns.filter': stored('campaigns', "Campaign['filter']"),
  'campaign_rows.differences': `Generated<${stored('campaigns', "CampaignRow['differences']")}>`,
  'campaign_rows.hosts': `Generated<${stored('campaigns', "CampaignRow['hosts']")}>`,
  'campaign_rows.problems': `Generated<${stored('campaigns', "CampaignRow['problems']")}>`,
  'cloud_report_fetches.problem_details': 'Generated<ColumnType<Record<string, unknown>, string, string>>',
  'configuration_changes.changes': `Generated<${stored('configuration-drafts', 'ConfigurationChange[]')}>`,
  'configuration_drafts.items': "ColumnType<import('#licence/configuration.ts').ConfigurationItem[], string, string>",
  'consent_links.kind': ofContract('consents', 'ConsentKind'),
  'emergencies.machines_after': stored('emergencies', "Emergency['machinesAfter']"),
  'emergencies.machines_before': stored('emergencies', "Emergency['machinesBefore']"),
  'hosts.trait_reading': `ColumnType<${ofContract('traits', 'TraitReading')} | null, string | null, string | null>`,
  'hosts.traits': `ColumnType<NonNullable<${ofContract('hosts', "HostInput['traits']")}> | null, string | null, string | null>`,
  'hosts.hosts': stored('hosts', "HostInput['hosts']"),
  'import_mappings.fields': `ColumnType<Record<string, ${ofContract('import-kinds', 'ImportField')} | null>, string, string>`,
  'import_rows.cells': stored('imports', "ImportRow['cells']"),
  'import_rows.changes': `Generated<${stored('imports', "ImportRow['changes']")}>`,
  'import_rows.notes': `Generated<${stored('import-limits', 'ImportNote[]')}>`,
  'import_rows.problems': `Generated<${stored('imports', "ImportRow['problems']")}>`,
  'imports.headers': stored('imports', "ImportRecord['headers']"),
  'imports.reading': `${stored('import-reading', 'ImportReading')} | null`,
  'imports.mapping': stored('imports', "ImportRecord['mapping']"),
  'legal_notices.language': ofContract('shapes', 'Language'),
  'list_views.query': stored('views', "ListView['query']"),
  'mails.attachments': "Generated<ColumnType<import('#platform/mail/attachment.ts').Attachment[], string, string>>",
  'modules.level': ofContract('modules', "ModuleRecord['level']"),
  'moves.host': stored('hosts', 'HostInput'),
  'moves.machines_after': moved('After'),
  'moves.machines_before': moved('Before'),
  'moves.reasons': `Generated<${stored('moves', "Move['reasons']", 'string[]')}>`,
  'pages.slug': ofContract('portal', 'PageSlug'),
  'products.licence_format': 'Generated<2 | 3>',
  'products.trait_policies': `ColumnType<${ofContract('traits', 'TraitPolicies')} | null, string | null, string | null>`,
  'service_accounts.scopes': stored('service-accounts', "ServiceAccount['scopes']", 'string[]'),
  'shop_notifications.reason': `Generated<${ofContract('orders', "ShopNotification['reason']")} & string | ''>`,
  'sso_refusals.reason': ofContract('sso-refusals', 'SsoReason'),
  'student_events.kind': `Exclude<(typeof import('#contract/students.ts').studentEventKinds)[number], 'registered' | 'confirmed' | 'ends'>`,
  'student_products.comparison': `Generated<${stored('student-products', "StudentTerms['comparison']")}>`,
  'student_statistics.figures': stored('student-statistics', 'StudentFigures'),
  'webhooks.events': stored('webhooks', 'WebhookEvent[]', 'string[]'),
}

const verify = process.argv.includes('--verify')
const schemaFile = new URL('../server/migrations/schema.sql', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'keywerk-types-'))
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder, ['fsync=off'])
const database = openDatabase(postgres.urlOf('postgres'), 4)
try {
  await migrate(database.db)
  const columns = await columnTypes(database.db)
  const mapping = { timestamptz: 'ColumnType<string, Date | string, Date | string>', int8: 'number' }
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect',
      'postgres',
      '--url',
      postgres.urlOf('postgres'),
      '--camel-case',
      '--date-parser',
      'string',
      '--type-mapping',
      JSON.stringify(mapping),
      '--overrides',
      JSON.stringify({ columns: { ...columns, ...shapes } }),
      '--out-file',
      'server/platform/database/database-types.gen.ts',
      '--log-level',
      'error',
      ...(verify ? ['--verify'] : []),
    ],
    // It complains of each union since it looks for another TypeScript, and writes it as it should; shown where it fails.
    { stdio: ['ignore', 'inherit', 'pipe'] },
  )
  const schema = await schemaOf(database.db)
  if (!verify) writeFileSync(schemaFile, schema)
  else if (readFileSync(schemaFile, 'utf8') !== schema)
    throw new Error('server/migrations/schema.sql is not what the migrations make: npm run types')
} finally {
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
