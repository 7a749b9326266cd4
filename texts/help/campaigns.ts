export const helpTexts = {
  'help./campaigns': {
    de: 'Eine Kampagne ändert viele Lizenzen auf einmal, etwa zwölf Monate länger für ein Produkt. Zuerst wählen Sie aus, dann zeigt die Vorschau jede Firma, erst danach wird ausgestellt. Eine beendete Kampagne lässt sich zurücknehmen.',
    en: 'A campaign changes many licences immediately, such as twelve months more for a product. First you select, then the preview shows each company, and only then licences are issued. A finished campaign can be undone.',
  },
} as const
