export const helpTexts = {
  'help./cloudcompanies': {
    de: 'Hier stehen die Firmen mit Cloud-Produkt: belegte Plätze, laufende Sitzungen und was bald endet. Der Name öffnet das Cloud-Konto, bei mehreren die Auswahl; rechts verlängern Sie ein Konto oder öffnen alle Konten der Firma und legen dort ein weiteres an. Ein Stack ist die Umgebung, aus der die Software gestreamt wird, eine Flotte sind die Rechner dahinter, ein Bucket ist der Speicher der Firma bei AWS.',
    en: 'Companies with a cloud product: seats in use, running sessions and upcoming expiries. Click a name to open the cloud account, or to choose one if there are several; on the right you can extend an account or open all accounts of the company and create another. A stack is the environment the software is streamed from, a fleet the machines behind it, a bucket the company’s storage at AWS.',
  },
  'help./cloudsettings': {
    de: 'Diese Angaben gelten für alle Cloud-Konten: wie lange ein Platz nach einem Wechsel vergeben bleibt und welche Kontotypen vergeben werden. Was Sie hier speichern, geht den Einstellungen des Betreibers vor. Zurückgesetzt gelten wieder seine.',
    en: 'These settings apply to all cloud accounts: how long a seat stays assigned after a change and which account types are assigned. What you save here overrides the operator’s settings. A reset restores them.',
  },
} as const
