/** The page of a cloud account, what is done with several of its people, and the settings of all accounts. */
export const cloudAccountTexts = {
  'cloudAccount.tabs': { de: 'Bereiche des Cloud-Kontos', en: 'Sections of the cloud account' },
  'cloudAccount.tab.account': { de: 'Konto', en: 'Account' },
  'cloudAccount.tab.users': { de: 'Anwender', en: 'Users' },
  'cloudAccount.tab.products': { de: 'Produkte', en: 'Products' },
  'cloudAccount.tab.usage': { de: 'Nutzung', en: 'Usage' },
  'cloudAccount.tab.costs': { de: 'Kosten', en: 'Costs' },
  'cloudAccount.created': { de: 'Angelegt', en: 'Created' },
  'cloudAccount.changed': { de: 'Zuletzt geändert', en: 'Last changed' },
  'cloudAccount.onBy': { de: '{day} von {name}', en: '{day} by {name}' },
  'cloudAccount.next.ends': {
    de: 'Dieses Cloud-Konto endet am {day}. Danach kann sich niemand mehr anmelden.',
    en: 'This cloud account expires on {day}. No one can sign in after that.',
  },
  'cloudAccount.next.expired': {
    de: 'Dieses Cloud-Konto ist am {day} abgelaufen: Niemand kann sich anmelden.',
    en: 'This cloud account expired on {day}: no one can sign in.',
  },
  'cloudAccount.next.extend': { de: 'Jetzt verlängern', en: 'Extend now' },
  'cloudAccount.next.product': { de: 'Produkt einschalten', en: 'Switch on product' },
  'cloudAccount.next.company': { de: 'Produkte der Firma', en: 'Company products' },
  'cloudAccount.next.nobody': {
    de: 'Dieses Cloud-Konto hat noch keine Anwender.',
    en: 'This cloud account has no users yet.',
  },
  'cloudAccount.next.noAccess': {
    de: 'Zurzeit hat niemand einen eingeschalteten Zugang.',
    en: 'No one currently has access.',
  },
  'cloudAccount.next.users': { de: 'Zu den Anwendern', en: 'Go to users' },
  'cloudAccount.which': { de: 'Cloud-Konto', en: 'Cloud account' },
  'cloudAccount.open': { de: 'Zum Cloud-Konto', en: 'Go to cloud account' },
  'cloudAccount.called': { de: 'Cloud-Konto {stack}', en: 'Cloud account {stack}' },
  'cloudAccount.one': { de: '{stack}, bis {end}', en: '{stack}, until {end}' },
  'cloudAccount.extendNamed': { de: 'Cloud-Konto von {name} verlängern', en: 'Extend cloud account of {name}' },
  'cloudAccount.endless': {
    de: 'Alle Cloud-Konten laufen unbegrenzt.',
    en: 'No cloud account has an expiry date.',
  },
  'cloudAccount.none': { de: 'Diese Firma hat noch kein Cloud-Konto.', en: 'This company has no cloud account yet.' },
  'cloudAccount.takeOver': { de: 'Anwender übernehmen', en: 'Carry over users' },
  'cloudAccount.from': {
    de: '{stack}, bis {end} ({used} mit Zugang)',
    en: '{stack}, until {end} ({used} with access)',
  },
  'cloudAccount.takeOverHint': {
    de: 'Aus diesem Konto kommen alle Anwender mit ihrem Zugang und das verknüpfte Produkt. Wer einen Platz bekommt, erhält eine E-Mail.',
    en: 'All users, their access and the linked product are carried over from this account. Everyone who gets a seat receives an email.',
  },
  'cloudAccount.on': { de: 'Zugang einschalten', en: 'Switch access on' },
  'cloudAccount.off': { de: 'Zugang ausschalten', en: 'Switch access off' },
  'cloudAccount.invite': { de: 'Einladen', en: 'Invite' },
  'cloudAccount.remove': { de: 'Entfernen', en: 'Remove' },
  'cloudAccount.removeNamed': { de: '{names} entfernen', en: 'Remove {names}' },
  'cloudAccount.more': { de: '{names} und {more} weitere', en: '{names} and {more} more' },
  'cloudAccount.onQuestion': {
    de: 'Einen Platz bekommen: {names}. Sie erhalten eine E-Mail mit dem Weg zur Cloud.',
    en: 'These people get a seat: {names}. They receive an email explaining how to sign in to the cloud.',
  },
  'cloudAccount.offQuestion': {
    de: 'Den Zugang verlieren: {names}. Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.',
    en: 'These people lose access: {names}. This takes effect after one minute; until then it can be undone.',
  },
  'cloudAccount.offStreaming': {
    de: 'Gerade arbeiten in der Cloud: {names}. Diese Sitzungen enden, nicht Gespeichertes geht verloren.',
    en: 'Working in the cloud right now: {names}. Their sessions will end and unsaved work will be lost.',
  },
  'cloudAccount.inviteQuestion': {
    de: 'Eine Einladung erhalten: {names}. Der Link darin schaltet den Zugang ein, solange ein Platz frei ist.',
    en: 'These people will be invited: {names}. The link in the email switches on their access while a seat is free.',
  },
  'cloudAccount.removeQuestion': {
    de: '{names} von der Liste der Cloud-Anwender nehmen? Sie bleiben Ansprechpartner der Firma und lassen sich wieder auswählen.',
    en: 'Remove {names} from the cloud users? They remain contacts of the company and can be selected again.',
  },
  'cloudAccount.onDone': { de: 'Zugang haben jetzt: {names}.', en: 'Access is now on for: {names}.' },
  'cloudAccount.inviteDone': {
    de: '{count} {count|Einladung ist|Einladungen sind} unterwegs.',
    en: '{count} {count|invitation is|invitations are} on the way.',
  },
  'cloudAccount.inviteLeftOut': {
    de: '{count} {count|Einladung ist|Einladungen sind} unterwegs. Wer in der letzten Minute eingeladen wurde, bekommt keine zweite.',
    en: '{count} {count|invitation is|invitations are} on the way. Anyone invited within the last minute is not invited again.',
  },
  'cloudAccount.removeDone': {
    de: 'Nicht mehr Cloud-Anwender: {names}.',
    en: 'No longer cloud users: {names}.',
  },
  'cloudAccount.changedBy': { de: 'Geändert', en: 'Changed' },
  'cloudAccount.chooseAll': { de: 'Auswahl übernehmen', en: 'Add selected' },
  'cloudAccount.chosen': {
    de: '{count} {count|Person ist|Personen sind} jetzt Cloud-Anwender, noch ohne Zugang.',
    en: '{count} {count|person is now a cloud user|people are now cloud users}, without access yet.',
  },
  'cloudAccount.noContacts': {
    de: 'Diese Firma hat noch keine Ansprechpartner. Legen Sie den ersten an.',
    en: 'This company has no contacts yet. Create the first one.',
  },
} as const
