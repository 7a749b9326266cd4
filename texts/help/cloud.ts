export const helpTexts = {
  'help./cloudcompanies': {
    de: 'Hier stehen die Firmen mit Cloud-Produkt: belegte Plätze, laufende Sitzungen und was bald endet. Der Name öffnet das Cloud-Konto, bei mehreren die Auswahl; rechts verlängern Sie ein Konto oder öffnen alle Konten der Firma und legen dort ein weiteres an. Ein Stack ist die Umgebung, aus der die Software gestreamt wird, eine Flotte sind die Rechner dahinter, ein Bucket ist der Speicher der Firma bei AWS.',
    en: 'These are the companies with a cloud product: seats used, running sessions and what ends soon. The name opens the cloud account, or the choice where there are several; at the right you extend an account, or open all accounts of the company and create another one there. A stack is the environment the software is streamed from, a fleet the machines behind it, a bucket the company’s storage at AWS.',
  },
  'help./cloudsettings': {
    de: 'Diese Angaben gelten für alle Cloud-Konten: wie lange Plätze gesperrt sind und welche Kontotypen vergeben werden. Was Sie hier speichern, geht den Einstellungen des Betreibers vor. Zurückgesetzt gelten wieder seine.',
    en: 'These settings apply to all cloud accounts: how long places stay locked and which account types are assigned. What you save here takes precedence over the operator’s settings. After a reset the operator’s apply again.',
  },
} as const
