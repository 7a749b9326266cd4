/** What `keywerk doctor` says: of each check what is so, and what to do where that is not well. */
export const doctorTexts = {
  'doctor.verdict.ok': { de: 'in Ordnung', en: 'ok' },
  'doctor.verdict.warning': { de: 'Warnung', en: 'warning' },
  'doctor.verdict.failed': { de: 'Fehler', en: 'failed' },
  'doctor.verdict.notSetUp': { de: 'nicht eingerichtet', en: 'not set up' },
  'doctor.verdict.notChecked': { de: 'nicht geprüft', en: 'not checked' },
  'doctor.check.settings': { de: 'Einstellungen', en: 'settings' },
  'doctor.check.version': { de: 'Version', en: 'version' },
  'doctor.check.server': { de: 'Server', en: 'server' },
  'doctor.check.database': { de: 'Datenbank', en: 'database' },
  'doctor.check.schema': { de: 'Datenbankschema', en: 'database schema' },
  'doctor.check.rights': { de: 'Datenbankrechte', en: 'database rights' },
  'doctor.check.disk': { de: 'Plattenplatz', en: 'disk' },
  'doctor.check.folder': { de: 'Datenverzeichnis', en: 'data folder' },
  'doctor.check.keys': { de: 'Signaturschlüssel', en: 'signing keys' },
  'doctor.check.signer': { de: 'Signierprozess', en: 'signer' },
  'doctor.check.ledgerMemory': { de: 'Gemerktes Ausstellungsbuch', en: 'remembered ledger' },
  'doctor.check.clock': { de: 'Uhr', en: 'clock' },
  'doctor.check.mailServer': { de: 'Mailserver', en: 'mail server' },
  'doctor.check.mails': { de: 'Postausgang', en: 'outbox' },
  'doctor.check.jobs': { de: 'Hintergrundarbeit', en: 'background jobs' },
  'doctor.check.crm': { de: 'CRM', en: 'CRM' },
  'doctor.check.shop': { de: 'Shop', en: 'shop' },
  'doctor.check.cloud': { de: 'Cloud', en: 'cloud' },
  'doctor.check.reports': { de: 'Cloud-Berichte', en: 'cloud reports' },
  'doctor.check.certificate': { de: 'Zertifikat', en: 'certificate' },
  'doctor.check.signOn': { de: 'Firmenanmeldung', en: 'single sign-on' },
  'doctor.check.backups': { de: 'Sicherungen', en: 'backups' },

  'doctor.title': { de: 'Keywerk {version}, geprüft am {time}', en: 'Keywerk {version}, checked at {time}' },
  'doctor.well': { de: 'Alles ist in Ordnung.', en: 'All is well.' },
  'doctor.warned': {
    de: '{warnings} {warnings|Warnung|Warnungen}, kein Fehler.',
    en: '{warnings} {warnings|warning|warnings}, nothing failed.',
  },
  'doctor.failed': {
    de: '{failures} {failures|Fehler|Fehler}, {warnings} {warnings|Warnung|Warnungen}.',
    en: '{failures} failed, {warnings} {warnings|warning|warnings}.',
  },
  'doctor.noDatabase': { de: 'Ohne Datenbank nicht zu prüfen.', en: 'Not checked: no database.' },
  'doctor.refusedSetting': { de: 'Nicht geprüft: {name} ist falsch.', en: 'Not checked: {name} is wrong.' },
  'doctor.late': { de: 'Nach {seconds} Sekunden kam keine Antwort.', en: 'No answer came within {seconds} seconds.' },
  'doctor.lateTodo': {
    de: 'Prüfen Sie, ob dieses System erreichbar und nicht überlastet ist.',
    en: 'Check that this system can be reached and is not overloaded.',
  },
  'doctor.broken': { de: 'Die Prüfung brach ab: {reason}', en: 'The check broke off: {reason}' },

  'doctor.outside.timeout': { de: 'Es kam rechtzeitig keine Antwort.', en: 'No answer came in time.' },
  'doctor.outside.unreachable': { de: 'Es ist nicht erreichbar.', en: 'It cannot be reached.' },
  'doctor.outside.badAnswer': { de: 'Die Antwort lässt sich nicht verwenden.', en: 'The answer cannot be used.' },
  'doctor.outside.away': { de: 'Es ist nicht erreichbar.', en: 'It cannot be reached.' },

  'doctor.settings.ok': { de: 'Alle Einstellungen sind gültig.', en: 'All settings are valid.' },
  'doctor.settings.refused': { de: '{sentences}', en: '{sentences}' },
  'doctor.settings.refusedTodo': {
    de: 'So startet der Server nicht: Berichtigen Sie die Einstellung, „keywerk settings“ zeigt alle.',
    en: 'The server does not start like this: correct the setting; “keywerk settings” shows them all.',
  },
  'doctor.settings.unreadTodo': {
    de: 'Benennen Sie die Variable um, oder entfernen Sie sie.',
    en: 'Rename the variable, or remove it.',
  },
  'doctor.settings.shown': {
    de: 'Noch mit dem Wert der Demo, den jeder kennt: {names}.',
    en: 'Still the publicly known demo value: {names}.',
  },
  'doctor.settings.shownTodo': { de: 'Setzen Sie Ihre eigenen Werte.', en: 'Set values of your own.' },

  'doctor.version.ok': { de: 'Keywerk {version} auf Node {node}.', en: 'Keywerk {version} on Node {node}.' },

  'doctor.server.ready': { de: 'Der Server läuft unter {address}.', en: 'The server runs at {address}.' },
  'doctor.server.troubles': {
    de: 'Der Server unter {address} meldet: {troubles}.',
    en: 'The server at {address} reports: {troubles}.',
  },
  'doctor.server.troublesTodo': {
    de: 'Was zu jeder Meldung zu tun ist, sagt docs/operating.md.',
    en: 'Read in docs/operating.md what to do about each.',
  },
  'doctor.server.notReady': {
    de: 'Der Server unter {address} läuft, kann aber nicht arbeiten: {status}.',
    en: 'The server at {address} runs, but cannot work: {status}.',
  },
  'doctor.server.stranger': {
    de: 'Auf {address} antwortet ein anderes Programm.',
    en: 'Another program answers at {address}.',
  },
  'doctor.server.strangerTodo': {
    de: 'Beenden Sie es, oder setzen Sie PORT auf einen anderen Port.',
    en: 'Stop it, or set PORT to another port.',
  },
  'doctor.server.silent': {
    de: 'Prozess {pid} benutzt DATA_DIR, antwortet aber nicht unter {address}.',
    en: 'Process {pid} uses DATA_DIR, but does not answer at {address}.',
  },
  'doctor.server.silentTodo': {
    de: 'Er startet noch, oder läuft mit anderem PORT oder HOST: Sehen Sie in sein Protokoll.',
    en: 'It is still starting, or has another PORT or HOST: look at its log.',
  },
  'doctor.server.none': { de: 'Unter {address} läuft kein Server.', en: 'No server runs at {address}.' },
  'doctor.server.noneTodo': { de: 'Starten Sie ihn mit „keywerk start“.', en: 'Start it with “keywerk start”.' },

  'doctor.database.external': {
    de: 'PostgreSQL {version} an DATABASE_URL.',
    en: 'PostgreSQL {version} at DATABASE_URL.',
  },
  'doctor.database.embedded': {
    de: 'Die eingebettete Datenbank läuft: PostgreSQL {version}.',
    en: 'The embedded database runs: PostgreSQL {version}.',
  },
  'doctor.database.stopped': {
    de: 'Die eingebettete Datenbank in DATA_DIR ({folder}) läuft nicht.',
    en: 'The embedded database in DATA_DIR ({folder}) does not run.',
  },
  'doctor.database.stoppedTodo': {
    de: 'Sie läuft mit dem Portal: Starten Sie es mit „keywerk start“, und prüfen Sie erneut.',
    en: 'It runs with the portal: start that with “keywerk start”, and check again.',
  },
  'doctor.database.none': {
    de: 'In DATA_DIR ({folder}) ist noch keine Installation.',
    en: 'There is no installation in DATA_DIR ({folder}) yet.',
  },
  'doctor.database.noneTodo': {
    de: 'Der erste Start legt sie an; ist eine anderswo, setzen Sie DATA_DIR oder DATABASE_URL.',
    en: 'The first start makes one; if it is elsewhere, set DATA_DIR or DATABASE_URL.',
  },
  'doctor.database.refused': { de: '{reason}', en: '{reason}' },
  'doctor.database.refusedTodo': {
    de: 'Berichtigen Sie DATABASE_URL, oder bringen Sie den Datenbankserver in Gang (docs/operating.md, 2).',
    en: 'Correct DATABASE_URL, or get the database server going (docs/operating.md, 2).',
  },

  'doctor.schema.ok': {
    de: 'Auf dem Stand dieser Version ({migration}).',
    en: 'Up to date for this release ({migration}).',
  },
  'doctor.schema.missing': {
    de: '{count} {count|Änderung|Änderungen} dieser Version {count|fehlt|fehlen} noch, als erste {migration}.',
    en: '{count} {count|migration|migrations} of this release {count|is|are} missing, the first is {migration}.',
  },
  'doctor.schema.missingTodo': {
    de: 'Sichern Sie, und starten Sie diese Version: Der Start führt sie aus.',
    en: 'Make a backup, and start this release: the start runs them.',
  },
  'doctor.schema.newerTodo': {
    de: 'Starten Sie wieder die neuere Version, oder spielen Sie die Sicherung von vorher ein.',
    en: 'Start the newer release again, or restore the backup made before it.',
  },

  'doctor.rights.ok': {
    de: 'Die Rolle „{role}“ darf alles, was das Portal braucht.',
    en: 'The role “{role}” may do all the portal needs.',
  },
  'doctor.rights.lacking': {
    de: 'Der Rolle „{role}“ fehlen Rechte an {count} {count|Tabelle|Tabellen}, etwa {table}.',
    en: 'The role “{role}” lacks rights on {count} {count|table|tables}, such as {table}.',
  },
  'doctor.rights.lackingTodo': {
    de: 'Starten Sie einmal mit einer DATABASE_URL des Eigentümers, oder geben Sie ihr SELECT, INSERT, UPDATE und DELETE.',
    en: 'Start once with a DATABASE_URL of the owner, or grant it SELECT, INSERT, UPDATE and DELETE.',
  },
  'doctor.rights.noRole': {
    de: 'Die Rolle „{role}“ gibt es noch nicht.',
    en: 'There is no role “{role}” yet.',
  },

  'doctor.disk.ok': { de: '{rooms} frei.', en: '{rooms} free.' },
  'doctor.disk.low': { de: 'Wenig Platz: {rooms} frei.', en: 'Little room: {rooms} free.' },
  'doctor.disk.full': { de: 'Die Platte ist voll: {rooms} frei.', en: 'The disk is full: {rooms} free.' },
  'doctor.disk.todo': {
    de: 'Schaffen Sie Platz, oder vergrößern Sie die Platte (docs/operating.md, 3).',
    en: 'Make room, or enlarge the disk (docs/operating.md, 3).',
  },
  'doctor.disk.unknown': { de: 'Noch kein Verzeichnis, dessen Platz zu messen wäre.', en: 'No folder to measure yet.' },

  'doctor.folder.ok': { de: 'DATA_DIR ({folder}) ist beschreibbar.', en: 'DATA_DIR ({folder}) can be written.' },
  'doctor.folder.none': {
    de: 'DATA_DIR ({folder}) gibt es noch nicht.',
    en: 'DATA_DIR ({folder}) does not exist yet.',
  },
  'doctor.folder.noneTodo': { de: 'Der erste Start legt es an.', en: 'The first start makes it.' },
  'doctor.folder.noFolder': {
    de: 'DATA_DIR ({folder}) ist kein Verzeichnis.',
    en: 'DATA_DIR ({folder}) is no folder.',
  },
  'doctor.folder.noFolderTodo': { de: 'Nennen Sie in DATA_DIR ein Verzeichnis.', en: 'Name a folder in DATA_DIR.' },
  'doctor.folder.notWritable': {
    de: 'Dieses Konto ({account}) darf nicht in DATA_DIR ({folder}) schreiben, das Konto {owner} gehört.',
    en: 'This account ({account}) cannot write into DATA_DIR ({folder}), which belongs to account {owner}.',
  },
  'doctor.folder.notWritableTodo': {
    de: 'Rufen Sie den Befehl als Konto des Portals auf, oder geben Sie diesem das Verzeichnis (chown).',
    en: 'Run this as the portal’s account, or give the folder to that (chown).',
  },
  'doctor.folder.open': {
    de: 'In DATA_DIR ({folder}) dürfen andere Konten schreiben (Rechte {mode}).',
    en: 'Other accounts can write into DATA_DIR ({folder}; rights {mode}).',
  },
  'doctor.folder.openTodo': { de: 'chmod go-w {folder}', en: 'chmod go-w {folder}' },

  'doctor.keys.ok': {
    de: '{licence} {licence|Lizenzschlüssel|Lizenzschlüssel}, {token} {token|Sitzungsschlüssel|Sitzungsschlüssel}, nur für dieses Konto lesbar.',
    en: '{licence} licence {licence|key|keys}, {token} token {token|key|keys}, readable by their account alone.',
  },
  'doctor.keys.none': { de: 'In {folder} sind noch keine Schlüssel.', en: 'There are no keys in {folder} yet.' },
  'doctor.keys.noneTodo': {
    de: 'Der erste Start legt sie an. Gab es das Portal schon, spielen Sie das Verzeichnis aus einer Sicherung zurück.',
    en: 'The first start makes them. If the portal was used before, put the folder back from a backup.',
  },
  'doctor.keys.unreadable': {
    de: '{folder} lässt sich nicht lesen ({reason}).',
    en: '{folder} cannot be read ({reason}).',
  },
  'doctor.keys.unreadableTodo': {
    de: 'Rufen Sie den Befehl als Konto des Portals auf.',
    en: 'Run this as the portal’s account.',
  },
  'doctor.keys.open': {
    de: 'Andere Konten können {file} lesen (Rechte {mode}).',
    en: 'Other accounts can read {file} (rights {mode}).',
  },
  'doctor.keys.openTodo': {
    de: 'Rufen Sie chmod 700 {folder} und chmod 600 {folder}/*.pem auf; konnte jemand die Datei lesen, wechseln Sie den Schlüssel.',
    en: 'Run chmod 700 {folder} and chmod 600 {folder}/*.pem; if others could read the file, change the key.',
  },
  'doctor.keys.missing': {
    de: 'Der Schlüssel {key}, mit dem Lizenzen signiert werden, ist nicht in {folder}.',
    en: 'The key {key}, which signs licences, is not in {folder}.',
  },
  'doctor.keys.missingTodo': {
    de: 'Spielen Sie das Verzeichnis keys aus einer Sicherung zurück (docs/operating.md, 9).',
    en: 'Put the folder keys back from a backup (docs/operating.md, 9).',
  },
  'doctor.keys.sealed': {
    de: 'Die Schlüssel lassen sich nicht öffnen: {reason}',
    en: 'The keys cannot be opened: {reason}',
  },
  'doctor.keys.sealedTodo': {
    de: 'Nennen Sie in KEY_PASSPHRASE_FILE die Datei mit der Passphrase, mit der sie verschlüsselt wurden (docs/guides/keys.md).',
    en: 'Name the file with the passphrase they were encrypted with in KEY_PASSPHRASE_FILE (docs/guides/keys.md).',
  },
  'doctor.keys.clear': {
    de: 'In {folder} {count|steht|stehen} {count} {count|Schlüssel|Schlüssel} unverschlüsselt, obwohl es eine Passphrase gibt.',
    en: '{count} {count|key|keys} in {folder} {count|is|are} not encrypted, although there is a passphrase.',
  },
  'doctor.keys.clearTodo': {
    de: 'Rufen Sie „keywerk keys encrypt“ auf.',
    en: 'Run “keywerk keys encrypt”.',
  },
  'doctor.keys.demo': {
    de: 'In {folder} liegen Schlüssel der Demo: Die Produktion startet damit nicht.',
    en: 'There are keys of a demo in {folder}: production does not start with them.',
  },
  'doctor.keys.demoTodo': { de: 'Nehmen Sie die Dateien *-demo.pem heraus.', en: 'Move the files *-demo.pem away.' },

  'doctor.signer.none': {
    de: 'Kein Signierprozess (SIGNER_SOCKET): Die Schlüssel liegen in DATA_DIR.',
    en: 'No signer process (SIGNER_SOCKET): the keys are in DATA_DIR.',
  },
  'doctor.signer.ok': {
    de: 'Der Signierprozess hält {count} {count|Schlüssel|Schlüssel}, auch den aktiven.',
    en: 'The signer holds {count} {count|key|keys}, the active one among them.',
  },
  'doctor.signer.away': { de: 'An {socket} antwortet kein Signierprozess.', en: 'No signer answers at {socket}.' },
  'doctor.signer.awayTodo': {
    de: 'Starten Sie ihn („keywerk signer“), und lassen Sie dieses Konto an SIGNER_SOCKET (docs/signer.md).',
    en: 'Start it (“keywerk signer”), and let this account reach SIGNER_SOCKET (docs/signer.md).',
  },
  'doctor.signer.unknown': {
    de: 'Der Signierprozess hat den Schlüssel {key} nicht, mit dem Lizenzen signiert werden.',
    en: 'The signer does not hold the key {key}, which signs licences.',
  },
  'doctor.signer.unknownTodo': {
    de: 'Geben Sie ihm die Datei des Schlüssels aus einer Sicherung (docs/signer.md).',
    en: 'Give it the key’s file from a backup (docs/signer.md).',
  },

  'doctor.ledgerMemory.ok': {
    de: 'Es ist das Buch, das sich der Inhaber der Signaturschlüssel gemerkt hat.',
    en: 'It is the ledger that the holder of the signing keys remembers.',
  },
  'doctor.ledgerMemory.none': {
    de: 'Bisher hat sich niemand das Buch gemerkt: Das geschieht beim nächsten Start.',
    en: 'Nothing is remembered of the ledger yet: the next start does it.',
  },
  'doctor.ledgerMemory.contradicts': {
    de: 'Der Inhaber der Signaturschlüssel hat sich das Buch bis Eintrag {entry} gemerkt; die Datenbank hat diesen Eintrag nicht, einen anderen oder fremde dahinter. Es werden keine Lizenzen ausgestellt.',
    en: 'The holder of the signing keys remembers the ledger up to entry {entry}; the database lacks this entry, holds another one, or unknown ones behind it. No licences are issued.',
  },
  'doctor.ledgerMemory.todo': {
    de: 'Wurde absichtlich ein älterer Stand eingespielt, bestätigen Sie ihn mit „keywerk ledger accept“. Sonst wurde das Buch verändert: docs/operating.md, Situation 6a.',
    en: 'If an older state was restored on purpose, accept it with “keywerk ledger accept”. Otherwise the ledger was tampered with: docs/operating.md, situation 6a.',
  },
  'doctor.clock.ok': {
    de: 'Sie passt zur Uhr der Datenbank und zur zuletzt bekannten Zeit.',
    en: 'It agrees with the database’s clock and the last known time.',
  },
  'doctor.clock.back': {
    de: 'Sie liegt hinter der zuletzt bekannten Zeit ({known}) zurück: Es werden keine Lizenzen ausgestellt.',
    en: 'It is behind the last known time ({known}): no licences are issued.',
  },
  'doctor.clock.ahead': {
    de: 'Sie ist der zuletzt bekannten Zeit ({known}) um mehr als 31 Tage voraus: Es werden keine Lizenzen ausgestellt.',
    en: 'It is more than 31 days ahead of the last known time ({known}): no licences are issued.',
  },
  'doctor.clock.todo': {
    de: 'Stellen Sie die Uhr richtig (timedatectl); geht sie richtig, bestätigen Sie das auf der Seite „Betrieb“ (docs/operating.md, 6).',
    en: 'Set the clock (timedatectl); if it is right, confirm that on the page “System status” (docs/operating.md, 6).',
  },
  'doctor.clock.apart': {
    de: 'Sie weicht von der Uhr der Datenbank um {seconds} Sekunden ab.',
    en: 'It differs from the database’s clock by {seconds} seconds.',
  },
  'doctor.clock.apartTodo': {
    de: 'Stellen Sie beide nach einem Zeitserver (timedatectl, chronyc tracking).',
    en: 'Set both by a time server (timedatectl, chronyc tracking).',
  },

  'doctor.mailServer.demo': {
    de: 'Ohne SMTP_URL fängt die Demo alle Mails ab.',
    en: 'Without SMTP_URL the demo catches all mails.',
  },
  'doctor.mailServer.none': {
    de: 'SMTP_URL ist nicht gesetzt: Mails bleiben im Postausgang.',
    en: 'SMTP_URL is not set: mails stay in the outbox.',
  },
  'doctor.mailServer.noneTodo': { de: 'Setzen Sie SMTP_URL.', en: 'Set SMTP_URL.' },
  'doctor.mailServer.ok': {
    de: '{host} nimmt die Verbindung an{login|, samt Anmeldung|}.',
    en: '{host} takes the connection{login|, sign-in included|}.',
  },
  'doctor.mailServer.refused': {
    de: '{host} nimmt die Verbindung nicht an: {reason}',
    en: '{host} does not take the connection: {reason}',
  },
  'doctor.mailServer.refusedTodo': {
    de: 'Prüfen Sie Host, Port, Benutzer und Passwort in SMTP_URL (docs/operating.md, 8).',
    en: 'Check host, port, user and password in SMTP_URL (docs/operating.md, 8).',
  },
  'doctor.mails.ok': { de: 'Es warten keine Mails auf den Mailserver.', en: 'No mails wait for the mail server.' },
  'doctor.mails.waiting': {
    de: '{count} {count|Mail wartet|Mails warten}: Der Mailserver nahm sie nicht an.',
    en: '{count} {count|mail waits|mails wait}: the mail server did not take {count|it|them}.',
  },
  'doctor.mails.waitingTodo': {
    de: 'Die Seite „Postausgang“ zeigt seine letzte Antwort (docs/operating.md, 8).',
    en: 'The page “Outbox” shows its last answer (docs/operating.md, 8).',
  },
  'doctor.jobs.ok': { de: 'Seit gestern ist nichts gescheitert.', en: 'Nothing failed within a day.' },
  'doctor.jobs.failed': {
    de: '{count} {count|Auftrag ist|Aufträge sind} seit gestern gescheitert.',
    en: '{count} {count|job|jobs} failed within a day.',
  },
  'doctor.jobs.failedTodo': {
    de: 'Suchen Sie „job failed“ im Protokoll des Servers (docs/operating.md, 13).',
    en: 'Look for “job failed” in the server’s log (docs/operating.md, 13).',
  },

  'doctor.crm.none': { de: 'CRM_URL ist nicht gesetzt.', en: 'CRM_URL is not set.' },
  'doctor.crm.demo': { de: 'Die Demo bringt ihr eigenes CRM mit.', en: 'The demo has a CRM of its own.' },
  'doctor.crm.ok': { de: 'Das CRM antwortet.', en: 'The CRM answers.' },
  'doctor.crm.failed': {
    de: 'Das CRM antwortet nicht wie vereinbart: {reason}',
    en: 'The CRM does not answer as agreed: {reason}',
  },
  'doctor.crm.failedTodo': {
    de: 'Prüfen Sie CRM_URL und CRM_TOKEN, und ob das CRM läuft.',
    en: 'Check CRM_URL and CRM_TOKEN, and whether the CRM runs.',
  },
  'doctor.shop.none': {
    de: 'SHOP ist nicht gesetzt: Es wird nichts verkauft.',
    en: 'SHOP is not set: nothing is sold.',
  },
  'doctor.shop.demo': { de: 'Der Shop ist der eingebaute Ersatz.', en: 'The shop is the embedded stand-in.' },
  'doctor.shop.ok': { de: '{shop} antwortet.', en: '{shop} answers.' },
  'doctor.shop.failed': { de: '{shop} antwortet nicht: {reason}', en: '{shop} does not answer: {reason}' },
  'doctor.shop.failedTodo': {
    de: 'Prüfen Sie die Verbindung ins Netz und SHOP_LINK_SECRET.',
    en: 'Check the way to the network, and SHOP_LINK_SECRET.',
  },
  'doctor.cloud.none': {
    de: 'Weder AWS_REGION noch CLOUD_ENDPOINT ist gesetzt.',
    en: 'Neither AWS_REGION nor CLOUD_ENDPOINT is set.',
  },
  'doctor.cloud.demo': { de: 'Die Demo bringt ihre eigene Cloud mit.', en: 'The demo has a cloud of its own.' },
  'doctor.cloud.ok': {
    de: 'AppStream antwortet: {count} {count|Stack|Stacks}.',
    en: 'AppStream answers: {count} {count|stack|stacks}.',
  },
  'doctor.cloud.failed': { de: 'AppStream antwortet nicht: {reason}', en: 'AppStream does not answer: {reason}' },
  'doctor.cloud.failedTodo': {
    de: 'Prüfen Sie AWS_REGION, AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY, oder CLOUD_ENDPOINT.',
    en: 'Check AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or CLOUD_ENDPOINT.',
  },
  'doctor.reports.none': {
    de: 'CLOUD_REPORTS ist nicht gesetzt: Berichte werden von Hand geladen.',
    en: 'CLOUD_REPORTS is not set: reports are uploaded by hand.',
  },
  'doctor.reports.ok': {
    de: '{place} ist lesbar: {count} {count|Tagesbericht|Tagesberichte}.',
    en: '{place} can be read: {count} daily {count|report|reports}.',
  },
  'doctor.reports.failed': { de: '{place} ist nicht lesbar: {reason}', en: '{place} cannot be read: {reason}' },
  'doctor.reports.failedTodo': {
    de: 'Prüfen Sie CLOUD_REPORTS und die Rechte daran.',
    en: 'Check CLOUD_REPORTS and the rights on it.',
  },

  'doctor.certificate.none': {
    de: 'PUBLIC_URL ({url}) ist keine https-Adresse.',
    en: 'PUBLIC_URL ({url}) is no https address.',
  },
  'doctor.certificate.plain': {
    de: 'PUBLIC_URL ({url}) ist in der Produktion keine https-Adresse.',
    en: 'PUBLIC_URL ({url}) is no https address, in production.',
  },
  'doctor.certificate.plainTodo': {
    de: 'Stellen Sie einen Proxy mit TLS davor (deploy/), und setzen Sie PUBLIC_URL auf https.',
    en: 'Put a proxy with TLS in front (deploy/), and set PUBLIC_URL to https.',
  },
  'doctor.certificate.ok': {
    de: 'Das Zertifikat von {host} gilt noch {days} {days|Tag|Tage}.',
    en: 'The certificate of {host} is valid for another {days} {days|day|days}.',
  },
  'doctor.certificate.ends': {
    de: 'Das Zertifikat von {host} endet in {days} {days|Tag|Tagen}.',
    en: 'The certificate of {host} ends in {days} {days|day|days}.',
  },
  'doctor.certificate.ended': {
    de: 'Das Zertifikat von {host} ist am {end} abgelaufen.',
    en: 'The certificate of {host} ended on {end}.',
  },
  'doctor.certificate.endsTodo': {
    de: 'Erneuern Sie es am Proxy vor dem Portal.',
    en: 'Renew it at the proxy in front of the portal.',
  },
  'doctor.certificate.distrusted': {
    de: 'Dem Zertifikat von {host} wird hier nicht vertraut: {reason}',
    en: 'The certificate of {host} is not trusted here: {reason}',
  },
  'doctor.certificate.distrustedTodo': {
    de: 'Passt es zum Namen, und schickt der Proxy die ganze Kette? Für eine eigene Zertifizierungsstelle: NODE_EXTRA_CA_CERTS.',
    en: 'Does it fit the name, and does the proxy send the whole chain? For a CA of your own: NODE_EXTRA_CA_CERTS.',
  },
  'doctor.certificate.silent': {
    de: 'Unter PUBLIC_URL ({host}) antwortet von hier aus niemand: {reason}',
    en: 'Nothing answers at PUBLIC_URL ({host}) from here: {reason}',
  },
  'doctor.certificate.silentTodo': {
    de: 'Läuft der Proxy, und stimmt der Name in PUBLIC_URL? Dürfen nur andere Netze hinein, prüfen Sie das Zertifikat von dort.',
    en: 'Does the proxy run, and is the name in PUBLIC_URL right? If only other networks may enter, check the certificate from there.',
  },
  'doctor.signOn.none': {
    de: 'Kein Anbieter mit Zertifikat (SAML) ist eingerichtet.',
    en: 'No provider with a certificate (SAML) is set up.',
  },
  'doctor.signOn.ok': {
    de: 'Die Zertifikate der Anbieter gelten noch mindestens {days} {days|Tag|Tage}.',
    en: 'The providers’ certificates are valid for at least {days} {days|day|days}.',
  },
  'doctor.signOn.ends': {
    de: 'Das letzte Zertifikat eines Anbieters endet in {days} {days|Tag|Tagen}.',
    en: 'The last certificate of a provider ends in {days} {days|day|days}.',
  },
  'doctor.signOn.ended': {
    de: 'Das letzte Zertifikat eines Anbieters ist abgelaufen.',
    en: 'The last certificate of a provider has ended.',
  },
  'doctor.signOn.endsTodo': {
    de: '„Eingang“ nennt die Firma: Tragen Sie auf ihrer Seite das neue Zertifikat dazu (docs/operating.md, 14).',
    en: 'The inbox names the company: add the new certificate on its page (docs/operating.md, 14).',
  },

  'doctor.backups.none': {
    de: 'BACKUP_DIR ist nicht gesetzt: Es wird nicht von selbst gesichert.',
    en: 'BACKUP_DIR is not set: no backup is made by itself.',
  },
  'doctor.backups.noneTodo': {
    de: 'Setzen Sie BACKUP_DIR und BACKUP_PASSPHRASE.',
    en: 'Set BACKUP_DIR and BACKUP_PASSPHRASE.',
  },
  'doctor.backups.noFolder': {
    de: 'Das Verzeichnis BACKUP_DIR ({folder}) gibt es nicht.',
    en: 'The folder BACKUP_DIR ({folder}) does not exist.',
  },
  'doctor.backups.noFolderTodo': {
    de: 'Hängen Sie die Platte ein, oder legen Sie es für das Konto des Portals an.',
    en: 'Mount the disk, or make the folder for the portal’s account.',
  },
  'doctor.backups.unreadable': {
    de: 'BACKUP_DIR ({folder}) lässt sich nicht lesen und beschreiben ({reason}).',
    en: 'BACKUP_DIR ({folder}) cannot be read and written ({reason}).',
  },
  'doctor.backups.unreadableTodo': {
    de: 'Geben Sie das Verzeichnis dem Konto des Portals.',
    en: 'Give the folder to the portal’s account.',
  },
  'doctor.backups.first': {
    de: 'In BACKUP_DIR ({folder}) liegt noch keine Sicherung.',
    en: 'There is no backup in BACKUP_DIR ({folder}) yet.',
  },
  'doctor.backups.todo': {
    de: 'Wählen Sie „Jetzt sichern“ auf der Seite „Betrieb“, und sehen Sie, was daraus wird (docs/operating.md, 4 und 5).',
    en: 'Choose “Back up now” on the page “System status”, and see what comes of it (docs/operating.md, 4 and 5).',
  },
  'doctor.backups.ok': {
    de: 'Die neueste ist {hours} {hours|Stunde|Stunden} alt.',
    en: 'The newest is {hours} {hours|hour|hours} old.',
  },
  'doctor.backups.old': {
    de: 'Die neueste ist {hours} Stunden alt.',
    en: 'The newest is {hours} hours old.',
  },
  'doctor.backups.failed': {
    de: 'Die letzte Sicherung ist gescheitert: {problem}',
    en: 'The last backup failed: {problem}',
  },
  'doctor.backups.noBackup': { de: '{file} ist keine Sicherung von Keywerk.', en: '{file} is no backup of Keywerk.' },
} as const
