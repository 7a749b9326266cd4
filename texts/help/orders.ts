export const helpTexts = {
  'help./management/payments': {
    de: 'Hier stehen Meldungen des Shops, die zu keiner Bestellung passen, im Betrag abweichen oder falsch signiert sind. Der Grund steht daneben. Ist die Ursache behoben, lassen Sie die Meldung noch einmal verbuchen; nichts Bezahltes geht verloren.',
    en: 'These are notifications of the shop that match no order, differ in amount or carry a wrong signature. The reason is shown next to it. Once the cause is settled, have the notification processed again; nothing paid is lost.',
  },
  'help./orders': {
    de: 'Hier stehen Ihre Bestellungen mit Betrag und Stand. Nach der Zahlung dauert es meist nur Sekunden, bis „bezahlt“ erscheint. Den Beleg laden Sie am Ende der Zeile herunter.',
    en: 'These are your orders with amount and state. After paying it usually takes only seconds until “paid” appears. Download the receipt at the end of the row.',
  },
} as const
