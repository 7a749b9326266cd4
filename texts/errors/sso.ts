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
  'sso.cancelled': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma hat die Anmeldung abgelehnt. Bitte beginnen Sie neu oder wenden Sie sich an Ihre IT.',
    en: 'Your company’s sign-in service denied the sign-in. Please start again or contact your IT department.',
  },
  'sso.certificateInvalid': {
    status: 400,
    de: 'Darin steht kein lesbares Zertifikat, oder mehr als zwanzig. Möglich sind PEM, Base64 oder die ganzen Metadaten des Anbieters.',
    en: 'There is no readable certificate in it, or more than twenty. PEM, Base64 or the provider’s whole metadata will do.',
  },
  'sso.certificateKind': {
    status: 400,
    de: 'Das Zertifikat „{subject}“ hat keinen RSA-Schlüssel und keinen auf den Kurven P-256, P-384 oder P-521. Andere Signaturen prüft das Portal nicht.',
    en: 'The certificate “{subject}” has neither an RSA key nor one on the curves P-256, P-384 or P-521. The portal verifies no other signatures.',
  },
  'sso.certificatePrivate': {
    status: 400,
    de: 'Das ist der private Schlüssel des Anbieters, den niemand weitergeben darf. Fügen Sie nur das Zertifikat ein.',
    en: 'This is the provider’s private key. It must never be passed on; paste the certificate alone.',
  },
  'sso.clock': {
    status: 403,
    de: 'Die Antwort des Anmeldedienstes ist zu alt oder gilt noch nicht: Seine Uhr geht vermutlich falsch. Bitte beginnen Sie neu oder wenden Sie sich an Ihre IT.',
    en: 'The sign-in service’s answer is too old or not valid yet: its clock is probably wrong. Please start again or contact your IT department.',
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
  'sso.encrypted': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma verschlüsselt seine Antwort; das nimmt das Portal nicht an. Ihre IT kann die Verschlüsselung für dieses Portal ausschalten.',
    en: 'Your company’s sign-in service encrypts its answer, which the portal does not accept. Your IT department can switch encryption off for this portal.',
  },
  'sso.entryPointIsMetadata': {
    status: 422,
    de: 'Unter dieser Adresse stehen die Metadaten des Anbieters. Rufen Sie sie oben bei „Metadaten“ ab; hierher gehört die Anmeldeadresse.',
    en: 'This address holds the provider’s metadata. Fetch them above under “Metadata”; the sign-in address belongs here.',
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
  'sso.issuerLacking': {
    status: 422,
    de: 'Der Anbieter antwortet, aber in seiner Beschreibung fehlt „{detail}“.',
    en: 'The provider answers, but its description lacks “{detail}”.',
  },
  'sso.issuerMissing': {
    status: 400,
    de: 'OpenID Connect braucht die Adresse des Ausstellers.',
    en: 'OpenID Connect needs the issuer’s address.',
  },
  'sso.issuerNotFound': {
    status: 422,
    de: 'Unter dieser Adresse gibt sich kein OpenID-Connect-Anbieter zu erkennen ({detail}).',
    en: 'There is no OpenID Connect provider at this address ({detail}).',
  },
  'sso.issuerOther': {
    status: 422,
    de: 'Der Anbieter nennt sich selbst anders: {detail}',
    en: 'The provider calls itself something else: {detail}',
  },
  'sso.metadataAway': {
    status: 502,
    de: 'Die Metadaten lassen sich dort nicht abrufen ({detail}).',
    en: 'The metadata cannot be fetched from there ({detail}).',
  },
  'sso.metadataExpired': {
    status: 422,
    de: 'Diese Metadaten sind abgelaufen (gültig bis {until}). Holen Sie bitte neue beim Anbieter.',
    en: 'These metadata have expired (valid until {until}). Please get new ones from the provider.',
  },
  'sso.metadataInvalid': {
    status: 422,
    de: 'Das sind keine SAML-Metadaten genau eines Anmeldedienstes (EntityDescriptor mit IDPSSODescriptor).',
    en: 'These are not the SAML metadata of exactly one sign-in service (EntityDescriptor with IDPSSODescriptor).',
  },
  'sso.nameTransient': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma nennt Sie bei jeder Anmeldung anders (NameID „transient“). Ihre IT muss einen bleibenden Namen freigeben, etwa „persistent“ oder pairwise-id.',
    en: 'Your company’s sign-in service calls you something else at each sign-in (NameID “transient”). Your IT department has to release a lasting name, such as “persistent” or pairwise-id.',
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
  'sso.setUpWrongly': {
    status: 409,
    de: 'Die Anmeldung mit dem Firmenkonto ist falsch eingerichtet; es liegt nicht an Ihnen. Die Betreuer Ihrer Firma sehen im Portal, woran es liegt.',
    en: 'The company account sign-in is set up wrongly; it is not your fault. Those who look after your company see the cause in the portal.',
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
