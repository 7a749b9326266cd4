import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { createCloudConfiguration, listCloudCompanies, readCloudConfiguration } from '#contract/cloud.ts'
import { createCloudSession, requestCloudPassword } from '#contract/cloud-sessions.ts'
import { readCloudPlaces } from '#contract/cloud-places.ts'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { session } from '../../api/session.ts'
import { may } from '../../ui/use-session.ts'
import { root } from '../root.ts'
import { textIn, tokenIn } from './words-in.ts'

const pages = () => import('./pages/cloud.ts')

const HoldingParts = lazy(async () => ({ default: (await pages().then((all) => all.cloudParts())).CloudHoldingParts }))
const AccountParts = lazy(async () => ({ default: (await pages().then((all) => all.cloudParts())).CloudAccountParts }))
const PlacesParts = lazy(async () => ({ default: (await pages().then((all) => all.cloudParts())).CloudPlacesParts }))
const CreateCloudPage = lazy(async () => ({
  default: (await pages().then((all) => all.createPage())).CreateCloudPage,
}))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idIn = (value: unknown): string => (typeof value === 'string' && uuid.test(value) ? value : '')

/** Without an id there is nothing to show: staff go back to the cloud companies, customers to their products. */
function requireId(id: string): void {
  if (id !== '') return
  const staff = may(session.get(), listCloudCompanies.access)
  throw redirect({ to: staff ? '/cloudcompanies' : '/products/companyproducts', replace: true })
}

const companies = createRoute({
  getParentRoute: () => root,
  path: '/cloudcompanies',
  staticData: { access: listCloudCompanies.access },
  component: lazyRouteComponent(() => pages().then((all) => all.companiesPage()), 'CloudCompaniesPage'),
})

const select = createRoute({
  getParentRoute: () => root,
  path: '/awsselect',
  staticData: { access: readCloudConfiguration.access, menu: '/cloudcompanies' },
  validateSearch: ({ companyProduct }: Record<string, unknown>) => ({ companyProduct: idIn(companyProduct) }),
  beforeLoad: ({ search }) => requireId(search.companyProduct),
  component: Select,
})

function Select(): ReactNode {
  const { companyProduct } = select.useSearch()
  return <HoldingParts key={companyProduct} holdingId={companyProduct} />
}

const account = createRoute({
  getParentRoute: () => root,
  path: '/awsaccount',
  staticData: { access: readCloudConfiguration.access, menu: '/cloudcompanies', record: true },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: idIn(id) }),
  beforeLoad: ({ search }) => requireId(search.id),
  component: Account,
})

function Account(): ReactNode {
  const { id } = account.useSearch()
  return <AccountParts key={id} id={id} />
}

const create = createRoute({
  getParentRoute: () => root,
  path: '/createawsconfig',
  staticData: { access: createCloudConfiguration.access, menu: '/cloudcompanies' },
  validateSearch: ({ companyProduct }: Record<string, unknown>) => ({ companyProduct: idIn(companyProduct) }),
  beforeLoad: ({ search }) => requireId(search.companyProduct),
  component: Create,
})

function Create(): ReactNode {
  const { companyProduct } = create.useSearch()
  return <CreateCloudPage key={companyProduct} holdingId={companyProduct} />
}

const places = createRoute({
  getParentRoute: () => root,
  path: '/editawsusers',
  staticData: { access: readCloudPlaces.access, menu: ['/cloudcompanies', '/products/companyproducts'] },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: idIn(id) }),
  beforeLoad: ({ search }) => requireId(search.id),
  component: Places,
})

function Places(): ReactNode {
  const { id } = places.useSearch()
  return <PlacesParts key={id} id={id} />
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/awslogin',
  staticData: { access: createCloudSession.access },
  validateSearch: ({ launch }: Record<string, unknown>): { launch?: '1' } =>
    textIn(launch) === '1' ? { launch: '1' } : {},
  component: lazyRouteComponent(() => pages().then((all) => all.cloudLoginPage()), 'CloudLoginPage'),
})

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/awsforgotpassword',
  staticData: { access: requestCloudPassword.access },
  component: lazyRouteComponent(() => pages().then((all) => all.forgotPage()), 'CloudForgotPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/cloudinvitation',
  staticData: { access: openCloudInvitation.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => pages().then((all) => all.invitationPage()), 'CloudInvitationPage'),
})

export const cloudRoutes = [companies, select, account, create, places, login, forgot, invitation] as const
