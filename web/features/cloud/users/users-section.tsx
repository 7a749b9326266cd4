import { Badge, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { CloudConfiguration } from '#contract/cloud.ts'
import {
  addCloudUsers,
  type CloudUser,
  inviteCloudUser,
  listCloudUsers,
  setCloudAccess,
} from '#contract/cloud-users.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconMail, IconPlus } from '#web/ui/layout/icons.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ReasonSwitch } from '#web/ui/feedback/reason-switch.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { UsersBulk } from './users-bulk.tsx'
import { nameOf, useSwitchOnQuestion } from '../words.ts'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const CandidatesDialog = lazy(async () => ({
  default: (await import('./candidates-dialog.tsx')).CandidatesDialog,
}))

interface Props {
  configuration: CloudConfiguration
  tools: ReactNode
}

/** The people of an account: access, invitations, and the choice of more. */
export function UsersSection({ configuration, tools }: Props) {
  const { id, seats, state, company } = configuration
  const t = useTexts(cloudUserTexts)
  const ui = useTexts(uiTexts)
  const why = useTexts(reasonsTexts)
  const { can } = useSession()
  const { companyId } = useMe()
  const navigate = useNavigate()
  const switchOnQuestion = useSwitchOnQuestion()
  const [choosing, setChoosing] = useState(false)
  const list = useListState(listCloudUsers, { name: 'users' })
  const full = () =>
    confirm({
      title: t('cloud.maxAwsAccessTitle'),
      question: t('cloud.maxAwsAccessText', { seats }),
      confirmLabel: ui('ui.close'),
      alone: true,
    })
  const set = useWrite(setCloudAccess, {
    failed: ({ code }) => {
      if (code === 'cloud.maxAccess') void full()
      return code === 'cloud.maxAccess'
    },
  })
  async function toggle(user: CloudUser) {
    const name = nameOf(user)
    const sure = await confirm({
      title: t(user.active ? 'cloud.switchOff' : 'cloud.switchOn'),
      question: user.active
        ? [t('cloud.switchOffQuestion', { name }), user.streaming && t('cloud.switchOffStreaming', { name })]
            .filter(Boolean)
            .join(' ')
        : switchOnQuestion({ name, hasAccount: user.hasAccount }, configuration),
      danger: user.active,
    })
    const answer =
      sure && (await set.run({ params: { id, contact: user.id }, body: { active: !user.active, undoable: true } }))
    if (!answer) return
    if (answer.pendingUntil) notify.note(t('cloud.willEnd'))
    else if (answer.active) notify.success(t('cloud.switchedOn', { name }))
    else if (answer.result === 'network_user_ok') notify.success(t('cloud.result.network_user_ok', { name }))
    else notify.note(t(`cloud.result.${answer.result}`, { name }))
  }
  const inviteLabel = (user: CloudUser) =>
    t(user.invitation === 'none' ? 'cloud.inviteNamed' : 'cloud.inviteAgainNamed', { name: nameOf(user) })
  const invitation = useConfirmed(inviteCloudUser, (user: CloudUser) => {
    const facts = { name: nameOf(user), email: user.email }
    return {
      input: { params: { id, contact: user.id } },
      title: inviteLabel(user),
      question: t(user.active ? 'cloud.inviteOnQuestion' : 'cloud.inviteQuestion', facts),
      confirmLabel: t(user.invitation === 'none' ? 'cloud.invite' : 'cloud.inviteAgain'),
      done: () => notify.success(t('cloud.invited', facts)),
    }
  })
  const choose = can(addCloudUsers.access) && state !== 'expired' && (
    <Button variant="default" leftSection={<IconPlus />} onClick={() => setChoosing(true)}>
      {t('cloud.candidates')}
    </Button>
  )
  return (
    <Section title={t('cloud.users')} action={choose}>
      <ListTable
        params={{ id }}
        list={list}
        texts={cloudUserTexts}
        cells={{
          modified: ({ modifiedAt, modifiedBy }) => (
            <>
              {formats.instant(modifiedAt)}
              {modifiedBy && <SecondText>{modifiedBy}</SecondText>}
            </>
          ),
          invitation: ({ invitation }) =>
            invitation === 'failed' ? (
              <Badge variant="light" color="red" title={t('cloud.invitationFailedHint')}>
                {t('cloud.invitation.failed')}
              </Badge>
            ) : (
              t(`cloud.invitation.${invitation}`)
            ),
          active: (user) => (
            <ReasonSwitch
              label={t('cloud.accessNamed', { name: nameOf(user) })}
              checked={user.active}
              pending={set.pending}
              reason={state === 'expired' && !user.active ? why('reason.cloudExpired') : ''}
              onSwitch={() => void toggle(user)}
            />
          ),
        }}
        bulk={{
          name: nameOf,
          actions: (users, clear) => <UsersBulk configuration={configuration} users={users} clear={clear} />,
        }}
        underWay={({ invitation }) => invitation === 'due'}
        {...(companyId !== null && { leave: () => void navigate({ to: '/products/companyproducts' }) })}
        empty={{ text: t('cloud.usersEmpty'), action: choose }}
        actions={(user) =>
          state !== 'expired' && (
            <RowButton letter="i" text={inviteLabel(user)} icon={<IconMail />} onClick={() => invitation.ask(user)} />
          )
        }
      />
      <LazyBoundary>
        {choosing && <CandidatesDialog id={id} company={company} tools={tools} onClose={() => setChoosing(false)} />}
      </LazyBoundary>
    </Section>
  )
}
