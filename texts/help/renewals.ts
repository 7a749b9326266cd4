export const helpTexts = {
  'help./expiringlicences': {
    de: 'Hier steht, was in 30, 60 oder 90 Tagen endet oder schon abgelaufen ist; das Ende einzelner Module zählt mit. Ein Klick auf einen Monat des Diagramms zeigt nur diesen. Wählen Sie Zeilen aus und verlängern Sie sie zusammen: Vor dem Ausstellen sehen Sie, was sich ändert.',
    en: 'Licences that expire within 30, 60 or 90 days, or have expired, including single modules. Click a month in the chart to show only that month. Select rows and extend them together: you see what changes before anything is issued.',
  },
  'help./management/requests': {
    de: 'Hier stehen Anfragen der Kunden, etwa nach Verlängerung oder einer neuen Lizenz. Öffnen Sie eine Anfrage, um die Rechner und ihr Ende zu sehen und gleich zu verlängern. Die Antwort erreicht den Kunden per E-Mail und im Portal.',
    en: 'Customer requests, for example for a renewal or a new licence. Open one to see the machines with their expiries and extend them right there. The answer reaches the customer by email and in the portal.',
  },
} as const
