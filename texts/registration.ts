/** Registering, confirming, invitations, and what staff decide about registrations for companies. */
import { words } from './words.ts'

export const registrationTexts = {
  'registration.title': words.register,
  'registration.context': {
    de: 'Ein Konto im Kundenportal von {vendor}. Pflichtfelder sind mit * markiert.',
    en: 'An account at the {vendor} customer portal. Required fields are marked with *.',
  },
  'registration.kind': { de: 'Art des Kontos', en: 'Kind of account' },
  'registration.private': { de: 'Privat', en: 'Private' },
  'registration.company': words.company,
  'registration.accountSection': { de: 'Anmeldung', en: 'Sign-in' },
  'registration.personSection': { de: 'Zur Person', en: 'About you' },
  'registration.companySection': words.company,
  'registration.companyHint': {
    de: 'Wir prüfen diese Angaben und ordnen Ihr Konto dann Ihrer Firma zu.',
    en: 'We check these details and then assign your account to your company.',
  },
  'registration.email': words.emailAddress,
  'registration.password': { de: 'Passwort', en: 'Password' },
  'registration.salutation': words.salutation,
  'registration.salutation.Herr': words.mr,
  'registration.salutation.Frau': words.ms,
  'registration.salutation.NoSalutation': words.noSalutation,
  'registration.firstName': words.firstName,
  'registration.lastName': words.lastName,
  'registration.country': words.country,
  'registration.companyName': { de: 'Firmenname', en: 'Company name' },
  'registration.street': words.street,
  'registration.houseNumber': words.houseNumber,
  'registration.zipCode': { de: 'PLZ', en: 'Zip code' },
  'registration.city': words.city,
  'registration.customerNumber': words.customerNumber,
  'registration.customerNumberHint': { de: 'Falls Sie schon Kunde sind', en: 'If you are a customer already' },
  'registration.consentSection': { de: 'Einverständnis', en: 'Consent' },
  'registration.student': { de: 'Ich bin Studentin oder Student', en: 'I am a student' },
  'registration.studentHint': {
    de: 'Mit der Adresse Ihrer Hochschule wird Ihr Studium sofort anerkannt.',
    en: 'With your university’s e-mail address your status is recognised at once.',
  },
  'registration.confirmed': { de: 'Meine Angaben sind richtig', en: 'My details are correct' },
  'registration.terms': {
    de: 'Ich stimme den Nutzungsbedingungen zu',
    en: 'I agree to the terms of use',
  },
  'registration.readTerms': { de: 'Nutzungsbedingungen lesen', en: 'Read the terms of use' },
  'registration.readPrivacy': { de: 'Datenschutzhinweise lesen', en: 'Read the privacy notice' },
  'registration.newsletter': { de: 'Ich möchte den Newsletter erhalten', en: 'I would like to receive the newsletter' },
  'registration.productNews': {
    de: 'Neuigkeiten zu meinen Produkten per E-Mail',
    en: 'News about my products by e-mail',
  },
  'registration.optional': {
    de: 'Freiwillig. Sie können das jederzeit in Ihrem Konto widerrufen.',
    en: 'Optional. You can withdraw this in your account at any time.',
  },
  'registration.challenge': { de: 'Sicherheitsprüfung', en: 'Security check' },
  'registration.submit': words.register,
  'registration.toLogin': { de: 'Zur Anmeldung', en: 'To the sign-in page' },
  'registration.haveAccount': { de: 'Ich habe schon ein Konto', en: 'I already have an account' },
  'registration.sentTitle': { de: 'Fast geschafft', en: 'Almost done' },
  'registration.sent': {
    de: 'Eine E-Mail an {email} ist unterwegs. Öffnen Sie bitte den Link darin; er gilt sieben Tage.',
    en: 'An e-mail to {email} is on its way. Please open the link in it; it is valid for seven days.',
  },
  'registration.resend': { de: 'Bestätigungsmail erneut senden', en: 'Resend confirmation e-mail' },
  'registration.resent': {
    de: 'Wenn zu dieser Adresse eine Bestätigung aussteht, ist eine neue E-Mail unterwegs.',
    en: 'If this address is still to be confirmed, a new e-mail is on its way.',
  },
  'registration.existsTitle': { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
  'registration.forgot': words.resetPassword,
  'registration.confirmTitle': { de: 'Registrierung bestätigen', en: 'Confirm registration' },
  'registration.confirmWhat': {
    de: 'Mit diesem Schritt bestätigen Sie Ihre E-Mail-Adresse, und Ihr Konto wird eingerichtet.',
    en: 'This step confirms your e-mail address and sets up your account.',
  },
  'registration.confirmNow': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'registration.done': {
    de: 'Ihr Konto ist bestätigt. Sie werden gleich zur Anmeldung weitergeleitet.',
    en: 'Your account is confirmed. You will be taken to the sign-in page in a moment.',
  },
  'registration.doneRoloffMatek': {
    de: 'Ihr Konto für die Lehrbuchausgabe ist bestätigt. Sie werden gleich zur Anmeldung weitergeleitet.',
    en: 'Your account for the textbook edition is confirmed. You will be taken to the sign-in page in a moment.',
  },
  'registration.again': { de: 'Neu registrieren', en: 'Register again' },
  'registration.linkIncomplete': {
    de: 'Die Adresse ist unvollständig. Öffnen Sie bitte den ganzen Link aus der E-Mail.',
    en: 'The address is incomplete. Please open the complete link from the e-mail.',
  },
  'registration.inviteTitle': { de: 'Zugang einrichten', en: 'Set up access' },
  'registration.inviteContext': { de: 'Für {name}', en: 'For {name}' },
  'registration.inviteHasAccount': {
    de: 'Zu dieser Adresse gibt es schon ein Konto. Es wird mit Ihrer Firma verknüpft und behält sein Passwort.',
    en: 'There is already an account for this address. It will be linked to your company and keeps its password.',
  },
  'registration.inviteSubmit': { de: 'Zugang einrichten', en: 'Set up access' },
  'registration.inviteLink': { de: 'Konto verknüpfen', en: 'Link account' },
  'registration.inviteDone': { de: 'Ihr Zugang ist eingerichtet.', en: 'Your access has been set up.' },
  'registration.inviteLinked': {
    de: 'Ihr Konto ist mit Ihrer Firma verknüpft. Bitte melden Sie sich an.',
    en: 'Your account is linked to your company. Please sign in.',
  },
  'registration.claims': words.registrations,
  'registration.claimsContext': {
    de: 'Wer sich für eine Firma registriert hat, bekommt deren Produkte erst mit Ihrer Zuordnung zu sehen. Offen: {count}',
    en: 'People who registered for a company see its products only once you have assigned them. Open: {count}',
  },
  'registration.claimsEmpty': { de: 'Keine Registrierungen in diesem Stand.', en: 'No registrations in this state.' },
  'registration.state': words.state,
  'registration.state.open': { de: 'Offen', en: 'Open' },
  'registration.state.assigned': { de: 'Zugeordnet', en: 'Assigned' },
  'registration.state.declined': { de: 'Abgelehnt', en: 'Declined' },
  'registration.person': { de: 'Person', en: 'Person' },
  'registration.address': words.address,
  'registration.assignedTo': { de: 'Zugeordnet zu', en: 'Assigned to' },
  'registration.created': { de: 'Registriert', en: 'Registered' },
  'registration.assign': { de: '{name} einer Firma zuordnen', en: 'Assign {name} to a company' },
  'registration.decline': { de: 'Zuordnung von {name} ablehnen', en: 'Decline assignment of {name}' },
  'registration.declineTitle': { de: 'Zuordnung ablehnen?', en: 'Decline assignment?' },
  'registration.declineQuestion': {
    de: '{name} behält das Konto, sieht aber keine Firmenprodukte.',
    en: '{name} keeps the account, but sees no company products.',
  },
  'registration.declineConfirm': words.decline,
  'registration.assignTitle': { de: 'Firma zuordnen', en: 'Assign company' },
  'registration.assignTold': {
    de: '{name} ({email}) gibt an: {company}, {city}. Kundennummer: {number}',
    en: '{name} ({email}) states: {company}, {city}. Customer number: {number}',
  },
  'registration.none': { de: 'keine', en: 'none' },
  'registration.searchCompany': { de: 'Firma suchen', en: 'Search company' },
  'registration.assignTo': {
    de: '{name}, Kundennummer {number}, {city}',
    en: '{name}, customer number {number}, {city}',
  },
  'registration.noCompany': { de: 'Keine Firma gefunden.', en: 'No company found.' },
  'registration.createCompany': { de: 'Firma anlegen', en: 'Create company' },
  'registration.assigned': { de: '{name} gehört jetzt zu {company}.', en: '{name} now belongs to {company}.' },
  'registration.declined': {
    de: 'Die Zuordnung von {name} ist abgelehnt.',
    en: 'The assignment of {name} has been declined.',
  },
} as const

/** What the portal writes to people who register or are invited. */
export const registrationMailTexts = {
  'registration.mail.foot.registered': {
    de: 'Jemand hat sich im Kundenportal mit Ihrer Adresse registriert.',
    en: 'Somebody registered in the customer portal with your address.',
  },
  'registration.mail.foot.invited': {
    de: 'Ihre Firma oder unser Team hat Sie in das Kundenportal eingeladen.',
    en: 'Your company or our team invited you to the customer portal.',
  },
  'registration.mail.confirm.subject': {
    de: 'Bitte bestätigen Sie Ihre Registrierung',
    en: 'Please confirm your registration',
  },
  'registration.mail.confirm.text': {
    de: 'mit der Adresse {email} hat sich jemand im Kundenportal von {vendor} registriert. Waren Sie das, bestätigen Sie bitte mit diesem Link, dass die Adresse Ihnen gehört:',
    en: 'Somebody has registered with the address {email} at the {vendor} customer portal. If that was you, please confirm with this link that the address is yours:',
  },
  'registration.mail.confirm.link': { de: 'Registrierung bestätigen', en: 'Confirm registration' },
  'registration.mail.confirm.note': {
    de: 'Der Link gilt sieben Tage und nur einmal. Haben Sie sich nicht registriert, öffnen Sie ihn bitte nicht: Ohne Bestätigung entsteht kein Konto.',
    en: 'The link is valid for seven days and works only once. If you did not register, please do not open it: without confirmation no account is created.',
  },
  'registration.mail.resend.subject': { de: 'Ihr neuer Bestätigungslink', en: 'Your new confirmation link' },
  'registration.mail.resend.text': {
    de: 'für die Adresse {email} wurde die Bestätigungsmail noch einmal angefordert. Mit diesem Link bestätigen Sie, dass die Adresse Ihnen gehört:',
    en: 'The confirmation e-mail for the address {email} was requested again. Confirm with this link that the address is yours:',
  },
  'registration.mail.resend.link': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'registration.mail.resend.note': {
    de: 'Der Link gilt sieben Tage und nur einmal; frühere Links gelten nicht mehr. Haben Sie sich nicht registriert, öffnen Sie ihn bitte nicht.',
    en: 'The link is valid for seven days and works only once; earlier links no longer work. If you did not register, please do not open it.',
  },
  'registration.mail.exists.subject': { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
  'registration.mail.exists.text': {
    de: 'mit der Adresse {email} hat sich jemand im Kundenportal von {vendor} registriert. Zu dieser Adresse gibt es aber schon ein Konto: Melden Sie sich einfach an. Wissen Sie Ihr Passwort nicht mehr, legen Sie hier ein neues fest:',
    en: 'Somebody has registered with the address {email} at the {vendor} customer portal. There is already an account for this address: simply sign in. If you have forgotten your password, set a new one here:',
  },
  'registration.mail.exists.link': words.newPassword,
  'registration.mail.exists.note': {
    de: 'Waren Sie das nicht, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.',
    en: 'If this was not you, there is nothing you need to do: your account has not changed.',
  },
  'registration.mail.assigned.subject': { de: 'Ihre Firma ist zugeordnet', en: 'Your company has been assigned' },
  'registration.mail.assigned.text': {
    de: 'Ihr Konto gehört jetzt zur Firma {company}.',
    en: 'Your account now belongs to {company}.',
  },
  'registration.mail.assigned.link': { de: 'Produkte der Firma ansehen', en: 'See the company’s products' },
  'registration.mail.assigned.note': {
    de: 'Sind Sie gerade angemeldet? Dann laden Sie die Seite bitte neu.',
    en: 'If you are signed in at the moment, please reload the page.',
  },
  'registration.mail.declined.subject': {
    de: 'Wir konnten Sie keiner Firma zuordnen',
    en: 'We could not assign you to a company',
  },
  'registration.mail.declined.text': {
    de: 'Bei Ihrer Registrierung haben Sie eine Firma angegeben. Wir konnten Ihr Konto dieser Firma nicht zuordnen. Ihr Konto bleibt bestehen.',
    en: 'When you registered you named a company. We could not assign your account to it. Your account stays as it is.',
  },
  'registration.mail.declined.link': { de: 'Kontakt aufnehmen', en: 'Contact us' },
  'registration.mail.declined.note': {
    de: 'Wenn das ein Irrtum ist, schreiben Sie uns bitte. Ist Ihre Firma schon bei uns Kunde, kann Sie auch deren Ansprechpartner einladen.',
    en: 'If this is a mistake, please write to us. If your company is our customer already, its main contact can invite you, too.',
  },
  'registration.mail.invite.subject': { de: 'Ihr Zugang zum Kundenportal', en: 'Your access to the customer portal' },
  'registration.mail.invite.text': {
    de: 'Sie sind im Kundenportal von {vendor} als Kontakt Ihrer Firma eingetragen. Mit diesem Link richten Sie Ihren Zugang mit der Adresse {email} ein:',
    en: 'You are listed as a contact of your company in the {vendor} customer portal. Set up your access with the address {email} using this link:',
  },
  'registration.mail.invite.link': { de: 'Zugang einrichten', en: 'Set up access' },
  'registration.mail.invite.note': {
    de: 'Der Link gilt sieben Tage und nur einmal.',
    en: 'The link is valid for seven days and works only once.',
  },
  'registration.mail.inviteCloud.subject': { de: 'Ihr Passwort für die Cloud', en: 'Your password for the cloud' },
  'registration.mail.inviteCloud.text': {
    de: 'Sie sind eingeladen, die Software von {vendor} in der Cloud zu nutzen. Mit diesem Link legen Sie Ihr Passwort für die Adresse {email} fest:',
    en: 'You are invited to use {vendor}’s software in the cloud. Set your password for the address {email} with this link:',
  },
  'registration.mail.inviteCloud.link': { de: 'Passwort festlegen', en: 'Set a password' },
  'registration.mail.inviteCloud.signIn': {
    de: 'Später melden Sie sich immer hier an',
    en: 'Later you always sign in here',
  },
  'registration.mail.inviteCloud.note': {
    de: 'Der Link gilt sieben Tage und nur einmal.',
    en: 'The link is valid for seven days and works only once.',
  },
  'registration.mail.invitePrivate.text': {
    de: 'für Sie ist im Kundenportal von {vendor} ein Zugang vorgesehen. Mit diesem Link richten Sie ihn mit der Adresse {email} ein:',
    en: 'Access to the {vendor} customer portal is prepared for you. Set it up with the address {email} using this link:',
  },
} as const
