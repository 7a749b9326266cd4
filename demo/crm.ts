/** What the embedded CRM knows: companies as VEMAS spells them, with everything that is hard about them. */

interface Entity {
  [field: string]: string | number | boolean | null
}

export interface CrmDemoCompany {
  id: string
  entity: Entity
  /** What its search finds besides name and city. */
  keywords?: string[]
  contacts?: { KontaktVorname: string; KontaktNachname: string; KontaktEmail: string; KontaktPosition?: string }[]
  documents?: { DokumentID: string; Titel: string; Datum: string; Dateiname: string }[]
}

const company = (
  id: string,
  [name, customerNumber, kind]: [string, string, string],
  [street, zipCode, city, country]: [string, string, string, string],
  more: Entity = {},
): CrmDemoCompany => ({
  id,
  entity: {
    Firma_1: name,
    Kundennummer: customerNumber,
    Kundenart: kind,
    Ort: city,
    Strasse: street,
    PLZ: zipCode,
    Land: country,
    Vorwahl: '',
    Telefon: '',
    Telefax: '',
    Email: '',
    Homepage: '',
    Bemerkung: '',
    Nummer: id,
    Servicevertrag: 'false',
    ServicevertragStart: '1970-01-01',
    ServicevertragEnde: '1970-01-01',
    ...more,
  },
})

const contact = (KontaktVorname: string, KontaktNachname: string, KontaktEmail: string, KontaktPosition = '') => ({
  KontaktVorname,
  KontaktNachname,
  KontaktEmail,
  KontaktPosition,
})
const document = (DokumentID: string, Titel: string, Datum: string, Dateiname: string) => ({
  DokumentID,
  Titel,
  Datum,
  Dateiname,
})

/** Numbers in the CRM of companies the portal's demo data has. */
export const crmIdOfDemo: Record<string, string> = { '10023': '70023', '10147': '70147', '10311': '70311' }

export const crmCompanies: readonly CrmDemoCompany[] = [
  {
    ...company(
      '70023',
      ['Müller & Söhne Antriebstechnik GmbH & Co. KG', '10023', 'Firma'],
      ['Zahnradgasse 14', '33602', 'Bielefeld', 'DEU'],
      {
        Vorwahl: '0521',
        Telefon: '998877-0',
        Telefax: '998877-9',
        Email: 'Zentrale@mueller-soehne.example',
        Homepage: 'www.mueller-soehne.example',
        Bemerkung: 'Umzug im Frühjahr\r\nLieferung über Tor 3',
        Servicevertrag: true,
        ServicevertragStart: '2024-04-01T00:00:00',
        ServicevertragEnde: '9999-12-31T00:00:00',
      },
    ),
    contacts: [
      contact('Jürgen', 'Größer', 'j.groesser@mueller-soehne.example', 'Leiter Konstruktion'),
      contact('Zoë', 'Ünlü', 'z.uenlue@mueller-soehne.example', 'Einkauf'),
      contact('Ina', 'Ohne', ''),
      contact('Doppelt', 'Größer', 'J.Groesser@mueller-soehne.example'),
      contact('Kontakt', 'Kundin', 'customer@wellenwerk.example'),
      contact('Anderswo', 'Bekannt', 'customer2@wellenwerk.example'),
      contact('', 'Sammelpostfach', 'konstruktion@mueller-soehne.example'),
      contact('Falsch', 'Geschrieben', 'falsch(at)mueller-soehne.example'),
    ],
    documents: [
      document('D-1001', 'Lizenz Netzwerk 19', '2023-11-02T09:15:00', 'Wellenwerk_Netzwerk_19_10023.lic'),
      document('D-1002', 'Lizenz Einzelplatz 18', '14.03.2021', 'Wellenwerk_Einzelplatz_18_10023.LIC'),
      document('D-1003', 'Wartungsvertrag', '2024-04-01', 'Wartungsvertrag_2024.pdf'),
      document('D-1004', 'Lizenz der Nordsee Getriebe', '2024-05-07', 'Wellenwerk_Netzwerk_20_10311.lic'),
      document('D-1005', 'Verlorene Lizenz', '2020-01-01', 'verschwunden.lic'),
    ],
  },
  company(
    '70147',
    ['Konstruktionsbüro Lindqvist', '10147', 'Verkauftsagent'],
    ['Am Germaniahafen 3', '24103', 'Kiel', 'DEU'],
    { Email: 'info@lindqvist.example' },
  ),
  {
    ...company(
      '70311',
      ['Nordsee Getriebe AG', '10311', 'Forschungsinstitut'],
      ['Rheinufer 1', '50667', 'Köln', 'DEU'],
    ),
    contacts: [],
  },
  company(
    '81001',
    ['Überlinger Zahnradwerke GmbH', '20811', 'Interesent'],
    ['Seestraße 12a', '88662', 'Überlingen', 'DEU'],
    {
      Vorwahl: '07551',
      Telefon: '4711-0',
      Email: 'info@zahnradwerke.example',
      Homepage: 'zahnradwerke.example',
      Servicevertrag: 'true',
      ServicevertragStart: '2025-01-01',
      ServicevertragEnde: '2027-12-31',
    },
  ),
  company(
    '81002',
    ['Alpen-Antriebe Gesellschaft m.b.H.', '20812', 'Verkauftsagent'],
    ['Unter den Linden', '6020', 'Innsbruck', 'AUT'],
    { Vorwahl: '+43 512', Telefon: '900100' },
  ),
  company(
    '81003',
    ['Hochschule Ölsnitz Institut für Maschinenelemente', '20813', 'Hochschule'],
    ['Königsplatz 2 b', '08606', 'Ölsnitz', 'DEU'],
  ),
  company('81004', ['Vlaamse Tandwielen N.V.', '20814', 'Konzern'], ['Kerkstraat 88', '9000', 'Gent', 'BEL']),
  company('81005', ['Zahnradtechnik Namenlos', '', 'Firma'], ['Werkstraße', '01067', 'Dresden', 'DEU']),
  company(
    '81006',
    ['Hamburger Wellenbau Ehlers KG', '20816', 'Einkaufsverband'],
    ['Elbchaussee 77', '22763', 'Hamburg', 'DEU'],
    { Servicevertrag: 'true', ServicevertragStart: '', ServicevertragEnde: '9999-12-31' },
  ),
  // Known here already: by its customer number, and by its e-mail address.
  company('81007', ['Lindqvist Konstruktion', '10147', 'Firma'], ['Hafenstraße 3', '24103', 'Kiel', 'DEU']),
  company('81008', ['Zahnrad Zentrum Überlingen', '20818', 'Firma'], ['Seepromenade 1', '88662', 'Überlingen', 'DEU'], {
    Email: 'info@zahnradwerke.example',
  }),
  // The same company twice, as a CRM has it after a merger.
  company('81009', ['Ruhr Kupplungen GmbH', '20819', 'Firma'], ['Zechenweg 5', '45127', 'Essen', 'DEU']),
  company('81010', ['Ruhr Kupplungen GmbH', '20820', 'Firma'], ['Zechenweg 5', '45127', 'Essen', 'DEU']),
  ...Array.from({ length: 14 }, (_, index) =>
    company(
      String(82_001 + index),
      [`Prüfstand ${String.fromCharCode(65 + index)} Messtechnik GmbH`, String(21_001 + index), 'Firma'],
      [`Messweg ${index + 1}`, '70173', 'Stuttgart', 'DEU'],
    ),
  ),
]

/** Documents that can be fetched, by number; one that is listed is gone. */
export const crmFiles: Record<string, string> = {
  'D-1001':
    '# licence file\r\nAGREEMENT=10023\r\nPRODUCT=Wellenwerk Netzwerk\r\nVERSION=19\r\nMODULE=E;5;31.12.9999\r\nMODULE=WELLE;5;31.12.2026\r\n',
  'D-1002':
    '# licence file\r\nAGREEMENT=10023\r\nPRODUCT=Wellenwerk Einzelplatz\r\nVERSION=18\r\nMODULE=E;1;31.12.9999\r\n',
  'D-1004': '# licence file\nAGREEMENT=10311\nPRODUCT=Wellenwerk Netzwerk\nVERSION=20\nMODULE=E;10;31.12.9999\n',
}

/** Asked for these words, or a number in these thousands, the CRM behaves as real ones do on bad days. */
export const crmFaults = {
  langsam: 'slow',
  haengt: 'hang',
  stoerung: 'broken',
  kauderwelsch: 'garbage',
  umleitung: 'redirect',
  riesig: 'huge',
  abbruch: 'cut',
  lizenz: 'message',
} as const
export type CrmFault = (typeof crmFaults)[keyof typeof crmFaults]

/** Numbers that bring the same about: `99001` hangs. */
export const crmFaultNumbers: Record<string, CrmFault> = {
  '99001': 'hang',
  '99002': 'broken',
  '99003': 'garbage',
  '99004': 'redirect',
  '99005': 'huge',
  '99006': 'cut',
  '99007': 'message',
  '99008': 'slow',
}
