import { Badge } from '@mantine/core'
import { listWebhooks, type Webhook } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The addresses that are told what happens here. */
export function WebhooksPage() {
  const t = useTexts(webhooksTexts)
  const list = useListState(listWebhooks)
  const create = (
    <CreateLink to="/management/webhook" search={{}}>
      {t('webhooks.create')}
    </CreateLink>
  )
  const week = ({ total, ...others }: Webhook['deliveries']) =>
    [
      total,
      ...(['failed', 'waiting'] as const).flatMap((state) =>
        others[state] > 0 ? t(`webhooks.week.${state}`, { count: others[state] }) : [],
      ),
    ].join(' · ')
  return (
    <Page title={t('webhooks.title')} context={t('webhooks.context')} action={create}>
      <ListTable
        list={list}
        texts={webhooksTexts}
        cells={{
          url: ({ id, url }) => (
            <TextLink to="/management/webhook" search={{ id }}>
              {url}
            </TextLink>
          ),
          week: ({ deliveries }) => week(deliveries),
          state: ({ disabled }) => (
            <Badge color={disabled ? 'gray' : 'green'}>{t(disabled ? 'webhooks.off' : 'webhooks.on')}</Badge>
          ),
        }}
        empty={{ text: t('webhooks.empty'), action: create }}
      />
    </Page>
  )
}
