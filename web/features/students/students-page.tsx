import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { Button, NativeSelect, Switch } from '@mantine/core'
import { lazy, useState } from 'react'
import { createContact } from '#contract/contacts.ts'
import { listPayableProducts } from '#contract/orders.ts'
import { listStudents, type Student } from '#contract/student-reviews.ts'
import { listReviews } from '#contract/waiting-students.ts'
import { readStudentStatistics } from '#contract/student-statistics.ts'
import { verificationStatuses } from '#contract/verification-status.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { studentStatisticsTexts } from '#texts/student-statistics.ts'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { DeleteStudent } from './delete-student.tsx'
import { productName } from '#texts/product-names.ts'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const DeleteStudents = lazy(async () => ({ default: (await import('./students-bulk.tsx')).DeleteStudents }))
// Charts are loaded when they are opened.
const StatisticsPanel = lazy(async () => ({
  default: (await import('./statistics/statistics-panel.tsx')).StatisticsPanel,
}))

/** Students and private people, with how far each is. */
export function StudentsPage() {
  const t = useTexts(studentListTexts)
  const c = useTexts(contactsTexts)
  const r = useTexts(reviewsTexts)
  const s = useTexts(studentStatisticsTexts)
  const [statistics, setStatistics] = useState(false)
  const { language } = useLanguage()
  const { can } = useSession()
  const list = useListState(listStudents)
  const products = useRead(listPayableProducts, {}, { enabled: can(listPayableProducts.access) })
  const waiting = useRead(listReviews, { query: { pageSize: 5 } }, { enabled: can(listReviews.access) })
  const action = (
    <>
      {can(readStudentStatistics.access) && (
        <Button variant="default" aria-expanded={statistics} onClick={() => setStatistics(!statistics)}>
          {s(statistics ? 'statistics.hide' : 'statistics.show')}
        </Button>
      )}
      {can(listReviews.access) && (
        <LinkButton to="/studentreviews" variant="default">
          {r('reviews.title')} ({waiting.data?.total ?? '…'})
        </LinkButton>
      )}
      {can(createContact.access) && <CreateLink to="/createnewcontact">{c('contacts.createPerson')}</CreateLink>}
    </>
  )
  const onlyDoubles = list.query.mailbox === 'double'
  const chosenProduct = products.data?.items.find(({ id }) => id === list.query.product)
  const filters = (
    <>
      <NativeSelect
        aria-label={t('students.statusHead')}
        value={list.query.status ?? ''}
        data={[
          { value: '', label: t('students.allStatuses') },
          ...verificationStatuses.map((one) => ({ value: one, label: t(`students.listStatus.${one}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          list.set({ status: verificationStatuses.find((one) => one === value) })
        }
      />
      {can(listPayableProducts.access) && (
        <NativeSelect
          aria-label={t('students.product')}
          value={list.query.product ?? ''}
          data={[
            { value: '', label: t('students.allProducts') },
            ...(products.data?.items ?? []).map(({ id, titleDe, titleEn, version }) => ({
              value: id,
              label: productName({ titleDe, titleEn, version }, language),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => list.set({ product: value || undefined })}
        />
      )}
      <Switch
        label={t('students.onlyPaid')}
        checked={list.query.paid === 'paid'}
        onChange={({ currentTarget: { checked } }) => list.set({ paid: checked ? 'paid' : 'all' })}
      />
      <Switch
        label={t('students.onlyDoubles')}
        checked={onlyDoubles}
        onChange={({ currentTarget: { checked } }) => list.set({ mailbox: checked ? 'double' : 'any' })}
      />
    </>
  )
  return (
    <Page title={t('students.list')} context={t('students.listContext')} action={action}>
      {statistics && (
        <LazyBoundary>
          <StatisticsPanel />
        </LazyBoundary>
      )}
      <ListTable
        list={list}
        texts={studentListTexts}
        cells={{
          position: (_, position) => position,
          // Which mailbox it is that several people share.
          email: ({ email, studentEmail }) => (onlyDoubles ? studentEmail : email),
          name: ({ id, name }) => (
            <TextLink to="/editcontact/$id" params={{ id }}>
              {name}
            </TextLink>
          ),
        }}
        filters={filters}
        chips={{
          status: list.query.status === undefined ? undefined : t(`students.listStatus.${list.query.status}`),
          product: chosenProduct && productName(chosenProduct, language),
        }}
        empty={{ text: t('students.listEmpty') }}
        {...(can('students.delete') && {
          bulk: {
            name: ({ name }: Student) => name,
            actions: (rows: Student[], clear: () => void) => <DeleteStudents students={rows} clear={clear} />,
          },
        })}
        actions={({ id, name, email }: Student) => (
          <RowActions name={name}>
            <EditLink
              to="/editcontact/$id"
              params={{ id }}
              search={{ tab: 'details' }}
              text={t('students.edit', { name })}
            />
            <DeleteStudent id={id} name={name} email={email} />
          </RowActions>
        )}
      />
    </Page>
  )
}
