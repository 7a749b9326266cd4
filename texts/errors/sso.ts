import type { ErrorTexts } from './shape.ts'

export const ssoErrors = {
  'sso.addressInvalid': {
    status: 400,
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
    en: 'Please enter an address starting with https://.',
  },
  'sso.addressPrivate': {
    status: 422,
    de: 'Diese Adresse liegt in einem privaten Netz; das Portal fragt dort nur an, wenn der Betreiber es erlaubt (SSO_HOSTS).',
    en: 'This address is in a private network; the portal only connects to it if the operator allows it (SSO_HOSTS).',
  },
  'sso.cancelled': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma hat die Anmeldung abgelehnt. Bitte beginnen Sie neu oder wenden Sie sich an Ihre IT.',
    en: 'Your company’s sign-in service rejected the sign-in. Please start again or contact your IT department.',
  },
  'sso.certificateInvalid': {
    status: 400,
    de: 'Darin steht kein lesbares Zertifikat, oder mehr als zwanzig. Möglich sind PEM, Base64 oder die ganzen Metadaten des Anbieters.',
    en: 'It contains no readable certificate, or more than twenty. Use PEM, Base64 or the provider’s complete metadata.',
  },
  'sso.certificateKind': {
    status: 400,
    de: 'Das Zertifikat „{subject}“ hat keinen RSA-Schlüssel und keinen auf den Kurven P-256, P-384 oder P-521. Andere Signaturen prüft das Portal nicht.',
    en: 'The certificate “{subject}” has neither an RSA key nor one on the curves P-256, P-384 or P-521. The portal does not verify other signatures.',
  },
  'sso.certificatePrivate': {
    status: 400,
    de: 'Das ist der private Schlüssel des Anbieters, den niemand weitergeben darf. Fügen Sie nur das Zertifikat ein.',
    en: 'This is the provider’s private key, which must never be shared. Paste the certificate only.',
  },
  'sso.clock': {
    status: 403,
    de: 'Die Antwort des Anmeldedienstes ist zu alt oder gilt noch nicht: Seine Uhr geht vermutlich falsch. Bitte beginnen Sie neu oder wenden Sie sich an Ihre IT.',
    en: 'The response from the sign-in service is too old or not valid yet: its clock is probably wrong. Please start again or contact your IT department.',
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
    en: 'The sign-in service does not confirm an email address for this account. Please contact your IT department.',
  },
  'sso.encrypted': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma verschlüsselt seine Antwort; das nimmt das Portal nicht an. Ihre IT kann die Verschlüsselung für dieses Portal ausschalten.',
    en: 'Your company’s sign-in service encrypts its response, which the portal does not accept. Your IT department can turn off encryption for this portal.',
  },
  'sso.entryPointIsMetadata': {
    status: 422,
    de: 'Unter dieser Adresse stehen die Metadaten des Anbieters. Rufen Sie sie oben bei „Metadaten“ ab; hierher gehört die Anmeldeadresse.',
    en: 'The provider’s metadata is at this address. Fetch it under “Metadata” above; enter the sign-in address here.',
  },
  'sso.expired': {
    status: 410,
    de: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie neu.',
    en: 'This sign-in has expired or has already been used. Please start again.',
  },
  'sso.foreignDomain': {
    status: 403,
    de: 'Die Adresse dieses Firmenkontos gehört nicht zu Ihrer Firma.',
    en: 'The address of this company account does not belong to your company.',
  },
  'sso.identifierInvalid': {
    status: 400,
    de: 'Die Kennung besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.',
    en: 'The identifier consists of lowercase letters, digits and single hyphens.',
  },
  'sso.identifierTaken': {
    status: 409,
    de: 'Die Kennung „{identifier}“ ist schon vergeben.',
    en: 'The identifier “{identifier}” is already taken.',
  },
  'sso.idsForbidden': {
    status: 403,
    de: 'Mandant, Client, Domains und Freigabe darf Ihre Rolle nicht ändern.',
    en: 'Your role may not change tenant, client, domains or activation.',
  },
  'sso.incomplete': {
    status: 400,
    de: 'Ohne diese Angabe kann sich niemand anmelden.',
    en: 'Without this, no one can sign in.',
  },
  'sso.issuerLacking': {
    status: 422,
    de: 'Der Anbieter antwortet, aber in seiner Beschreibung fehlt „{detail}“.',
    en: 'The provider responds, but “{detail}” is missing from its description.',
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
    en: 'The provider identifies itself differently: {detail}',
  },
  'sso.metadataAway': {
    status: 502,
    de: 'Die Metadaten lassen sich dort nicht abrufen ({detail}).',
    en: 'The metadata cannot be fetched from there ({detail}).',
  },
  'sso.metadataExpired': {
    status: 422,
    de: 'Diese Metadaten sind abgelaufen (gültig bis {until}). Holen Sie bitte neue beim Anbieter.',
    en: 'This metadata has expired (valid until {until}). Please get new metadata from the provider.',
  },
  'sso.metadataInvalid': {
    status: 422,
    de: 'Das sind keine SAML-Metadaten genau eines Anmeldedienstes (EntityDescriptor mit IDPSSODescriptor).',
    en: 'This is not the SAML metadata of exactly one sign-in service (EntityDescriptor with IDPSSODescriptor).',
  },
  'sso.nameTransient': {
    status: 403,
    de: 'Der Anmeldedienst Ihrer Firma nennt Sie bei jeder Anmeldung anders (NameID „transient“). Ihre IT muss einen bleibenden Namen freigeben, etwa „persistent“ oder pairwise-id.',
    en: 'Your company’s sign-in service identifies you differently at each sign-in (NameID “transient”). Your IT department has to allow a persistent name, such as “persistent” or pairwise-id.',
  },
  'sso.noContact': {
    status: 403,
    de: 'Zu diesem Firmenkonto gibt es hier keinen Ansprechpartner Ihrer Firma. Bitten Sie den Administrator Ihrer Firma, Sie anzulegen.',
    en: 'Your company has no contact for this company account here. Please ask your company’s administrator to add you.',
  },
  'sso.noProvider': {
    status: 404,
    de: 'Für diese Adresse ist keine Anmeldung mit einem Firmenkonto eingerichtet. Melden Sie sich bitte mit Ihrem Passwort an.',
    en: 'Sign-in with a company account is not set up for this address. Please sign in with your password.',
  },
  'sso.notConfigured': {
    status: 404,
    de: 'Diese Firma hat kein Single Sign-on.',
    en: 'This company has no single sign-on.',
  },
  'sso.otherCompany': {
    status: 403,
    de: 'Dieses Konto gehört inzwischen zu einer anderen Firma.',
    en: 'This account now belongs to another company.',
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
    en: 'Companies sign in with this provider. Until they stop, it cannot be deleted and its protocol cannot be changed.',
  },
  'sso.providerNotFound': {
    status: 404,
    de: 'Diesen SSO-Anbieter gibt es nicht.',
    en: 'This SSO provider does not exist.',
  },
  'sso.refused': {
    status: 403,
    de: 'Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie neu.',
    en: 'Sign-in with the company account failed. Please start again.',
  },
  'sso.setUpWrongly': {
    status: 409,
    de: 'Die Anmeldung mit dem Firmenkonto ist falsch eingerichtet; es liegt nicht an Ihnen. Die Betreuer Ihrer Firma sehen im Portal, woran es liegt.',
    en: 'Sign-in with the company account is not set up correctly; it is not your fault. The people who look after your company can see the cause in the portal.',
  },
  'sso.tenantInvalid': {
    status: 400,
    de: 'Die Mandanten-ID besteht aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
    en: 'The tenant ID consists of letters, digits, dots and hyphens.',
  },
  'sso.unreachable': {
    status: 502,
    de: 'Der Anmeldedienst Ihrer Firma antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'Your company’s sign-in service is not responding. Please try again later.',
  },
  'sso.wrongTenant': {
    status: 403,
    de: 'Dieses Firmenkonto gehört nicht zu dem Mandanten, der für Ihre Firma eingerichtet ist.',
    en: 'This company account does not belong to the tenant configured for your company.',
  },
} as const satisfies ErrorTexts
