import { Alert, Button } from '@mantine/core'
import { type Contact, contactAccount, readContactAccount, setContactRole } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { roleName } from '#texts/role-names.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ContactSignIn } from './contact-sign-in.tsx'
import classes from '../contacts.module.css'

/** The role of the account with the contact's address, for those who give roles. */
export function ContactRole({ contact: { id } }: { contact: Pick<Contact, 'id'> }) {
  const t = useTexts(contactsTexts)
  const { data, error, refetch } = useRead(readContactAccount, { params: { id } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  if (!data) return null
  if (!data.account) return <p>{t('contacts.noAccount')}</p>
  return (
    <>
      <RoleForm
        key={id}
        id={id}
        roleId={data.account.roleId}
        disabled={data.account.disabled}
        roles={data.roles}
        fitting={data.fitting}
      />
      <ContactSignIn id={id} account={data.account} />
    </>
  )
}

interface RoleProps {
  id: string
  roleId: string
  disabled: boolean
  roles: readonly { id: string; name: string }[]
  /** The role of a company's people, for whom the account has one of people without a company. */
  fitting: { id: string; name: string } | null
}

function RoleForm({ id, roleId, disabled, roles, fitting }: RoleProps) {
  const t = useTexts(contactsTexts)
  const { language } = useLanguage()
  const entry = useEntry(setContactRole, {
    initial: { roleId },
    schema: contactAccount.pick({ roleId: true }),
    input: (body) => ({ params: { id }, body }),
    done: (account) => notify.success(t(account.disabled ? 'contacts.accountBlocked' : 'contacts.roleSaved')),
    failed: (error) => {
      const reason = error.text(language)
      notify.error(error.code === 'contacts.errorSaveRole' ? reason : t('contacts.roleFailed', { reason }))
      return true
    },
  })
  const now = roleName(roles.find((one) => one.id === roleId)?.name ?? '', language)
  const fits = fitting && roleName(fitting.name, language)
  return (
    <section className={classes.section} aria-label={t('contacts.account')}>
      {fitting && fits !== null && (
        <Alert role="note" title={t('contacts.roleUnfit', { now, fits })} mb="sm">
          {entry.values.roleId !== fitting.id && (
            <Button variant="default" onClick={() => entry.set({ roleId: fitting.id })}>
              {t('contacts.roleFitting', { fits })}
            </Button>
          )}
        </Alert>
      )}
      <EntryForm entry={entry} saveLabel={t('contacts.saveRole')}>
        <FieldSection title={t('contacts.account')} hint={t(disabled ? 'contacts.isBlocked' : 'contacts.roleHint')}>
          <SelectField
            {...entry.field('roleId', t('contacts.userRole'))}
            choices={roles.map(({ id: value, name }) => ({ value, label: roleName(name, language) }))}
          />
        </FieldSection>
      </EntryForm>
    </section>
  )
}
