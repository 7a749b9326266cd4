import type { ErrorTexts } from './shape.ts'

export const ssoErrors = {
  'sso.addressInvalid': {
    status: 400,
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
    en: 'Please enter an address that starts with https://.',
  },
  'sso.addressPrivate': {
    status: 422,
    de: 'Diese Adresse liegt in einem privaten Netz; das Portal fragt dort nur an, wenn der Betreiber es erlaubt (SSO_HOSTS).',
    en: 'This address is in a private network; the portal only asks there if the operator allows it (SSO_HOSTS).',
  },
  'sso.certificateInvalid': {
    status: 400,
    de: 'Das ist kein RSA-Zertifikat im PEM-Format.',
    en: 'This is not an RSA certificate in PEM format.',
  },
  'sso.domainInvalid': {
    status: 400,
    de: 'Bitte geben Sie eine Domain wie firma.de ein.',
    en: 'Please enter a domain such as company.com.',
  },
  'sso.domainTaken': {
    status: 409,
    de: 'Die Domain {domain} gehört schon zu einer anderen Firma.',
    en: 'The domain {domain} already belongs to another company.',
  },
  'sso.emailUnverified': {
    status: 403,
    de: 'Der Anmeldedienst bestätigt keine E-Mail-Adresse für dieses Konto. Wenden Sie sich bitte an Ihre IT.',
    en: 'The sign-in service vouches for no e-mail address of this account. Please contact your IT department.',
  },
  'sso.expired': {
    status: 410,
    de: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie neu.',
    en: 'This sign-in has expired or was already used. Please start again.',
  },
  'sso.foreignDomain': {
    status: 403,
    de: 'Die Adresse dieses Firmenkontos gehört nicht zu Ihrer Firma.',
    en: 'The address of this company account does not belong to your company.',
  },
  'sso.identifierInvalid': {
    status: 400,
    de: 'Die Kennung besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.',
    en: 'The identifier consists of lower-case letters, digits and single hyphens.',
  },
  'sso.identifierTaken': {
    status: 409,
    de: 'Die Kennung „{identifier}“ ist schon vergeben.',
    en: 'The identifier “{identifier}” is already taken.',
  },
  'sso.idsForbidden': {
    status: 403,
    de: 'Mandant, Client, Domains und Freigabe darf Ihre Rolle nicht ändern.',
    en: 'Your role may not change tenant, client, domains and activation.',
  },
  'sso.incomplete': {
    status: 400,
    de: 'Ohne diese Angabe kann sich niemand anmelden.',
    en: 'Without this nobody can sign in.',
  },
  'sso.issuerMissing': {
    status: 400,
    de: 'OpenID Connect braucht die Adresse des Ausstellers.',
    en: 'OpenID Connect needs the issuer’s address.',
  },
  'sso.noContact': {
    status: 403,
    de: 'Zu diesem Firmenkonto gibt es hier keinen Ansprechpartner Ihrer Firma. Bitten Sie den Administrator Ihrer Firma, Sie anzulegen.',
    en: 'There is no contact of your company for this account here. Please ask your company’s administrator to add you.',
  },
  'sso.noProvider': {
    status: 404,
    de: 'Für diese Adresse ist keine Anmeldung mit einem Firmenkonto eingerichtet. Melden Sie sich bitte mit Ihrem Passwort an.',
    en: 'No sign-in with a company account is set up for this address. Please sign in with your password.',
  },
  'sso.notConfigured': {
    status: 404,
    de: 'Diese Firma hat kein Single Sign-on.',
    en: 'This company has no single sign-on.',
  },
  'sso.otherCompany': {
    status: 403,
    de: 'Dieses Konto gehört inzwischen zu einer anderen Firma.',
    en: 'This account belongs to another company by now.',
  },
  'sso.notLinked': {
    status: 404,
    de: 'Dieses Konto ist mit keinem Firmenkonto verbunden.',
    en: 'This account is not linked to a company account.',
  },
  'sso.otherIdentity': {
    status: 409,
    de: 'Ihr Konto ist schon mit einem anderen Firmenkonto verbunden. Ihre IT kann die Verbindung lösen lassen; danach melden Sie sich einfach neu an.',
    en: 'Your account is already linked to another company account. Your IT department can have the link removed; then simply sign in again.',
  },
  'sso.providerInUse': {
    status: 409,
    de: 'Firmen melden sich mit diesem Anbieter an. Solange bleibt er, und mit ihm sein Protokoll.',
    en: 'Companies sign in with this provider. As long as they do, it stays, and so does its protocol.',
  },
  'sso.providerNotFound': {
    status: 404,
    de: 'Diesen SSO-Anbieter gibt es nicht.',
    en: 'This SSO provider does not exist.',
  },
  'sso.refused': {
    status: 403,
    de: 'Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie neu.',
    en: 'Signing in with the company account did not succeed. Please start again.',
  },
  'sso.tenantInvalid': {
    status: 400,
    de: 'Die Mandanten-ID besteht aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
    en: 'The tenant ID consists of letters, digits, dots and hyphens.',
  },
  'sso.unreachable': {
    status: 502,
    de: 'Der Anmeldedienst Ihrer Firma antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'Your company’s sign-in service does not answer. Please try again later.',
  },
  'sso.wrongTenant': {
    status: 403,
    de: 'Dieses Firmenkonto gehört nicht zu dem Mandanten, der für Ihre Firma eingerichtet ist.',
    en: 'This company account does not belong to the tenant set up for your company.',
  },
} as const satisfies ErrorTexts
