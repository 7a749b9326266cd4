export const helpTexts = {
  'help./management/payments': {
    de: 'Hier stehen Meldungen des Shops, die zu keiner Bestellung passen, im Betrag abweichen oder falsch signiert sind. Der Grund steht daneben. Ist die Ursache behoben, lassen Sie die Meldung noch einmal verbuchen; nichts Bezahltes geht verloren.',
    en: 'Shop notifications that match no order, differ in amount or carry an invalid signature. The reason is shown next to each. Once the cause is fixed, process the notification again; no payment is lost.',
  },
  'help./orders': {
    de: 'Hier stehen Ihre Bestellungen mit Betrag und Stand. Nach der Zahlung dauert es meist nur Sekunden, bis „bezahlt“ erscheint. Den Beleg laden Sie am Ende der Zeile herunter.',
    en: 'Your orders with amount and status. After payment it usually takes only seconds until “paid” appears. Download the receipt at the end of the row.',
  },
} as const
