import { type AuditTexts, did } from './did.ts'

export const registrationAudit: AuditTexts = {
  kinds: {
    'audit.kind.companyClaim': { de: 'Firmenangabe', en: 'Company claim' },
    'audit.kind.registration': { de: 'Registrierung', en: 'Registration' },
  },
  sentences: {
    register: did('registration', 'sich registriert', 'registered'),
    registerByProgram: did('registration', 'sich mit einem Programm registriert', 'registered with a program'),
    resendConfirmation: did(
      'registration',
      'die Bestätigungsmail noch einmal angefordert',
      'requested the confirmation email again',
    ),
    confirmRegistration: did('registration', 'die Registrierung bestätigt', 'confirmed the registration'),
    inviteContact: did('contact', '{record} eingeladen', 'invited {record}'),
    inviteContacts: did('contact', '{record} eingeladen', 'invited {record}'),
    readInvitation: did('contact', 'eine Einladung geöffnet', 'opened an invitation'),
    acceptInvitation: did('contact', 'eine Einladung angenommen', 'accepted an invitation'),
    withdrawInvitations: did(
      'contact',
      'die Einladung an {record} zurückgezogen',
      'withdrew the invitation to {record}',
    ),
    withdrawInvitation: did(
      'contact',
      'die Einladung an {record} zurückgezogen',
      'withdrew the invitation to {record}',
    ),
    assignCompanyClaim: did('companyClaim', '{record} einer Firma zugeordnet', 'assigned {record} to a company'),
    declineCompanyClaims: did(
      'companyClaim',
      'die Firmenzugehörigkeit abgelehnt: {record}',
      'declined the claim to a company: {record}',
    ),
    declineCompanyClaim: did(
      'companyClaim',
      'die Firmenzugehörigkeit abgelehnt: {record}',
      'declined the company claim: {record}',
    ),
  },
}
