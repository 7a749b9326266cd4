import { Switch } from '@mantine/core'
import { listReviews, type Review } from '#contract/waiting-students.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DecidedNotes } from './decided-notes.tsx'
import classes from './reviews.module.css'
import { daysSince, useAge } from './use-age.ts'

const texts = { ...studentListTexts, ...reviewsTexts }

/** Everything that waits for a decision; each is decided on its own page. */
export function ReviewsPage() {
  const t = useTexts(reviewsTexts)
  const list = useListState(listReviews)
  const age = useAge()
  const { data } = useRead(listReviews, { query: { pageSize: 5 } }, { every: 15_000 })
  const [oldest] = data?.items ?? []
  const free = list.query.show === 'free'
  const context = oldest
    ? t('reviews.stand', { count: data!.total, time: age(oldest.waitingSince) })
    : t('reviews.context')
  return (
    <Page title={t('reviews.title')} context={context}>
      <ListTable
        list={list}
        texts={texts}
        every={15_000}
        cells={{
          name: ({ id, name, email }: Review) => (
            <TextLink to="/studentreviews/$id" params={{ id }}>
              {name || email}
            </TextLink>
          ),
          waiting: ({ waitingSince }) =>
            `${formats.date(waitingSince)} · ${t('reviews.waited', { count: daysSince(waitingSince) })}`,
        }}
        chips={{ show: free ? t('reviews.showFree') : undefined }}
        filters={
          <Switch
            label={t('reviews.showFree')}
            checked={free}
            onChange={({ currentTarget: { checked } }) => list.set({ show: checked ? 'free' : 'all' })}
          />
        }
        empty={{ text: t('reviews.empty') }}
      />
      <div className={classes.foot} data-foot-bar>
        <DecidedNotes />
      </div>
    </Page>
  )
}
