/** Why a sign-in with a company account is refused, and what asking a provider found out: for those who set it up. */
export const ssoReasonTexts = {
  'sso.reason.cancelled': {
    de: 'Beim Anbieter abgebrochen oder abgelehnt. Dort ist die Person vielleicht der Anwendung nicht zugewiesen.',
    en: 'Cancelled or denied at the provider. The person may not be assigned to the application there.',
  },
  'sso.reason.status': {
    de: 'Der Anbieter meldet einen Fehler.',
    en: 'The provider reports an error.',
  },
  'sso.reason.nameFormat': {
    de: 'Der Anbieter kann keine bleibende NameID ausstellen (InvalidNameIDPolicy). Geben Sie dort „persistent“ frei oder wählen Sie hier „Der Anbieter entscheidet“.',
    en: 'The provider cannot issue a persistent NameID (InvalidNameIDPolicy). Allow “persistent” there, or choose “The provider decides” here.',
  },
  'sso.reason.consent': {
    de: 'Beim Anbieter fehlt eine Zustimmung, meist die des Administrators.',
    en: 'Consent is missing at the provider, usually the administrator’s.',
  },
  'sso.reason.away': {
    de: 'Der Anbieter war nicht zu erreichen.',
    en: 'The provider could not be reached.',
  },
  'sso.reason.discovery': {
    de: 'Unter der Adresse des Ausstellers antwortet etwas anderes als dieser Anbieter.',
    en: 'Something other than this provider answers at the issuer’s address.',
  },
  'sso.reason.client': {
    de: 'Der Anbieter nimmt Client-ID oder Client-Geheimnis nicht an. Geheimnisse laufen ab: Legen Sie dort ein neues an und tragen Sie es hier ein.',
    en: 'The provider rejects the client ID or client secret. Secrets expire: create a new one there and enter it here.',
  },
  'sso.reason.code': {
    de: 'Der Anbieter nimmt den Anmeldecode nicht an: schon benutzt, abgelaufen, oder die Weiterleitungsadresse ist dort anders eingetragen.',
    en: 'The provider rejects the sign-in code: it has been used or has expired, or a different redirect address is registered there.',
  },
  'sso.reason.token': {
    de: 'Das Token des Anbieters hält der Prüfung nicht stand.',
    en: 'The provider’s token failed verification.',
  },
  'sso.reason.unreadable': {
    de: 'Die Antwort war nicht zu lesen.',
    en: 'The response could not be read.',
  },
  'sso.reason.tooLarge': {
    de: 'Die Antwort ist zu groß. Begrenzen Sie beim Anbieter, was er sendet; Gruppen braucht das Portal nicht.',
    en: 'The response is too large. Limit what the provider sends; the portal does not need groups.',
  },
  'sso.reason.otherRequest': {
    de: 'Die Antwort gehört zu einer anderen Anmeldung.',
    en: 'The response belongs to a different sign-in.',
  },
  'sso.reason.encrypted': {
    de: 'Die Antwort ist verschlüsselt. Schalten Sie die Verschlüsselung für dieses Portal beim Anbieter aus; die Übertragung ist durch HTTPS geschützt.',
    en: 'The response is encrypted. Turn off encryption for this portal at the provider; the transfer is protected by HTTPS.',
  },
  'sso.reason.unsigned': {
    de: 'Weder Antwort noch Assertion ist signiert.',
    en: 'Neither the response nor the assertion is signed.',
  },
  'sso.reason.weakSignature': {
    de: 'Mit SHA-1 oder MD5 signiert. Stellen Sie den Anbieter auf SHA-256 um.',
    en: 'Signed with SHA-1 or MD5. Switch the provider to SHA-256.',
  },
  'sso.reason.signature': {
    de: 'Kein hinterlegtes Zertifikat passt zur Signatur. Vielleicht hat der Anbieter es gewechselt: Holen Sie seine Metadaten neu. Fingerabdruck des Zertifikats, mit dem er signiert haben will:',
    en: 'No stored certificate matches the signature. The provider may have changed it: fetch its metadata again. Fingerprint of the certificate it claims to have signed with:',
  },
  'sso.reason.issuer': {
    de: 'Ein anderer Anbieter hat geantwortet als der eingetragene. Er nennt sich:',
    en: 'A different provider responded from the one configured. It identifies itself as:',
  },
  'sso.reason.audience': {
    de: 'Die Antwort ist für eine andere Anwendung. Tragen Sie beim Anbieter die Entitäts-ID des Portals ein; dort steht:',
    en: 'The response is for a different application. Enter the portal’s entity ID at the provider; the entry there is:',
  },
  'sso.reason.recipient': {
    de: 'Die Antwort nennt eine andere Antwortadresse (ACS) als die des Portals:',
    en: 'The response names a different reply address (ACS) from the portal’s:',
  },
  'sso.reason.clockAhead': {
    de: 'Die Uhr des Anbieters geht mehr als drei Minuten vor.',
    en: 'The provider’s clock is more than three minutes ahead.',
  },
  'sso.reason.tooLate': {
    de: 'Die Antwort war zu alt: Ihre Zeit war um mehr als drei Minuten überschritten, oder die Uhr des Anbieters geht nach.',
    en: 'The response was too old: it expired more than three minutes ago, or the provider’s clock is slow.',
  },
  'sso.reason.tenant': {
    de: 'Die Person gehört zu einem anderen Mandanten.',
    en: 'The person belongs to a different tenant.',
  },
  'sso.reason.nameless': {
    de: 'Die Antwort nennt keinen Namen der Person (NameID).',
    en: 'The response contains no name for the person (NameID).',
  },
  'sso.reason.transient': {
    de: 'Der Anbieter nennt Personen bei jeder Anmeldung anders (NameID „transient“). Geben Sie dort „persistent“, pairwise-id, subject-id, eduPersonPrincipalName oder objectGUID frei.',
    en: 'The provider identifies people differently at each sign-in (NameID “transient”). Allow “persistent”, pairwise-id, subject-id, eduPersonPrincipalName or objectGUID there.',
  },
  'sso.reason.emailMissing': {
    de: 'Der Anbieter nennt keine E-Mail-Adresse. Geben Sie dort das Attribut „mail“ oder „email“ frei.',
    en: 'The provider sends no email address. Allow the attribute “mail” or “email” there.',
  },
  'sso.reason.emailUnverified': {
    de: 'Der Anbieter bestätigt die E-Mail-Adresse nicht (email_verified; bei Entra xms_edov).',
    en: 'The provider does not vouch for the email address (email_verified; with Entra xms_edov).',
  },
  'sso.reason.foreignDomain': {
    de: 'Die Adresse liegt in keiner der eingetragenen E-Mail-Domains.',
    en: 'The address is not in any of the configured email domains.',
  },
  'sso.reason.noContact': {
    de: 'Zu der Adresse gibt es keinen Ansprechpartner dieser Firma.',
    en: 'No contact of this company has this address.',
  },
  'sso.reason.otherIdentity': {
    de: 'Das Konto zu dieser Adresse ist mit einem anderen Firmenkonto verbunden. Lösen Sie die Verbindung, wenn es dieselbe Person ist.',
    en: 'The account with this address is linked to a different company account. Remove the link if it is the same person.',
  },
  'sso.reason.otherCompany': {
    de: 'Das Konto gehört inzwischen zu einer anderen Firma.',
    en: 'The account now belongs to a different company.',
  },
  'sso.reason.disabled': {
    de: 'Das Konto ist gesperrt.',
    en: 'The account is blocked.',
  },
  'sso.note.issuerCorrected': {
    de: 'Der Anbieter nennt sich {detail}; so ist es gespeichert.',
    en: 'The provider identifies itself as {detail}; this has been saved.',
  },
  'sso.note.issuerAway': {
    de: 'Der Anbieter antwortet im Augenblick nicht ({detail}). Gespeichert ist die Adresse, geprüft nicht.',
    en: 'The provider is not responding at the moment ({detail}). The address has been saved but not checked.',
  },
  'sso.note.issuerNotFound': {
    de: 'Unter dieser Adresse gibt sich kein OpenID-Connect-Anbieter zu erkennen ({detail}). Anmelden kann sich damit niemand.',
    en: 'There is no OpenID Connect provider at this address ({detail}). No one can sign in with it.',
  },
  'sso.note.issuerOther': {
    de: 'Der Anbieter nennt sich selbst {detail}. Tragen Sie diese Adresse ein; sonst kann sich niemand anmelden.',
    en: 'The provider identifies itself as {detail}. Enter this address; otherwise no one can sign in.',
  },
  'sso.note.issuerLacking': {
    de: 'Der Anbieter antwortet, aber in seiner Beschreibung fehlt „{detail}“.',
    en: 'The provider responds, but “{detail}” is missing from its description.',
  },
  'sso.note.entryPointAway': {
    de: 'Die Anmeldeadresse ist vom Portal aus nicht zu erreichen. Das genügt, wenn die Mitarbeitenden der Firma sie in ihrem Netz erreichen.',
    en: 'The portal cannot reach the sign-in address. That is fine if people at the company can reach it from their network.',
  },
  'sso.note.entryPointNotFound': {
    de: 'Unter der Anmeldeadresse ist nichts zu finden ({detail}). Prüfen Sie sie bitte.',
    en: 'Nothing was found at the sign-in address ({detail}). Please check it.',
  },
  'sso.note.certificateExpired': {
    de: 'Ein Zertifikat ist seit {detail} abgelaufen. Es gilt weiter, solange es hier steht.',
    en: 'A certificate expired on {detail}. It is still accepted as long as it is listed here.',
  },
  'sso.note.certificatesExpired': {
    de: 'Mehrere Zertifikate sind abgelaufen, das erste am {detail}. Sie gelten weiter, solange sie hier stehen.',
    en: 'Several certificates have expired, the first on {detail}. They are still accepted as long as they are listed here.',
  },
} as const
