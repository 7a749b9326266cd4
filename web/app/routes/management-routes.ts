import { listExpiring } from '#contract/expiring.ts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listAudit } from '#contract/audit.ts'
import { listBackups } from '#contract/backups.ts'
import { type ImportKind, importKinds, listImports, readImport } from '#contract/imports.ts'
import { listSigningKeys, readResigning } from '#contract/keys.ts'
import { listLedger } from '#contract/ledger.ts'
import { listLegalNotices } from '#contract/legal.ts'
import { listMoves } from '#contract/moves.ts'
import { answerRequest, listLicenceRequests } from '#contract/renewals.ts'
import { changeRole, createRole, listRoles } from '#contract/roles.ts'
import { root } from '../root.ts'
import { pages } from './load-pages.ts'

const management = createRoute({
  getParentRoute: () => root,
  path: '/management',
  staticData: { access: listRoles.access },
  beforeLoad: () => {
    throw redirect({ to: '/management/rolestable', replace: true })
  },
})

const roles = createRoute({
  getParentRoute: () => root,
  path: '/management/rolestable',
  staticData: { access: listRoles.access },
  component: lazyRouteComponent(() => pages().then((all) => all.rolesPage()), 'RolesPage'),
})

const newRole = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole',
  staticData: { access: createRole.access, menu: '/management/rolestable' },
  component: lazyRouteComponent(() => pages().then((all) => all.createRolePage()), 'CreateRolePage'),
})

const role = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole/$id',
  staticData: { access: changeRole.access, menu: '/management/rolestable', record: true },
  component: lazyRouteComponent(() => pages().then((all) => all.rolePage()), 'RolePage'),
})

const audit = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog',
  staticData: { access: listAudit.access },
  component: lazyRouteComponent(() => pages().then((all) => all.auditPage()), 'AuditPage'),
})

const legalNotices = createRoute({
  getParentRoute: () => root,
  path: '/management/legalnotices',
  staticData: { access: listLegalNotices.access },
  component: lazyRouteComponent(() => pages().then((all) => all.noticesPage()), 'NoticesPage'),
})

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/management/ledger',
  staticData: { access: listLedger.access },
  component: lazyRouteComponent(() => pages().then((all) => all.ledgerPage()), 'LedgerPage'),
})

const system = createRoute({
  getParentRoute: () => root,
  path: '/management/system',
  staticData: { access: listBackups.access },
  component: lazyRouteComponent(() => pages().then((all) => all.systemPage()), 'SystemPage'),
})

const keys = createRoute({
  getParentRoute: () => root,
  path: '/management/keys',
  staticData: { access: listSigningKeys.access },
  component: lazyRouteComponent(() => pages().then((all) => all.keysPage()), 'KeysPage'),
})

const resigning = createRoute({
  getParentRoute: () => root,
  path: '/management/keys/$id',
  staticData: { access: readResigning.access, menu: '/management/keys' },
  component: lazyRouteComponent(() => pages().then((all) => all.resigningPage()), 'ResigningPage'),
})

const expiring = createRoute({
  getParentRoute: () => root,
  path: '/expiringlicences',
  staticData: { access: listExpiring.access },
  component: lazyRouteComponent(() => pages().then((all) => all.expiringPage()), 'ExpiringPage'),
})

const requests = createRoute({
  getParentRoute: () => root,
  path: '/management/requests',
  staticData: { access: listLicenceRequests.access },
  component: lazyRouteComponent(() => pages().then((all) => all.requestsPage()), 'RequestsPage'),
})

const request = createRoute({
  getParentRoute: () => root,
  path: '/management/requests/$id',
  staticData: { access: answerRequest.access, menu: '/management/requests', record: true },
  component: lazyRouteComponent(() => pages().then((all) => all.requestPage()), 'RequestPage'),
})

const moves = createRoute({
  getParentRoute: () => root,
  path: '/management/moves',
  staticData: { access: listMoves.access },
  component: lazyRouteComponent(() => pages().then((all) => all.movesPage()), 'MovesPage'),
})

const move = createRoute({
  getParentRoute: () => root,
  path: '/management/moves/$id',
  staticData: { access: listMoves.access, menu: '/management/moves' },
  component: lazyRouteComponent(() => pages().then((all) => all.movePage()), 'MovePage'),
})

const imports = createRoute({
  getParentRoute: () => root,
  path: '/management/imports',
  staticData: { access: listImports.access },
  validateSearch: (search: Record<string, unknown>): { kind?: ImportKind } => {
    const kind = importKinds.find((one) => one === search['kind'])
    return kind ? { kind } : {}
  },
  component: lazyRouteComponent(() => pages().then((all) => all.importsPage()), 'ImportsPage'),
})

const oneImport = createRoute({
  getParentRoute: () => root,
  path: '/management/imports/$id',
  staticData: { access: readImport.access, menu: '/management/imports' },
  component: lazyRouteComponent(() => pages().then((all) => all.importPage()), 'ImportPage'),
})

export const managementRoutes = [
  management,
  roles,
  newRole,
  role,
  audit,
  legalNotices,
  ledger,
  system,
  keys,
  resigning,
  expiring,
  requests,
  request,
  moves,
  move,
  imports,
  oneImport,
] as const
