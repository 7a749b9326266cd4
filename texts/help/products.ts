export const helpTexts = {
  'help./products/myproducts': {
    de: 'Hier stehen die Produkte, die zu Ihrem Konto gehören. Ein Klick auf ein Produkt zeigt Ihre Lizenz und was als Nächstes zu tun ist. Fehlt ein Produkt, wenden Sie sich bitte an den Hersteller.',
    en: 'The products that belong to your account. Click a product to see your licence and the next step. If a product is missing, please contact the vendor.',
  },
  'help./products/companyproducts': {
    de: 'Hier stehen die Produkte Ihrer Firma mit ihren Lizenzen und deren Ende. Ein Klick öffnet den Lizenzpass: Dort laden Sie Lizenzdateien herunter, fragen eine Verlängerung an oder melden einen neuen Rechner. Was Sie angefragt haben, steht weiter unten mit seinem Stand.',
    en: 'Your company’s products with their licences and expiries. Click a product to open its licence passport, where you download licence files, request a renewal or report a new machine. Your requests are listed below with their status.',
  },
  'help./products/allproducts': {
    de: 'Der Katalog aller Produkte und Versionen. An einem Produkt legen Sie fest, welche Module es hat, welche Masterkonfiguration gilt und was Studierende davon bekommen. Einer Firma geben Sie ein Produkt auf der Seite der Firma.',
    en: 'The catalogue of all products and versions. Each product defines its modules, its master configuration and what students get. Add a product to a company on the company’s page.',
  },
} as const
