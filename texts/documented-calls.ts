import type { Text } from './fill.ts'

export const documentedCallTexts = {
  'calls.title': { de: 'Alte Schnittstelle (v0)', en: 'Legacy API (v0)' },
  'calls.context': {
    de: 'Welche Programme noch die alten Aufrufe unter /v0 nutzen: die letzten 30 Tage, ohne Inhalte. Was niemand mehr braucht, schalten Sie ab.',
    en: 'Programs still using the old calls under /v0 in the last 30 days, without contents. Turn off calls that are no longer needed.',
  },
  'calls.call': { de: 'Aufruf', en: 'Call' },
  'calls.uses': { de: 'Anzahl', en: 'Count' },
  'calls.lastUsed': { de: 'Zuletzt', en: 'Last used' },
  'calls.callers': { de: 'Von', en: 'By' },
  'calls.nobody': { de: 'ohne Anmeldung', en: 'not signed in' },
  'calls.state': { de: 'Stand', en: 'Status' },
  'calls.on': { de: 'eingeschaltet', en: 'on' },
  'calls.off': { de: 'abgeschaltet', en: 'off' },
  'calls.turnOff': { de: 'Abschalten', en: 'Turn off' },
  'calls.turnOn': { de: 'Einschalten', en: 'Turn on' },
  'calls.turnOffQuestion': {
    de: '„{call}“ antwortet Programmen dann, dass es den Aufruf nicht mehr gibt (410). In den letzten 30 Tagen wurde er {uses} Mal beantwortet.',
    en: '“{call}” then tells programs that the call no longer exists (410). It was answered {uses} {uses|time|times} in the last 30 days.',
  },
  'calls.turnedOff': { de: '„{call}“ ist abgeschaltet.', en: '“{call}” has been turned off.' },
  'calls.turnedOn': { de: '„{call}“ ist wieder eingeschaltet.', en: '“{call}” has been turned on again.' },
  'calls.empty': {
    de: 'In den letzten 30 Tagen hat kein Programm einen dieser Aufrufe genutzt. Was es gibt, steht unter /api/v0.',
    en: 'No program used one of these calls in the last 30 days. All calls are listed at /api/v0.',
  },
} as const satisfies Record<string, Text>
