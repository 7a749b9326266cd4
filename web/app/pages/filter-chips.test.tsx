import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Access } from '#contract/access.ts'
import type { ListOperation } from '#contract/list.ts'
import { listAudit } from '#contract/audit.ts'
import { listCloudCompanies } from '#contract/cloud.ts'
import { listContacts } from '#contract/contacts.ts'
import { listCourses } from '#contract/courses.ts'
import { listCompanyClaims } from '#contract/registration.ts'
import { listLicenceRequests } from '#contract/renewals.ts'
import { listMoves } from '#contract/moves.ts'
import { listShopNotifications } from '#contract/orders.ts'
import { listStudentDomains } from '#contract/student-domains.ts'
import { AuditPage } from '#web/features/audit/audit-page.tsx'
import { CloudCompaniesPage } from '#web/features/cloud/companies-page.tsx'
import { ContactsPage } from '#web/features/contacts/contacts-page.tsx'
import { MovesPage } from '#web/features/moves/moves-page.tsx'
import { NotificationsPage } from '#web/features/orders/notifications-page.tsx'
import { ClaimsPage } from '#web/features/registration/claims-page.tsx'
import { RequestsPage } from '#web/features/renewals/requests-page.tsx'
import { CoursesPage } from '#web/features/students/courses/courses-page.tsx'
import { DomainsPage } from '#web/features/students/domains/domains-page.tsx'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'

type List = ListOperation & { access: Access }

// What a list was narrowed or widened by stands above it, to be taken away again; what it shows anyway does not.
const lists: [path: string, list: List, Component: ComponentType, search: string, text: RegExp][] = [
  ['/registrations', listCompanyClaims, ClaimsPage, 'state=assigned', /^zugeordnet/i],
  ['/management/moves', listMoves, MovesPage, 'state=all', /^alle/i],
  ['/management/requests', listLicenceRequests, RequestsPage, 'state=done', /^erledigt/i],
  ['/management/payments', listShopNotifications, NotificationsPage, 'show=all', /^alle/i],
  ['/allcompanycontacts', listContacts, ContactsPage, 'show=cloudUsers', /^Nur Cloud-Anwender/],
  ['/management/studentdomains', listStudentDomains, DomainsPage, 'kind=free', /^Freemailer/],
  ['/management/courses', listCourses, CoursesPage, 'show=all', /^auch entschiedene zeigen/i],
  ['/cloudcompanies', listCloudCompanies, CloudCompaniesPage, 'show=all', /^Alle anzeigen/],
  ['/management/auditlog', listAudit, AuditPage, 'kind=company', /^Firma/],
]

for (const [route, list, Component, search, text] of lists)
  test(`${route}: the filter chosen is a chip; its cross takes it away`, async () => {
    serverOf(answers(list, { items: [], total: 0 }))
    const chips = page.getByRole('list', { name: 'Gesetzte Filter' })
    await draw(<Component />, { route })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(chips).not.toBeInTheDocument()
    await clear()
    serverOf(answers(list, { items: [], total: 0 }))
    const { address } = await draw(<Component />, { route, at: `${route}?${search}` })
    await expect.element(chips.getByText(text)).toBeVisible()
    await chips.getByRole('button').click()
    await expect.element(chips).not.toBeInTheDocument()
    expect(address()).not.toContain(search)
  })
