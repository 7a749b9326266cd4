import { sql } from 'kysely'
import { listCloudNeeds } from '#contract/cloud-needs.ts'
import { type CloudReport, listCloudReports } from '#contract/cloud-reports.ts'
import { listCloudSessions, listCloudUsage, listCloudUsageGroups } from '#contract/cloud-usage.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { seesAllClouds } from '#domains/cloud/public.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { cachePages, type ListFile, listFile } from '#platform/lists/list-file.ts'
import { matchesWords } from '#platform/lists/search.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { cloudNeedTexts } from '#texts/cloud-needs.ts'
import { cloudReportTexts, cloudUsageTexts } from '#texts/cloud-usage.ts'
import { groupRows, groupRowsOfVersion, groupsFound, groupsState } from './group-queries.ts'
import { cachedAnswer } from './answer-cache.ts'
import { needRows, needsFound, needSort } from './needs/need-queries.ts'
import { revocable } from './reports/undo-queries.ts'
import { emailShown, sessionRows, sessionsFound, usageFound, usageRows, versionKey } from './queries.ts'

const usage = rowsBy('cloudUsage.id', usageRows)
const sessions = rowsBy('cloudSessions.id', sessionRows)
const needs = rowsBy('companies.id', needRows)
const groups = rowsBy('cloudUsageGroups.id', groupRows)
const reports = rowsBy('cloudReports.id', (db) =>
  db
    .selectFrom('cloudReports')
    .select(['cloudReports.id', 'name', 'source', 'state', 'sessions', 'added', 'changed', 'unknown', 'wrong'])
    .select(['removed', 'skipped', 'problem', 'problemDetails', 'wrongLines', 'importedAt'])
    .select(revocable.as('revocable'))
    .$castTo<CloudReport>(),
)

/**
 * Pages of groups for actors who see everything: cached until usage is counted or a company renamed, a minute at most.
 * Other actors have few companies, and search words are too varied to cache.
 */
const keptGroups: ListFile['keep'] = async (call, ask) => {
  const { search } = call.query as { search: string }
  if (search !== '' || !seesAllClouds(call.actor)) return ask()
  return cachedAnswer(call, JSON.stringify(['groups', await groupsState(call.db), call.query]), ask)
}

export const cloudUsageLists: ListFile[] = [
  listFile(listCloudUsage, cloudUsageTexts, ({ db, actor, query }) => ({
    found: usageFound(db, actor, query),
    ...usage,
    keyType: 'bigint',
    sort: {
      email: emailShown,
      company: sql`coalesce(companies.name_key, '')`,
      month: sql`cloud_usage.month`,
      duration: sql`cloud_usage.seconds`,
      version: versionKey,
      logins: sql`cloud_usage.sessions`,
      costs: sql`cloud_usage.total_cents`,
    },
    search: sql`coalesce(contacts.search_text, '')`,
    holding: (words) => sql`cloud_usage.contact_id IN (
        SELECT id FROM contacts AS people WHERE ${matchesWords(sql`people.search_text`, words)})`,
    exact: true,
  })),
  cachePages(
    listFile(listCloudUsageGroups, cloudUsageTexts, ({ db, actor, query }) => ({
      found: groupsFound(db, actor, query),
      ...groups,
      ...(query.version !== undefined && { rows: groupRowsOfVersion(db, query.version) }),
      keyType: 'bigint',
      sort: {
        company: sql`coalesce(companies.name_key, '')`,
        month: sql`cloud_usage_groups.month`,
        people: sql`cloud_usage_groups.people`,
        duration: sql`cloud_usage_groups.seconds`,
        costs: sql`cloud_usage_groups.total_cents`,
      },
      search: sql`coalesce(companies.search_text, '')`,
      holding: (words) => sql`cloud_usage_groups.company_id IN (
        SELECT id FROM companies AS firms WHERE ${matchesWords(sql`firms.search_text`, words)})`,
      exact: true,
    })),
    keptGroups,
  ),
  listFile(listCloudSessions, cloudUsageTexts, async ({ db, actor, params, query }) => {
    await requireVisibleCompany(db, actor, params.id)
    return {
      found: sessionsFound(db, actor, params.id, query),
      ...sessions,
      keyType: 'text',
      sort: {
        email: emailShown,
        day: sql`cloud_sessions.day`,
        duration: sql`cloud_sessions.seconds`,
      },
      search: sql`coalesce(contacts.search_text, '')`,
      exact: true,
    }
  }),
  listFile(listCloudNeeds, cloudNeedTexts, ({ db, actor }) => ({
    found: needsFound(db, actor),
    ...needs,
    sort: needSort,
    search: sql`companies.search_text`,
  })),
  listFile(listCloudReports, cloudReportTexts, ({ db }) => ({
    found: db.selectFrom('cloudReports'),
    ...reports,
    sort: { name: sql`cloud_reports.name`, imported: sql`cloud_reports.imported_at` },
    search: searchForm('cloudReports.name'),
  })),
]
