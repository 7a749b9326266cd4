/** What the link of a place at an event opens. */
export const eventPlaceTexts = {
  'eventPlace.title': { de: 'Ihr Platz', en: 'Your seat' },
  'eventPlace.looking': { de: 'Der Link wird geprüft …', en: 'Checking the link …' },
  'eventPlace.number': { de: 'Platz {number}', en: 'Seat {number}' },
  'eventPlace.incomplete': {
    de: 'Dieser Link ist unvollständig. Bitte scannen Sie den Code noch einmal, oder kopieren Sie den ganzen Link.',
    en: 'This link is incomplete. Please scan the code again, or copy the whole link.',
  },
  'eventPlace.when': { de: 'Von {from} bis {to}', en: 'From {from} to {to}' },
  'eventPlace.early': {
    de: 'Ihr Platz öffnet am {opens}, eine Viertelstunde vor dem Beginn. Sie können diese Seite offen lassen: Sie merkt es von selbst.',
    en: 'Your seat opens on {opens}, 15 minutes before the start. You can leave this page open: it updates automatically.',
  },
  'eventPlace.opensIn': { de: 'Noch {time}', en: '{time} to go' },
  'eventPlace.over': {
    de: 'Diese Veranstaltung ist seit {ends} vorbei. Der Link gilt nicht mehr.',
    en: 'This event ended on {ends}. The link is no longer valid.',
  },
  'eventPlace.ready': {
    de: 'Ihr Platz ist bereit. Die Software läuft im Browser; Sie müssen nichts installieren und kein Konto haben.',
    en: 'Your seat is ready. The software runs in your browser; you do not need to install anything or have an account.',
  },
  'eventPlace.start': { de: 'Jetzt starten', en: 'Start now' },
  'eventPlace.goOn': { de: 'Weitermachen', en: 'Continue' },
  'eventPlace.endOwn': { de: 'Beenden und neu beginnen', en: 'End and start new' },
  'eventPlace.own': {
    de: 'An diesem Platz haben Sie schon gearbeitet. Sie können dort weitermachen oder die Sitzung beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'You have used this seat before. You can continue your session, or end it and start a new one; unsaved work will be lost.',
  },
  'eventPlace.ownSince': {
    de: 'Ihre Sitzung läuft seit {time}. Sie können dort weitermachen oder sie beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'Your session has been running since {time}. You can continue it, or end it and start a new one; unsaved work will be lost.',
  },
  'eventPlace.taken': {
    de: 'An diesem Platz arbeitet gerade jemand anderes. Nehmen Sie einen anderen Link, oder bitten Sie die Person, die die Veranstaltung leitet, um einen.',
    en: 'Someone else is using this seat right now. Use another link, or ask the event organiser for one.',
  },
  'eventPlace.takenWait': {
    de: 'Diese Seite sieht alle 30 Sekunden nach, ob er frei ist.',
    en: 'This page checks every 30 seconds whether it is free.',
  },
  'eventPlace.full': {
    de: 'Zurzeit ist in der Cloud kein Rechner frei. Lassen Sie diese Seite offen: Sobald einer frei wird, startet Ihre Sitzung von selbst.',
    en: 'No machine is free in the cloud at the moment. Leave this page open: your session starts automatically as soon as one is free.',
  },
  'eventPlace.away': {
    de: 'Die Cloud antwortet gerade nicht. Lassen Sie diese Seite offen, sie versucht es von selbst noch einmal.',
    en: 'The cloud is not responding at the moment. Leave this page open; it retries automatically.',
  },
  'eventPlace.refused': {
    de: 'Die Cloud konnte keine Sitzung öffnen. Bitte sagen Sie der Person Bescheid, die die Veranstaltung leitet, und versuchen Sie es dann noch einmal.',
    en: 'The cloud could not open a session. Please tell the event organiser, then try again.',
  },
  'eventPlace.noStack': {
    de: 'Für diese Veranstaltung ist zurzeit keine Umgebung eingerichtet. Bitte sagen Sie der Person Bescheid, die sie leitet.',
    en: 'No environment is currently set up for this event. Please tell the event organiser.',
  },
  'eventPlace.nextTry': {
    de: 'Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'Retrying in {seconds} {seconds|second|seconds}.',
  },
  'eventPlace.tryNow': { de: 'Jetzt versuchen', en: 'Try now' },
  'eventPlace.lookNow': { de: 'Jetzt nachsehen', en: 'Check now' },
  'eventPlace.stop': { de: 'Nicht mehr warten', en: 'Stop waiting' },
  'eventPlace.tryAgain': { de: 'Noch einmal versuchen', en: 'Try again' },
  'eventPlace.starting': { de: 'Ihre Sitzung startet …', en: 'Your session is starting …' },
  'eventPlace.startingText': {
    de: 'Sie werden gleich weitergeleitet. Geschieht nichts, öffnen Sie sie hier:',
    en: 'You will be redirected in a moment. If nothing happens, open your session here:',
  },
  'eventPlace.open': { de: 'Sitzung öffnen', en: 'Open session' },
} as const
