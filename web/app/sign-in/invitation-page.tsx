import { Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { newPasswordField } from '#contract/password.ts'
import { acceptInvitation, readInvitation } from '#contract/registration.ts'
import { errors } from '#texts/errors.ts'
import { registrationTexts } from '#texts/registration.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { type ApiError } from '../../api/api-error.ts'
import { serverNow } from '../../api/server-clock.ts'
import { openSession, session } from '../../api/session.ts'
import { tellTabs } from '../../api/tabs.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { EntryForm } from '../../ui/form/entry/entry-form.tsx'
import { NewPasswordField } from '../../ui/form/fields/new-password-field.tsx'
import { useEntry } from '../../ui/form/entry/use-entry.ts'
import { LinkButton } from '../../ui/layout/link.tsx'
import { isWholeToken } from '../../ui/feedback/link-token.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { Page } from '../../ui/layout/page/page.tsx'
import { useWrite } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { landingOf } from './landing.ts'
import { loadFromAccount } from '../preferences/preferences.ts'

interface Invitation {
  id: string
  token: string
}
interface Contact {
  firstName: string
  lastName: string
  email: string
  hasAccount: boolean
}

const passwordForm = z.strictObject({ id: z.string(), token: z.string(), password: newPasswordField })

/** Where the link of an invitation leads: the contact sets a password and is signed in. */
export function InvitationPage() {
  const t = useTexts(registrationTexts)
  const say = useTexts(errors)
  const { language } = useLanguage()
  const search = useSearch({ from: '/confirmcompanycontact' })
  const invitation = { id: idIn(search.id), token: search.token }
  const whole = invitation.id !== '' && isWholeToken(invitation.token)
  const { data, error } = useQuery<Contact, ApiError>({
    queryKey: ['readInvitation', invitation],
    queryFn: () => call(readInvitation, { body: invitation }),
    enabled: whole,
    retry: false,
    staleTime: Infinity,
  })
  const problem = whole ? error?.text(language) : say('registration.invitationInvalid')
  const name = data && [data.firstName, data.lastName].join(' ')
  return (
    <Page slim title={t('registration.inviteTitle')} context={name && t('registration.inviteContext', { name })}>
      {problem && (
        <Stack gap="sm">
          <Notice>{problem}</Notice>
          <LinkButton to="/login">{t('registration.toLogin')}</LinkButton>
        </Stack>
      )}
      {data && !problem && (
        <Paper withBorder p="md">
          <Stack gap="sm">
            <TextInput label={t('registration.email')} value={data.email} readOnly />
            {data.hasAccount ? <LinkOnly invitation={invitation} /> : <SetPassword invitation={invitation} />}
          </Stack>
        </Paper>
      )}
    </Page>
  )
}

function SetPassword({ invitation }: { invitation: Invitation }) {
  const t = useTexts(registrationTexts)
  const router = useRouter()
  const entry = useEntry(acceptInvitation, {
    initial: { password: '' },
    input: ({ password }) => ({ body: { ...invitation, password } }),
    schema: passwordForm,
    done: async ({ accessToken, toCloud }) => {
      notify.success(t('registration.inviteDone'))
      // With a second factor there is no token yet: the sign-in asks for it.
      if (!accessToken || !(await openSession(accessToken, serverNow())))
        return router.navigate({ to: toCloud ? '/awslogin' : '/login' })
      loadFromAccount()
      tellTabs('in')
      return router.navigate({ href: toCloud ? '/awslogin' : landingOf(session.get()!) })
    },
  })
  return (
    <EntryForm mayLeave entry={entry} saveLabel={t('registration.inviteSubmit')}>
      <NewPasswordField {...entry.field('password', t('registration.password'))} />
    </EntryForm>
  )
}

function LinkOnly({ invitation }: { invitation: Invitation }) {
  const t = useTexts(registrationTexts)
  const navigate = useNavigate()
  const { run, pending } = useWrite(acceptInvitation, {
    done: ({ toCloud }) => {
      notify.success(t('registration.inviteLinked'))
      return navigate({ to: toCloud ? '/awslogin' : '/login' })
    },
  })
  return (
    <>
      <Text>{t('registration.inviteHasAccount')}</Text>
      <Button loading={pending} onClick={() => void run({ body: { ...invitation, password: '' } })}>
        {t('registration.inviteLink')}
      </Button>
    </>
  )
}

/** The contact's id stands in the address as base64. */
function idIn(encoded: string): string {
  try {
    const id = atob(encoded)
    return /^[0-9a-f-]{36}$/.test(id) ? id : ''
  } catch {
    return ''
  }
}
