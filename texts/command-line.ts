/** What the command line `keywerk` says of itself: one line for each command, and how each is called. */
export const commandTexts = {
  'keywerk.title': {
    de: 'Keywerk {version}: das Kunden- und Lizenzportal auf dem eigenen Server.',
    en: 'Keywerk {version}: the customer and licence portal on your own server.',
  },
  'keywerk.usage': { de: 'Aufruf: keywerk BEFEHL [--env-file DATEI]', en: 'Usage: keywerk COMMAND [--env-file FILE]' },
  'keywerk.more': {
    de: 'Im Verzeichnis des Programms: npm run keywerk -- BEFEHL. Mehr zu einem Befehl: keywerk BEFEHL --help',
    en: 'In the program’s folder: npm run keywerk -- COMMAND. More about a command: keywerk COMMAND --help',
  },
  'keywerk.settings': {
    de: 'Jeder Befehl nimmt die Einstellungen aus der Umgebung, sonst aus der Datei von --env-file, sonst aus .env.',
    en: 'Every command takes its settings from the environment, else from the file of --env-file, else from .env.',
  },
  'keywerk.call': { de: 'Aufruf: {usage}', en: 'Usage: {usage}' },
  'keywerk.unknown': {
    de: 'Es gibt keinen Befehl „{name}“: „keywerk help“ nennt alle.',
    en: 'There is no command “{name}”: “keywerk help” lists them all.',
  },
  'keywerk.meant': {
    de: 'Es gibt keinen Befehl „{name}“. Meinten Sie „{meant}“?',
    en: 'There is no command “{name}”. Did you mean “{meant}”?',
  },
  'keywerk.wrongCall': {
    de: 'So lässt sich der Befehl nicht aufrufen.',
    en: 'The command cannot be called like this.',
  },
  'keywerk.help': { de: 'nennt die Befehle', en: 'lists the commands' },
  'keywerk.start': {
    de: 'startet das Portal und baut vorher die Oberfläche, wenn sie veraltet ist',
    en: 'starts the portal, after building its pages where they are out of date',
  },
  'keywerk.doctor': {
    de: 'prüft, ob alles in Ordnung ist, und sagt, was zu tun ist; ändert nichts',
    en: 'checks whether all is well and says what to do; changes nothing',
  },
  'keywerk.settings.list': {
    de: 'zeigt die geltenden Einstellungen, woher sie kommen und was daran falsch ist',
    en: 'shows the settings in force, where they come from and what is wrong with them',
  },
  'keywerk.backup': {
    de: 'schreibt alles, was eine Installation ausmacht, in eine versiegelte Datei',
    en: 'writes everything an installation is into a sealed file',
  },
  'keywerk.restore': {
    de: 'spielt eine Sicherung in ein leeres DATA_DIR ein',
    en: 'restores a backup into an empty DATA_DIR',
  },
  'keywerk.keys': {
    de: 'nennt die Signaturschlüssel, legt einen an, lässt einen vorhandenen signieren oder verschlüsselt die Dateien',
    en: 'lists the signing keys, adds one, lets one that is there sign, or encrypts the files',
  },
  'keywerk.ledger': {
    de: 'bestätigt das Ausstellungsbuch einer Datenbank, die absichtlich auf einem älteren Stand ist',
    en: 'accepts the ledger of a database that was set back to an older state on purpose',
  },
  'keywerk.administrator': {
    de: 'gibt einen Link aus, mit dem ein Administrator (wieder) hineinkommt',
    en: 'prints a link that lets an administrator in (again)',
  },
  'keywerk.audit': {
    de: 'prüft das Änderungsprotokoll der Datenbank oder eine Kopie davon, oder lagert ältere Jahre in eine versiegelte Datei aus',
    en: 'checks the audit log of the database or a copy of it, or moves older years into a sealed file',
  },
  'keywerk.usage.check': {
    de: 'rechnet die Cloud-Nutzung neu und vergleicht sie mit der gespeicherten',
    en: 'recounts the usage of the cloud and compares it with what is stored',
  },
  'keywerk.signer': {
    de: 'startet den Prozess, der die Lizenzschlüssel hält (SIGNER_SOCKET)',
    en: 'starts the process that holds the licence keys (SIGNER_SOCKET)',
  },
  'keywerk.version': { de: 'nennt die Version', en: 'prints the version' },
  'settings.environment': { de: 'Umgebung', en: 'environment' },
  'settings.default': { de: 'Vorgabe', en: 'default' },
  'settings.unset': { de: '(nicht gesetzt)', en: '(unset)' },
  'settings.right': { de: 'Alle Einstellungen sind gültig.', en: 'All settings are valid.' },
  'settings.wrong': {
    de: '{count} {count|Einstellung ist|Einstellungen sind} falsch:',
    en: '{count} {count|setting is|settings are} wrong:',
  },
} as const
