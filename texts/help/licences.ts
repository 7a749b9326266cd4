export const helpTexts = {
  'help./verify': {
    de: 'Ziehen Sie eine Lizenzdatei hierher, und die Seite sagt, ob sie echt ist und wie lange sie gilt. Mit der Lizenzanfrage (.id) des Rechners prüft sie auch, ob die Lizenz zu diesem Rechner passt. Geprüft wird im Browser; keine Datei verlässt Ihren Rechner.',
    en: 'Drag a licence file here, and the page says whether it is genuine and how long it is valid. With the machine’s licence request (.id) it also checks whether the licence fits that machine. Everything is checked in the browser; no file leaves your computer.',
  },
} as const
