import { type CloudPlaces, setCloudPlaces } from '#contract/cloud-places.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useNames } from '../words.ts'

interface Person {
  id: string
  name: string
  active: boolean
  streaming: boolean
}

interface Props {
  places: CloudPlaces
  people: readonly Person[]
  /** Why nothing can be changed now; '' where it can. */
  locked: string
  clear: () => void
}

/** Places given to several people of the own company, or taken from them, together. */
export function PlacesBulk({ places: { id, seats, used, lockedUntil }, people, locked, clear }: Props) {
  const a = useTexts(cloudAccountTexts)
  const t = useTexts(cloudUserTexts)
  const why = useTexts(reasonsTexts)
  const names = useNames()
  const set = useWrite(setCloudPlaces)
  const [on, off] = [people.filter(({ active }) => active), people.filter(({ active }) => !active)]
  const free = Math.max(0, seats - used)
  async function switchTo(chosen: readonly Person[], active: boolean) {
    const called = (some: readonly Person[]) => names(some.map(({ name }) => name))
    const streaming = chosen.filter((one) => one.streaming)
    const last = active && used + chosen.length >= seats && lockedUntil
    const sure = await confirm({
      title: a(active ? 'cloudAccount.on' : 'cloudAccount.off'),
      question: [
        a(active ? 'cloudAccount.onQuestion' : 'cloudAccount.offQuestion', { names: called(chosen) }),
        !active && streaming.length > 0 && a('cloudAccount.offStreaming', { names: called(streaming) }),
        last && t('cloud.lastPlace', { day: formats.date(last) }),
      ]
        .filter(Boolean)
        .join(' '),
      danger: !active,
    })
    const body = { contacts: chosen.map((one) => one.id), active, undoable: true }
    if (!sure || !(await set.run({ params: { id }, body }))) return
    if (active) notify.success(a('cloudAccount.onDone', { names: called(chosen) }))
    else notify.note(t('cloud.willEnd'))
    clear()
  }
  return (
    <>
      {off.length > 0 && (
        <BulkButton
          main
          text={a('cloudAccount.on')}
          letter="a"
          loading={set.pending}
          reason={locked || (off.length > free && why('reason.cloudFewPlaces', { free, wanted: off.length }))}
          onClick={() => void switchTo(off, true)}
        />
      )}
      {on.length > 0 && (
        <BulkButton
          text={a('cloudAccount.off')}
          letter="l"
          loading={set.pending}
          reason={locked}
          onClick={() => void switchTo(on, false)}
        />
      )}
    </>
  )
}
