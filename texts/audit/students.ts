import { type AuditTexts, did } from './did.ts'

export const studentAudit: AuditTexts = {
  kinds: {
    'audit.kind.course': { de: 'Kurs', en: 'Course' },
    'audit.kind.proof': { de: 'Nachweis', en: 'Proof' },
    'audit.kind.studentDomain': { de: 'Hochschul-Domain', en: 'Student domain' },
    'audit.kind.proofLabel': { de: 'Subdomain mit Nachweis', en: 'Subdomain with proof' },
    'audit.kind.verification': { de: 'Studiennachweis', en: 'Student proof' },
  },
  sentences: {
    sendStudentEmail: did('verification', 'die Hochschuladresse angegeben', 'entered a university address'),
    confirmStudentEmail: did('verification', 'die Hochschuladresse bestätigt', 'confirmed the university address'),
    uploadProof: did('proof', '{record} hochgeladen', 'uploaded {record}'),
    removeProof: did('proof', '{record} entfernt', 'removed {record}'),
    claimReview: did('verification', 'mit der Prüfung begonnen: {record}', 'started reviewing {record}'),
    lookAtProof: did('proof', '{record} angesehen', 'viewed {record}'),
    decideOnStudent: did('verification', 'über {record} entschieden', 'decided on {record}'),
    undoDecision: did(
      'verification',
      'die Entscheidung über {record} zurückgenommen',
      'undid the decision on {record}',
    ),
    verifyWaitingFrom: did(
      'verification',
      'alle mit einer Adresse dieser Hochschule verifiziert: {record}',
      'verified everyone with an address at that university: {record}',
    ),
    setUniversity: did('verification', 'die Hochschule berichtigt: {record}', 'corrected the university: {record}'),
    resendStudentEmail: did(
      'verification',
      'den Bestätigungslink noch einmal geschickt: {record}',
      'resent the confirmation link: {record}',
    ),
    createStudentDomain: did('studentDomain', '{record} angelegt', 'created {record}'),
    changeStudentDomain: did('studentDomain', '{record} geändert', 'changed {record}'),
    removeStudentDomain: did('studentDomain', '{record} entfernt', 'removed {record}'),
    removeStudentDomains: did('studentDomain', '{record} entfernt', 'removed {record}'),
    addProofLabel: did('proofLabel', '{record} aufgenommen', 'added {record}'),
    removeProofLabel: did('proofLabel', '{record} entfernt', 'removed {record}'),
    countStudents: did(
      'verification',
      'die Statistik der Studierenden neu gezählt',
      'recalculated the student statistics',
    ),
    askForCourse: did('course', '{record} angefragt', 'requested {record}'),
    joinCourse: did('course', 'einen Platz belegt: {record}', 'claimed a seat: {record}'),
    decideOnCourse: did('course', 'über {record} entschieden', 'decided on {record}'),
    generateStudentLicence: did('licence', '{record} für sich erstellt', 'generated {record} for themselves'),
    downloadStudentLicence: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
    askForConsent: did(
      'holding',
      'um die Zustimmung zum Erlöschen des Widerrufsrechts gebeten: {record}',
      'requested consent to losing the right of withdrawal: {record}',
    ),
    takeStudentVersion: did('holding', '{record} geholt', 'got {record}'),
    generateLicenceFor: did(
      'licence',
      '{record} für eine studierende Person erstellt',
      'generated {record} for a student',
    ),
    downloadLicenceOf: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
  },
}
