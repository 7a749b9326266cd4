export const helpTexts = {
  'help./today': {
    de: 'Hier beginnt der Tag: was auf eine Entscheidung wartet, was bald abläuft, was ausgestellt wurde und was nicht gelungen ist. Was wartet, endet oder fehlschlug, führt in die Liste dahinter. Ein Klick auf einen Monat im Diagramm der Enden zeigt, was in diesem Monat endet.',
    en: 'Your day starts here: what needs a decision, what expires soon, what was issued and what failed. Each entry leads to the list behind it. Click a month in the chart to see what expires in that month.',
  },
  'help./inbox': {
    de: 'Hier steht alles, was eine Entscheidung braucht: Anfragen, Umzüge, Registrierungen, Nachweise und Zahlungen ohne Bestellung. Das Älteste steht oben. Ein Klick öffnet den Vorgang dort, wo er entschieden wird; danach verschwindet er von selbst.',
    en: 'Everything that needs a decision: requests, moves, registrations, student proofs and payments without an order. The oldest comes first. Click an entry to open it where it is decided; it then disappears on its own.',
  },
} as const
