import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { listCompanyContacts } from '#contract/contacts.ts'
import { listDownloads } from '#contract/downloads.ts'
import { readMoveAllowance } from '#contract/moves.ts'
import { readMovePolicy } from '#contract/move-policies.ts'
import { type Passport as PassportFacts, readPassport } from '#contract/passports.ts'
import { useRead } from '../../ui/use-api.ts'
import { useSession } from '../../ui/use-session.ts'
import { listCatalogue, readProduct } from '#contract/catalogue.ts'
import { root } from '../root.ts'

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  staticData: { access: 'products.mine' },
  beforeLoad: () => {
    throw redirect({ to: '/products/myproducts', replace: true })
  },
})

const mine = createRoute({
  getParentRoute: () => root,
  path: '/products/myproducts',
  staticData: { access: 'products.mine' },
  component: lazyRouteComponent(() => import('#web/features/products/my-products-page.tsx'), 'MyProductsPage'),
})

const company = createRoute({
  getParentRoute: () => root,
  path: '/products/companyproducts',
  staticData: { access: 'products.company', deniedAtLogin: true },
  component: Holdings,
})

const CompanyProductsPage = lazy(async () => ({
  default: (await import('#web/features/products/company-products-page.tsx')).CompanyProductsPage,
}))
const Passports = lazy(async () => ({
  default: (await import('#web/features/licences/passport/passports.tsx')).Passports,
}))
const MyCloud = lazy(async () => ({
  default: (await import('#web/features/cloud/places-page.tsx')).MyCloud,
}))
const PassportPage = lazy(async () => ({
  default: (await import('#web/features/licences/passport/passport-page.tsx')).PassportPage,
}))
const MovesSection = lazy(async () => ({
  default: (await import('#web/features/moves/moves-section.tsx')).MovesSection,
}))
const MoveButton = lazy(async () => ({
  default: (await import('#web/features/moves/moves-section.tsx')).MoveButton,
}))
const AskActions = lazy(async () => ({
  default: (await import('#web/features/renewals/own-requests.tsx')).AskActions,
}))
const OwnRequests = lazy(async () => ({
  default: (await import('#web/features/renewals/own-requests.tsx')).OwnRequests,
}))

const FirstDay = lazy(async () => ({
  default: (await import('#web/features/today/first-day.tsx')).FirstDay,
}))

function Holdings(): ReactNode {
  const { can } = useSession()
  return (
    <CompanyProductsPage>
      {(one) => (
        <>
          <Passports company={one} />
          <MyCloud />
          <Suspense>{can(listCompanyContacts.access) && <FirstDay of="customer" />}</Suspense>
        </>
      )}
    </CompanyProductsPage>
  )
}

const passport = createRoute({
  getParentRoute: () => root,
  path: '/products/passport/$id',
  staticData: {
    access: readPassport.access,
    menu: ['/companies', '/products/companyproducts', '/products/myproducts'],
    record: true,
  },
  component: Passport,
})

// The passport is the licences' page; moving and asking about it are features of their own.
function Passport(): ReactNode {
  return (
    <PassportPage actions={(one) => <PassportActions passport={one} />}>
      {(one) => (
        <>
          <MovesSection holding={{ ...one, customerNumber: one.holder.customerNumber }} hosts={one.hosts} />
          <OwnRequests holding={one} />
        </>
      )}
    </PassportPage>
  )
}

// Where licences move by themselves, nobody has to ask for a host change in words.
function PassportActions({ passport }: { passport: PassportFacts }): ReactNode {
  const { data } = useRead(readMoveAllowance, { params: { id: passport.id } })
  return (
    <Suspense>
      {data && <AskActions holding={passport} renewalsOnly={Boolean(data.policy)} />}
      <MoveButton holding={{ ...passport, customerNumber: passport.holder.customerNumber }} hosts={passport.hosts} />
    </Suspense>
  )
}

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: { access: listCatalogue.access, deniedAtLogin: true },
  component: lazyRouteComponent(() => import('#web/features/products/all-products-page.tsx'), 'AllProductsPage'),
})

const downloads = createRoute({
  getParentRoute: () => root,
  path: '/products/downloads',
  staticData: { access: listDownloads.access },
  component: lazyRouteComponent(() => import('#web/features/downloads/downloads-page.tsx'), 'DownloadsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/products/editproduct',
  staticData: { access: readProduct.access, menu: '/products/allproducts', record: true },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' && id ? { id } : {}),
  component: EditProduct,
})

const EditProductPage = lazy(async () => ({
  default: (await import('#web/features/products/edit-product-page.tsx')).EditProductPage,
}))
const StudentTermsCard = lazy(async () => ({
  default: (await import('#web/features/products/student-terms-card.tsx')).StudentTermsCard,
}))
const MovePolicyCard = lazy(async () => ({
  default: (await import('#web/features/moves/move-policy-card.tsx')).MovePolicyCard,
}))

// How often licences of a product may move belongs to the moves.
function EditProduct(): ReactNode {
  const { can } = useSession()
  return (
    <EditProductPage>
      {(id) => (
        <>
          <StudentTermsCard key={`terms ${id}`} productId={id} />
          {can(readMovePolicy.access) && <MovePolicyCard key={id} productId={id} />}
        </>
      )}
    </EditProductPage>
  )
}

const level = createRoute({
  getParentRoute: () => root,
  path: '/products/editconfigurationproductlevel',
  staticData: { access: readProduct.access, menu: '/products/allproducts' },
  validateSearch: ({ product, item }: Record<string, unknown>) => ({
    product: typeof product === 'string' ? product : '',
    item: typeof item === 'string' ? item : '',
  }),
  // Without a module there is nothing to edit.
  beforeLoad: ({ search: { product, item } }) => {
    if (!product || !item) throw redirect({ to: '/products/allproducts', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/products/master/level-page.tsx'), 'LevelPage'),
})

export const productRoutes = [products, mine, company, passport, all, downloads, edit, level] as const
