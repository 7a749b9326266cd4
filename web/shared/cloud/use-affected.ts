import { listCloudAffected } from '#contract/cloud-pending.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { call } from '../../api.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

const mostNamed = 20

/** Who loses access to an account, and whose session ends, by name; '' where there is none. */
export function useAffected(): (id: string) => Promise<string> {
  const t = useTexts(cloudUserTexts)
  return async (id) => {
    const { items } = await call(listCloudAffected, { params: { id } })
    const named = (people: typeof items) => {
      const names = people
        .slice(0, mostNamed)
        .map(({ name }) => name)
        .join(', ')
      const more = people.length - mostNamed
      return more > 0 ? t('cloud.affectedMore', { names, more }) : names
    }
    const streaming = items.filter((one) => one.streaming)
    return [
      items.length > 0 && t('cloud.affected', { names: named(items) }),
      streaming.length > 0 && t('cloud.affectedStreaming', { names: named(streaming) }),
      items.length > 0 && t('cloud.undoableFor'),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
