import type { CloudConfiguration } from '#contract/cloud.ts'
import { type CloudUser, inviteCloudUsers, removeCloudUsers, setCloudAccessOfMany } from '#contract/cloud-users.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { nameOf, useNames } from '../words.ts'

interface Props {
  configuration: CloudConfiguration
  users: readonly CloudUser[]
  clear: () => void
}

/** What is done with several people of an account together; each question names them. */
export function UsersBulk({ configuration: { id, seats, used, state }, users, clear }: Props) {
  const a = useTexts(cloudAccountTexts)
  const t = useTexts(cloudUserTexts)
  const why = useTexts(reasonsTexts)
  const names = useNames()
  const access = useWrite(setCloudAccessOfMany)
  const invitation = useWrite(inviteCloudUsers)
  const removal = useWrite(removeCloudUsers)
  const [on, off] = [users.filter(({ active }) => active), users.filter(({ active }) => !active)]
  const called = (people: readonly CloudUser[]) => names(people.map(nameOf))
  const input = (people: readonly CloudUser[]) => ({ params: { id }, body: { contacts: people.map((one) => one.id) } })
  const expired = state === 'expired' && why('reason.cloudExpired')
  const free = Math.max(0, seats - used)

  async function switchTo(people: readonly CloudUser[], active: boolean) {
    const streaming = people.filter((one) => one.streaming)
    const sure = await confirm({
      title: a(active ? 'cloudAccount.on' : 'cloudAccount.off'),
      question: [
        a(active ? 'cloudAccount.onQuestion' : 'cloudAccount.offQuestion', { names: called(people) }),
        !active && streaming.length > 0 && a('cloudAccount.offStreaming', { names: called(streaming) }),
      ]
        .filter(Boolean)
        .join(' '),
      danger: !active,
    })
    const { params, body } = input(people)
    if (!sure || !(await access.run({ params, body: { ...body, active, undoable: true } }))) return
    if (active) notify.success(a('cloudAccount.onDone', { names: called(people) }))
    else notify.note(t('cloud.willEnd'))
    clear()
  }
  async function invite() {
    const question = a('cloudAccount.inviteQuestion', { names: called(users) })
    if (!(await confirm({ title: a('cloudAccount.invite'), question }))) return
    const answer = await invitation.run(input(users))
    if (!answer) return
    const { invited: count } = answer
    notify.success(a(count < users.length ? 'cloudAccount.inviteLeftOut' : 'cloudAccount.inviteDone', { count }))
    clear()
  }
  async function remove() {
    const question = a('cloudAccount.removeQuestion', { names: called(users) })
    if (!(await confirm({ title: a('cloudAccount.remove'), question, danger: true }))) return
    if (!(await removal.run(input(users)))) return
    notify.success(a('cloudAccount.removeDone', { names: called(users) }))
    clear()
  }
  return (
    <>
      {off.length > 0 && (
        <BulkButton
          main
          text={a('cloudAccount.on')}
          letter="a"
          loading={access.pending}
          reason={expired || (off.length > free && why('reason.cloudFewPlaces', { free, wanted: off.length }))}
          onClick={() => void switchTo(off, true)}
        />
      )}
      <BulkButton
        text={a('cloudAccount.invite')}
        letter="i"
        loading={invitation.pending}
        reason={expired}
        onClick={() => void invite()}
      />
      {on.length > 0 && (
        <BulkButton
          text={a('cloudAccount.off')}
          letter="l"
          loading={access.pending}
          onClick={() => void switchTo(on, false)}
        />
      )}
      <BulkButton
        text={a('cloudAccount.remove')}
        letter="d"
        loading={removal.pending}
        reason={on.length > 0 && why('reason.cloudHasAccess', { names: called(on) })}
        onClick={() => void remove()}
      />
    </>
  )
}
