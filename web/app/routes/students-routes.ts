import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { joinCourse, listCourses, listMyCourses } from '#contract/courses.ts'
import { listProductsToBuy } from '#contract/orders.ts'
import { listMyHoldings } from '#contract/holdings.ts'
import { createStudentDomain, listStudentDomains } from '#contract/student-domains.ts'
import { listReviews, listStudents } from '#contract/student-reviews.ts'
import { readMyStudies } from '#contract/students.ts'
import { type StudentSearch, studentTabs } from '#web/features/students/student-tabs.ts'
import { call } from '../../api.ts'
import { root } from '../root.ts'
import { textIn } from './words-in.ts'

const pages = () => import('./pages/students.ts')

// Undefined where it is none: the router would hand on whatever else stands in the address.
const tabIn = ({ tab }: Record<string, unknown>): StudentSearch => ({ tab: studentTabs.find((one) => one === tab) })

const student = createRoute({
  getParentRoute: () => root,
  path: '/products/Student',
  staticData: { access: readMyStudies.access, menu: '/products/myproducts' },
  validateSearch: (search: Record<string, unknown>): { product?: string | undefined } & StudentSearch => ({
    product: textIn(search['product']),
    ...tabIn(search),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.studentParts()), 'Student'),
})

/** The second edition: only with that product, else My Products. */
const student2022 = createRoute({
  getParentRoute: () => root,
  path: '/products/student2022',
  staticData: { access: readMyStudies.access, menu: '/products/myproducts' },
  validateSearch: tabIn,
  async beforeLoad() {
    const { items } = await call(listMyHoldings)
    const held = items.find(({ product: { kind, titleDe } }) => kind === 'student' && titleDe.includes('2022'))
    if (!held) throw redirect({ to: '/products/myproducts', replace: true })
    return { heldProduct: held.product.id }
  },
  component: lazyRouteComponent(() => pages().then((all) => all.studentParts()), 'Student2022'),
})

const textbook = createRoute({
  getParentRoute: () => root,
  path: '/products/RoloffMatek',
  staticData: { access: readMyStudies.access, menu: '/products/myproducts' },
  validateSearch: tabIn,
  component: lazyRouteComponent(() => pages().then((all) => all.studentParts()), 'Textbook'),
})

const buying = createRoute({
  getParentRoute: () => root,
  path: '/products/buy',
  staticData: { access: listProductsToBuy.access },
  component: lazyRouteComponent(() => pages().then((all) => all.buyPage()), 'BuyPage'),
})

const studentEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirmationStudentEmail',
  staticData: { access: 'public' },
  validateSearch: ({ id, email }: Record<string, unknown>) => ({ id: textIn(id) ?? '', email: textIn(email) ?? '' }),
  component: lazyRouteComponent(() => pages().then((all) => all.studentEmailPage()), 'StudentEmailPage'),
})

const students = createRoute({
  getParentRoute: () => root,
  path: '/contacts',
  staticData: { access: listStudents.access },
  component: lazyRouteComponent(() => pages().then((all) => all.studentsPage()), 'StudentsPage'),
})

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/studentreviews',
  staticData: { access: listReviews.access },
  validateSearch: ({ contact }: Record<string, unknown>): { contact?: string } => ({
    ...(textIn(contact) && { contact: textIn(contact)! }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.reviewsPage()), 'ReviewsPage'),
})

const ownCourses = createRoute({
  getParentRoute: () => root,
  path: '/courses',
  staticData: { access: listMyCourses.access },
  component: lazyRouteComponent(() => pages().then((all) => all.ownCoursesPage()), 'OwnCoursesPage'),
})

const joining = createRoute({
  getParentRoute: () => root,
  path: '/courses/join',
  staticData: { access: joinCourse.access, menu: '/courses' },
  validateSearch: ({ code }: Record<string, unknown>) => ({ code: textIn(code) ?? '' }),
  component: lazyRouteComponent(() => pages().then((all) => all.joinCoursePage()), 'JoinCoursePage'),
})

const courses = createRoute({
  getParentRoute: () => root,
  path: '/management/courses',
  staticData: { access: listCourses.access },
  component: lazyRouteComponent(() => pages().then((all) => all.coursesPage()), 'CoursesPage'),
})

const domains = createRoute({
  getParentRoute: () => root,
  path: '/management/studentdomains',
  staticData: { access: listStudentDomains.access },
  component: lazyRouteComponent(() => pages().then((all) => all.domainsPage()), 'DomainsPage'),
})

const domain = createRoute({
  getParentRoute: () => root,
  path: '/management/addstudentdomain',
  staticData: { access: createStudentDomain.access, menu: '/management/studentdomains' },
  validateSearch: ({ id, domain: name }: Record<string, unknown>): { id?: string; domain?: string } => ({
    ...(textIn(id) && { id: textIn(id)! }),
    ...(textIn(name) && { domain: textIn(name)! }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.domainPage()), 'DomainPage'),
})

export const studentRoutes = [
  buying,
  student,
  student2022,
  textbook,
  studentEmail,
  students,
  reviews,
  ownCourses,
  joining,
  courses,
  domains,
  domain,
] as const
