export const helpTexts = {
  'help./cloudcompanies': {
    de: 'Hier stehen die Firmen mit Cloud-Konto: belegte Plätze, wer gerade streamt und was bald endet. Ein Klick öffnet das Konto; dort ändern Sie Plätze, Laufzeit und Produkt und schalten Anwender ein. Ein neues Konto legen Sie beim Cloud-Produkt der Firma an.',
    en: 'These are the companies with a cloud account: places used, who streams right now and what ends soon. A click opens the account; there you change places, term and product and give people access. You create a new account on the page of the company’s cloud product.',
  },
} as const
