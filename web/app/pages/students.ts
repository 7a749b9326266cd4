import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { joinCourse, listCourses, listMyCourses } from '#contract/courses.ts'
import { listProductsToBuy } from '#contract/orders.ts'
import { listMyHoldings } from '#contract/holdings.ts'
import { createStudentDomain, listStudentDomains } from '#contract/student-domains.ts'
import { listStudents } from '#contract/student-reviews.ts'
import { listReviews } from '#contract/waiting-students.ts'
import { readMyStudies } from '#contract/students.ts'
import { type StudentSearch, studentTabs } from '#web/features/students/student-tabs.ts'
import { call } from '../../api.ts'
import { root } from '../root.ts'
import { textIn, uuidOf, wordsIn } from '../search-parameters.ts'

// Undefined where it is none: the router would hand on whatever else stands in the address.
const tabIn = ({ tab }: Record<string, unknown>): StudentSearch => ({ tab: studentTabs.find((one) => one === tab) })

const student = createRoute({
  getParentRoute: () => root,
  path: '/products/Student',
  staticData: { access: readMyStudies.access, under: '/products/myproducts', help: 'student' },
  validateSearch: (search: Record<string, unknown>): { product?: string | undefined } & StudentSearch => ({
    product: textIn(search['product']),
    ...tabIn(search),
  }),
  component: lazyRouteComponent(() => import('../compositions/student-parts.tsx'), 'Student'),
})

/** The second edition, which another one succeeds: only with that product, else My Products. */
const student2022 = createRoute({
  getParentRoute: () => root,
  path: '/products/student2022',
  staticData: { access: readMyStudies.access, under: '/products/myproducts', help: 'student' },
  validateSearch: tabIn,
  async beforeLoad() {
    const { items } = await call(listMyHoldings)
    const held = items.map(({ product }) => product).filter(({ kind }) => kind === 'student')
    const known = await Promise.all(held.map(({ id }) => call(readMyStudies, { query: { product: id } })))
    const second = known.find((studies) => studies?.product.successor)
    if (!second) throw redirect({ to: '/products/myproducts', replace: true })
    return { heldProduct: second.product.id }
  },
  component: lazyRouteComponent(() => import('../compositions/student-parts.tsx'), 'Student2022'),
})

const textbook = createRoute({
  getParentRoute: () => root,
  path: '/products/RoloffMatek',
  staticData: { access: readMyStudies.access, under: '/products/myproducts', help: 'student' },
  validateSearch: tabIn,
  component: lazyRouteComponent(() => import('../compositions/student-parts.tsx'), 'Textbook'),
})

const buying = createRoute({
  getParentRoute: () => root,
  path: '/products/buy',
  staticData: {
    access: listProductsToBuy.access,
    menu: { place: 375, text: 'shell.buy', icon: 'box', person: true },
  },
  component: lazyRouteComponent(() => import('#web/features/students/buying/buy-page.tsx'), 'BuyPage'),
})

const studentEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirmationStudentEmail',
  staticData: { access: 'public' },
  validateSearch: ({ id, email }: Record<string, unknown>) => ({ id: textIn(id) ?? '', email: textIn(email) ?? '' }),
  component: lazyRouteComponent(() => import('#web/features/students/student-email-page.tsx'), 'StudentEmailPage'),
})

const students = createRoute({
  getParentRoute: () => root,
  path: '/contacts',
  staticData: {
    access: listStudents.access,
    menu: { place: 110, text: 'shell.students', icon: 'users', group: 'students', subject: 'shell.students' },
  },
  component: lazyRouteComponent(() => import('#web/features/students/students-page.tsx'), 'StudentsPage'),
})

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/studentreviews',
  staticData: {
    access: listReviews.access,
    menu: { place: 120, text: 'shell.reviews', icon: 'check', group: 'students', subject: 'shell.reviews' },
  },
  // Mails sent before each proof had an address of its own name the person this way.
  beforeLoad: ({ location }) => {
    const id = uuidOf(wordsIn('contact')(location.search).contact)
    if (id) throw redirect({ to: '/studentreviews/$id', params: { id }, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/students/reviews/reviews-page.tsx'), 'ReviewsPage'),
})

const review = createRoute({
  getParentRoute: () => root,
  path: '/studentreviews/$id',
  staticData: { access: listReviews.access, under: '/studentreviews', record: true },
  component: lazyRouteComponent(() => import('#web/features/students/reviews/review-page.tsx'), 'ReviewPage'),
})

const ownCourses = createRoute({
  getParentRoute: () => root,
  path: '/courses',
  staticData: {
    access: listMyCourses.access,
    menu: { place: 380, text: 'shell.ownCourses', icon: 'users', person: true },
  },
  component: lazyRouteComponent(() => import('#web/features/students/courses/own-courses-page.tsx'), 'OwnCoursesPage'),
})

const joining = createRoute({
  getParentRoute: () => root,
  path: '/courses/join',
  staticData: { access: joinCourse.access, under: '/courses' },
  validateSearch: ({ code }: Record<string, unknown>) => ({ code: textIn(code) ?? '' }),
  component: lazyRouteComponent(() => import('#web/features/students/courses/join-course-page.tsx'), 'JoinCoursePage'),
})

const courses = createRoute({
  getParentRoute: () => root,
  path: '/management/courses',
  staticData: {
    access: listCourses.access,
    menu: { place: 130, text: 'shell.courses', icon: 'users', group: 'students', subject: 'shell.students' },
  },
  component: lazyRouteComponent(() => import('#web/features/students/courses/courses-page.tsx'), 'CoursesPage'),
})

const domains = createRoute({
  getParentRoute: () => root,
  path: '/management/studentdomains',
  staticData: {
    access: listStudentDomains.access,
    menu: { place: 290, text: 'shell.domains', icon: 'building', group: 'students', subject: 'shell.reviews' },
  },
  component: lazyRouteComponent(() => import('#web/features/students/domains/domains-page.tsx'), 'DomainsPage'),
})

const domain = createRoute({
  getParentRoute: () => root,
  path: '/management/addstudentdomain',
  staticData: { access: createStudentDomain.access, under: '/management/studentdomains' },
  validateSearch: ({ id, domain: name }: Record<string, unknown>): { id?: string; domain?: string } => ({
    ...(textIn(id) && { id: textIn(id)! }),
    ...(textIn(name) && { domain: textIn(name)! }),
  }),
  component: lazyRouteComponent(() => import('#web/features/students/domains/domain-page.tsx'), 'DomainPage'),
})

export const studentRoutes = [
  buying,
  student,
  student2022,
  textbook,
  studentEmail,
  students,
  reviews,
  review,
  ownCourses,
  joining,
  courses,
  domains,
  domain,
] as const
