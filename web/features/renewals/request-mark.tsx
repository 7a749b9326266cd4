import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { listOwnOpenRequests } from '#contract/open-requests.ts'
import { requestMarkTexts } from '#texts/request-marks.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** What is asked for about a product of one's own and not decided yet, for its card: each leads to where it stands. */
export function useRequestMarks(): (holdingId: string) => ReactNode {
  const t = useTexts(requestMarkTexts)
  const { can } = useSession()
  const { data } = useRead(listOwnOpenRequests, {}, { enabled: can(listOwnOpenRequests.access) })
  return (holdingId) => {
    const open = data?.items.filter((one) => one.holdingId === holdingId) ?? []
    if (open.length === 0) return null
    return (
      <PlainList aria-label={t('requestMarks.title')}>
        {open.map(({ id, kind, state, cloudAccountId }) => {
          const words = t(`requestMarks.${kind}`)
          return (
            <li key={id}>
              {cloudAccountId === null ? (
                <TextLink to="/products/passport/$id" params={{ id: holdingId }} hash="requests">
                  {words}
                </TextLink>
              ) : (
                <TextLink to="/editawsusers" search={{ id: cloudAccountId }} hash="requests">
                  {words}
                </TextLink>
              )}{' '}
              <Badge variant="light" color={state === 'open' ? 'orange' : 'blue'}>
                {t(state === 'open' ? 'requestMarks.open' : 'requestMarks.inWork')}
              </Badge>
            </li>
          )
        })}
      </PlainList>
    )
  }
}
