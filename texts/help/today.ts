export const helpTexts = {
  'help./today': {
    de: 'Hier beginnt der Tag: was auf eine Entscheidung wartet, was bald abläuft, was ausgestellt wurde und was nicht gelungen ist. Was wartet, endet oder fehlschlug, führt in die Liste dahinter. Ein Klick auf einen Monat im Diagramm der Enden zeigt, was in diesem Monat endet.',
    en: 'The day starts here: what waits for a decision, what ends soon, what was issued and what failed. What waits, ends or failed leads to the list behind it. A click on a month in the chart of ends shows what ends in that month.',
  },
  'help./inbox': {
    de: 'Hier steht alles, was eine Entscheidung braucht: Anfragen, Umzüge, Registrierungen, Nachweise und Zahlungen ohne Bestellung. Das Älteste steht oben. Ein Klick öffnet den Vorgang dort, wo er entschieden wird; danach verschwindet er von selbst.',
    en: 'Everything that needs a decision is here: requests, moves, registrations, proofs and payments without an order. The oldest comes first. A click opens the matter where it is decided; afterwards it disappears by itself.',
  },
} as const
