/** Licence files: what mails that carry them say. */
export const licenceMailTexts = {
  'licences.mail.foot': {
    de: 'Für Sie oder Ihre Firma wurde eine Lizenz ausgestellt, und Ihre Adresse wurde als Empfänger gewählt.',
    en: 'A licence was issued for you or your company, and your address was chosen as the recipient.',
  },
  'licences.mail.subject': {
    de: 'Ihre Lizenzdatei für {product} {version}',
    en: 'Your licence file for {product} {version}',
  },
  'licences.mail.intro': {
    de: 'anbei erhalten Sie die Lizenzdatei {fileName} für {product} {version}, Kundennummer {customerNumber}.',
    en: 'Please find attached the licence file {fileName} for {product} {version}, customer number {customerNumber}.',
  },
  'licences.mail.machine': { de: 'Sie gilt für {machine}.', en: 'It is valid for {machine}.' },
  'licences.mail.below19': {
    de: 'Bitte kopieren Sie die Datei in den Programmordner und starten Sie die Software neu. Der Lizenzserver dieser Version verwendet den Port 28060.',
    en: 'Please copy the file into the program folder and restart the software. The licence server of this version uses port 28060.',
  },
  'licences.mail.exactly19': {
    de: 'Bitte lesen Sie die Datei im Programm unter „Hilfe – Lizenz einlesen“ ein. Bei einer Netzwerkversion legen Sie sie auf dem Lizenzserver ab und starten dessen Dienst neu.',
    en: 'Please load the file in the program under “Help – Load licence”. For a network version, put it on the licence server and restart its service.',
  },
  'licences.mail.above19': {
    de: 'Bitte öffnen Sie in der Lizenzverwaltung der Software „Lizenzdatei einlesen“ und wählen Sie die Datei aus. Die bisherige Lizenzdatei dieses Rechners wird dadurch ersetzt.',
    en: 'Please open “Load licence file” in the software’s licence administration and choose the file. It replaces the current licence file of this machine.',
  },
  'licences.mail.unchanged': {
    de: 'Bitte ändern Sie die Datei nicht: Jede Änderung macht die Signatur ungültig.',
    en: 'Please do not change the file: any change invalidates its signature.',
  },
} as const
