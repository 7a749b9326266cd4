import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { createCloudConfiguration, listCloudCompanies, readCloudConfiguration } from '#contract/cloud.ts'
import { createCloudSession, requestCloudPassword } from '#contract/cloud-sessions.ts'
import { readCloudPlaces } from '#contract/cloud-places.ts'
import { readCloudSettings } from '#contract/cloud-settings.ts'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { type CloudAccountSearch, namedTabs } from '#web/features/cloud/tabs.ts'
import { session } from '../../api/session.ts'
import { may } from '../../ui/data/use-session.ts'
import { root } from '../root.ts'
import { textIn, tokenIn, uuidOf } from '../search-parameters.ts'

/** Without an id there is nothing to show: staff go back to the cloud companies, customers to their products. */
function requireId(id: string): void {
  if (id !== '') return
  const staff = may(session.get(), listCloudCompanies.access)
  throw redirect({ to: staff ? '/cloudcompanies' : '/products/companyproducts', replace: true })
}

const companies = createRoute({
  getParentRoute: () => root,
  path: '/cloudcompanies',
  staticData: {
    access: listCloudCompanies.access,
    menu: {
      place: 135,
      text: 'shell.cloudCompanies',
      icon: 'cloud',
      group: 'cloud',
      subject: 'shell.cloudCompanies',
    },
  },
  component: lazyRouteComponent(() => import('#web/features/cloud/companies-page.tsx'), 'CloudCompaniesPage'),
})

const select = createRoute({
  getParentRoute: () => root,
  path: '/awsselect',
  staticData: { access: readCloudConfiguration.access, under: '/cloudcompanies' },
  validateSearch: ({ companyProduct }: Record<string, unknown>) => ({ companyProduct: uuidOf(companyProduct) }),
  beforeLoad: ({ search }) => requireId(search.companyProduct),
  remountDeps: ({ search }) => search.companyProduct,
  component: lazyRouteComponent(() => import('../compositions/cloud-parts.tsx'), 'CloudHoldingParts'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/awsaccount',
  staticData: { access: readCloudConfiguration.access, under: '/cloudcompanies', record: true },
  validateSearch: ({ id, tab }: Record<string, unknown>): CloudAccountSearch => ({
    id: uuidOf(id),
    tab: namedTabs.find((one) => one === tab),
  }),
  beforeLoad: ({ search }) => requireId(search.id),
  remountDeps: ({ search }) => search.id,
  component: lazyRouteComponent(() => import('../compositions/cloud-parts.tsx'), 'CloudAccountParts'),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/createawsconfig',
  staticData: { access: createCloudConfiguration.access, under: '/cloudcompanies' },
  validateSearch: ({ companyProduct }: Record<string, unknown>) => ({ companyProduct: uuidOf(companyProduct) }),
  beforeLoad: ({ search }) => requireId(search.companyProduct),
  remountDeps: ({ search }) => search.companyProduct,
  component: lazyRouteComponent(() => import('#web/features/cloud/create-page.tsx'), 'CreateCloudPage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/cloudsettings',
  staticData: {
    access: readCloudSettings.access,
    menu: {
      place: 136,
      text: 'shell.cloudSettings',
      icon: 'settings',
      group: 'cloud',
      subject: 'shell.cloudCompanies',
    },
  },
  component: lazyRouteComponent(() => import('#web/features/cloud/settings-page.tsx'), 'CloudSettingsPage'),
})

const places = createRoute({
  getParentRoute: () => root,
  path: '/editawsusers',
  staticData: { access: readCloudPlaces.access, under: ['/cloudcompanies', '/products/companyproducts'] },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: uuidOf(id) }),
  beforeLoad: ({ search }) => requireId(search.id),
  remountDeps: ({ search }) => search.id,
  component: lazyRouteComponent(() => import('../compositions/cloud-parts.tsx'), 'CloudPlacesParts'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/awslogin',
  staticData: { access: createCloudSession.access, command: { place: 95, text: 'finder.startCloud' } },
  validateSearch: ({ launch }: Record<string, unknown>): { launch?: '1' } =>
    textIn(launch) === '1' ? { launch: '1' } : {},
  component: lazyRouteComponent(() => import('../sign-in/cloud-login-page.tsx'), 'CloudLoginPage'),
})

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/awsforgotpassword',
  staticData: { access: requestCloudPassword.access },
  component: lazyRouteComponent(() => import('#web/features/cloud/places/forgot-page.tsx'), 'CloudForgotPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/cloudinvitation',
  staticData: { access: openCloudInvitation.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/features/cloud/places/invitation-page.tsx'), 'CloudInvitationPage'),
})

export const cloudRoutes = [companies, select, account, create, settings, places, login, forgot, invitation] as const
