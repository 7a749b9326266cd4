export const helpTexts = {
  'help./campaigns': {
    de: 'Eine Kampagne ändert viele Lizenzen auf einmal, etwa zwölf Monate länger für ein Produkt. Zuerst wählen Sie aus, dann zeigt die Vorschau jede Firma, erst danach wird ausgestellt. Eine beendete Kampagne lässt sich zurücknehmen.',
    en: 'A campaign changes many licences together, for example to add twelve months to a product. First select, then preview each company; licences are issued only after that. A finished campaign can be rolled back.',
  },
} as const
