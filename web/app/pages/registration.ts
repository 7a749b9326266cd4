import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { acceptInvitation, confirmRegistration, listCompanyClaims, register } from '#contract/registration.ts'
import { root } from '../root.ts'
import { wordsIn } from '../search-parameters.ts'

interface RegistrationSearch {
  /** A contact (base64) and its invitation, which has a page of its own. */
  id?: string
  token?: string
  companycontact?: string
  isRoloffMatek?: string
  partner?: string
}

const registration = createRoute({
  getParentRoute: () => root,
  path: '/registration',
  staticData: { access: register.access },
  validateSearch: (search: Record<string, unknown>): RegistrationSearch => ({
    ...wordsIn('id', 'token', 'companycontact', 'isRoloffMatek', 'partner')(search),
  }),
  beforeLoad: ({ search }) => {
    const { id, token } = search
    if (id && token) throw redirect({ to: '/confirmcompanycontact', search: { id, token }, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/registration/registration-page.tsx'), 'RegistrationPage'),
})

const confirmation = createRoute({
  getParentRoute: () => root,
  path: '/confirmationRegistration',
  staticData: { access: confirmRegistration.access },
  validateSearch: ({ id, isRoloffMatek }: Record<string, unknown>) => ({
    id: typeof id === 'string' ? id : '',
    ...(typeof isRoloffMatek === 'string' ? { isRoloffMatek } : {}),
  }),
  component: lazyRouteComponent(() => import('#web/features/registration/confirmation-page.tsx'), 'ConfirmationPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/confirmcompanycontact',
  staticData: { access: acceptInvitation.access },
  validateSearch: ({ id, token }: Record<string, unknown>) => ({
    id: typeof id === 'string' ? id : '',
    token: typeof token === 'string' ? token : '',
  }),
  component: lazyRouteComponent(() => import('../sign-in/invitation-page.tsx'), 'InvitationPage'),
})

const claims = createRoute({
  getParentRoute: () => root,
  path: '/registrations',
  staticData: {
    access: listCompanyClaims.access,
    menu: {
      place: 97,
      text: 'shell.registrations',
      icon: 'newcomer',
      group: 'companies',
      subject: 'shell.requests',
    },
  },
  component: lazyRouteComponent(() => import('#web/features/registration/claims-page.tsx'), 'ClaimsPage'),
})

export const registrationRoutes = [registration, confirmation, invitation, claims] as const
