/** What the link of a place at an event opens. */
export const eventPlaceTexts = {
  'eventPlace.title': { de: 'Ihr Platz', en: 'Your place' },
  'eventPlace.looking': { de: 'Der Link wird geprüft …', en: 'Checking the link …' },
  'eventPlace.number': { de: 'Platz {number}', en: 'Place {number}' },
  'eventPlace.incomplete': {
    de: 'Dieser Link ist unvollständig. Bitte scannen Sie den Code noch einmal, oder kopieren Sie den ganzen Link.',
    en: 'This link is incomplete. Please scan the code again, or copy the whole link.',
  },
  'eventPlace.when': { de: 'Von {from} bis {to}', en: 'From {from} to {to}' },
  'eventPlace.early': {
    de: 'Ihr Platz öffnet am {opens}, eine Viertelstunde vor dem Beginn. Sie können diese Seite offen lassen: Sie merkt es von selbst.',
    en: 'Your place opens on {opens}, a quarter of an hour before the start. You can leave this page open: it will notice by itself.',
  },
  'eventPlace.opensIn': { de: 'Noch {time}', en: '{time} to go' },
  'eventPlace.over': {
    de: 'Diese Veranstaltung ist seit {ends} vorbei. Der Link gilt nicht mehr.',
    en: 'This event ended on {ends}. The link is no longer valid.',
  },
  'eventPlace.ready': {
    de: 'Ihr Platz ist bereit. Die Software läuft im Browser; Sie müssen nichts installieren und kein Konto haben.',
    en: 'Your place is ready. The software runs in the browser; you need no installation and no account.',
  },
  'eventPlace.start': { de: 'Jetzt starten', en: 'Start now' },
  'eventPlace.goOn': { de: 'Weitermachen', en: 'Continue' },
  'eventPlace.endOwn': { de: 'Beenden und neu beginnen', en: 'End it and start again' },
  'eventPlace.own': {
    de: 'An diesem Platz haben Sie schon gearbeitet. Sie können dort weitermachen oder die Sitzung beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'You have worked at this place before. You can continue there, or end the session and start again; unsaved work is then lost.',
  },
  'eventPlace.ownSince': {
    de: 'Ihre Sitzung läuft seit {time}. Sie können dort weitermachen oder sie beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'Your session has been running since {time}. You can continue there, or end it and start again; unsaved work is then lost.',
  },
  'eventPlace.taken': {
    de: 'An diesem Platz arbeitet gerade jemand anderes. Nehmen Sie einen anderen Link, oder bitten Sie die Person, die die Veranstaltung leitet, um einen.',
    en: 'Somebody else is working at this place. Take another link, or ask the person who runs the event for one.',
  },
  'eventPlace.takenWait': {
    de: 'Diese Seite sieht alle 30 Sekunden nach, ob er frei ist.',
    en: 'This page looks every 30 seconds whether it is free.',
  },
  'eventPlace.full': {
    de: 'Zurzeit ist in der Cloud kein Rechner frei. Lassen Sie diese Seite offen: Sobald einer frei wird, startet Ihre Sitzung von selbst.',
    en: 'No computer is free in the cloud at the moment. Leave this page open: as soon as one is free, your session starts by itself.',
  },
  'eventPlace.away': {
    de: 'Die Cloud antwortet gerade nicht. Lassen Sie diese Seite offen, sie versucht es von selbst noch einmal.',
    en: 'The cloud is not answering at the moment. Leave this page open, it tries again by itself.',
  },
  'eventPlace.refused': {
    de: 'Die Cloud konnte keine Sitzung öffnen. Bitte sagen Sie der Person Bescheid, die die Veranstaltung leitet, und versuchen Sie es dann noch einmal.',
    en: 'The cloud could not open a session. Please tell the person who runs the event, then try again.',
  },
  'eventPlace.noStack': {
    de: 'Für diese Veranstaltung ist zurzeit keine Umgebung eingerichtet. Bitte sagen Sie der Person Bescheid, die sie leitet.',
    en: 'No environment is set up for this event at present. Please tell the person who runs it.',
  },
  'eventPlace.nextTry': {
    de: 'Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'Next try in {seconds} {seconds|second|seconds}.',
  },
  'eventPlace.tryNow': { de: 'Jetzt versuchen', en: 'Try now' },
  'eventPlace.lookNow': { de: 'Jetzt nachsehen', en: 'Look now' },
  'eventPlace.stop': { de: 'Nicht mehr warten', en: 'Stop waiting' },
  'eventPlace.tryAgain': { de: 'Noch einmal versuchen', en: 'Try again' },
  'eventPlace.starting': { de: 'Ihre Sitzung startet …', en: 'Your session is starting …' },
  'eventPlace.startingText': {
    de: 'Sie werden gleich weitergeleitet. Geschieht nichts, öffnen Sie sie hier:',
    en: 'You will be taken there in a moment. If nothing happens, open it here:',
  },
  'eventPlace.open': { de: 'Sitzung öffnen', en: 'Open the session' },
} as const
