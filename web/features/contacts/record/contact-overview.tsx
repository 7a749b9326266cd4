import { Alert, Badge } from '@mantine/core'
import { listCompanies } from '#contract/companies.ts'
import { changeContact, type Contact, readContactAccount } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { roleName } from '#texts/role-names.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { MailLink } from '../person.tsx'
import { ContactAccess } from './contact-access.tsx'
import { searchOf } from './tabs.ts'

interface Props {
  contact: Contact
  at: '/editcontact/$id' | '/editcompanycontact/$id'
}

/** Who a contact is and how the account stands, to read. */
export function ContactOverview({ contact, at }: Props) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { language } = useLanguage()
  const { id, companyId, companyName, department, position, mainContact, phone, country } = contact
  const company =
    companyId && can(listCompanies.access) ? (
      <TextLink to="/company/$id" params={{ id: companyId }}>
        {companyName}
      </TextLink>
    ) : (
      companyName
    )
  const edit = can(changeContact.access) && (
    <LinkButton variant="default" to={at} params={{ id }} search={searchOf('details')} leftSection={<IconEdit />}>
      {t('contacts.editDetails')}
    </LinkButton>
  )
  return (
    <>
      <ContactAccess contact={contact} />
      <Section title={t('contacts.details')} action={edit}>
        <Facts
          layout="columns"
          label={t('contacts.details')}
          facts={[
            [t('contacts.company'), company],
            [t('contacts.department'), department],
            [t('contacts.position'), position],
            [t('contacts.main'), mainContact ? t('contacts.yes') : ''],
            [t('contacts.email'), <MailLink key="email" email={contact.email} />],
            [t('contacts.phone'), phone],
            [t('contacts.country'), countryNames(language)(country)],
            [t('contacts.language'), t(contact.language === 'de' ? 'contacts.german' : 'contacts.english')],
            [t('contacts.created'), formats.date(contact.createdAt)],
          ]}
        />
      </Section>
      <Account contact={contact} at={at} />
    </>
  )
}

/** How the account of a contact stands, for those who give roles. */
function Account({ contact: { id }, at }: Props) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const { language } = useLanguage()
  const may = can(readContactAccount.access)
  const { data } = useRead(readContactAccount, { params: { id } }, { enabled: may })
  if (!may) return null
  const account = data?.account
  const role = data?.roles.find((one) => one.id === account?.roleId)?.name
  const state = !account?.disabled && (account?.confirmed ? 'active' : 'unconfirmed')
  return (
    <Section title={t('contacts.account')} busy={!data}>
      {data && !account && <p>{t('contacts.noAccount')}</p>}
      {account && data.fitting && (
        <Alert mb="sm">
          {t('contacts.roleUnfit', {
            now: roleName(role ?? '', language),
            fits: roleName(data.fitting.name, language),
          })}{' '}
          <TextLink to={at} params={{ id }} search={searchOf('account')}>
            {t('contacts.changeRole')}
          </TextLink>
        </Alert>
      )}
      {account && (
        <Facts
          layout="columns"
          label={t('contacts.account')}
          facts={[
            [
              t('contacts.accountState'),
              <Badge key="state" variant="light" color={state === 'active' ? 'green' : state ? 'orange' : 'red'}>
                {t(`contacts.accountState.${state || 'blocked'}`)}
              </Badge>,
            ],
            [t('contacts.userRole'), roleName(role ?? '', language)],
            [
              t('contacts.lastSignIn'),
              account.lastSignInAt ? formats.instant(account.lastSignInAt) : t('contacts.never'),
            ],
            [
              t('contacts.secondFactor'),
              t(account.secondFactor ? 'contacts.secondFactorOn' : 'contacts.secondFactorOff'),
            ],
          ]}
        />
      )}
    </Section>
  )
}
