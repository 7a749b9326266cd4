export const helpTexts = {
  'help./verify': {
    de: 'Ziehen Sie eine Lizenzdatei hierher, und die Seite sagt, ob sie echt ist und wie lange sie gilt. Mit der Lizenzanfrage (.id) des Rechners prüft sie auch, ob die Lizenz zu diesem Rechner passt. Geprüft wird im Browser; keine Datei verlässt Ihren Rechner.',
    en: 'Drop a licence file here to see whether it is genuine and how long it is valid. Add the machine’s licence request (.id) to check whether the licence fits that machine. Everything is checked in your browser; no file leaves your computer.',
  },
} as const
