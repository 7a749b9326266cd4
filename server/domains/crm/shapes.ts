import { z } from 'zod'

// Whatever kind of value the CRM sends for a field, it is text here: trimmed, bounded, without control characters.
const line = (max: number) =>
  z
    .union([z.string(), z.number(), z.boolean(), z.null()])
    .optional()
    .transform((value) => bounded(String(value ?? '').replace(/\s+/g, ' '), max))
const lines = (max: number) =>
  z
    .union([z.string(), z.null()])
    .optional()
    .transform((value) => bounded((value ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n'), max))

// oxlint-disable-next-line no-control-regex -- excluding them is the purpose
const control = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g
const bounded = (text: string, max: number) => text.replace(control, ' ').trim().slice(0, max).toWellFormed()

/** Answer of /vemasentityaddress: a company. */
export const crmEntity = z.object({
  Firma_1: line(200).refine((name) => name !== ''),
  Kundennummer: line(30),
  Kundenart: line(100),
  Ort: line(120),
  Strasse: line(140),
  PLZ: line(20),
  Land: line(60),
  Vorwahl: line(20),
  Telefon: line(50),
  Telefax: line(50),
  Email: line(254),
  Homepage: line(300),
  Bemerkung: lines(4000),
  Nummer: line(30),
  Servicevertrag: line(10),
  ServicevertragStart: line(40),
  ServicevertragEnde: line(40),
})
export type CrmEntity = z.output<typeof crmEntity>
export const entityAnswer = z.object({ data: crmEntity.nullish() })

const rows = <Attributes>(attributes: z.ZodType<Attributes>) =>
  z
    .object({ data: z.object({ data: z.array(z.object({ attributes })).max(20_000) }) })
    .transform(({ data }) => data.data.map((row) => row.attributes))

/** Answer of /vemascombosearchadressen: companies that match. */
export const companiesAnswer = rows(
  z.object({
    AccountID: line(18).refine((number) => /^\d+$/.test(number)),
    Ort: line(120),
    PLZ_Neu: line(20),
    Straße: line(140),
    Zusatzstichwort: line(200),
  }),
)

/** Answer of /vemascombokontakte: contacts of a company; the last is an addition that not every installation has. */
export const contactsAnswer = rows(
  z.object({
    KontaktVorname: line(100),
    KontaktNachname: line(100),
    KontaktEmail: line(254),
    KontaktPosition: line(100),
  }),
)

/** Answer of /vemascombosearchdocuments. */
export const documentsAnswer = rows(
  z.object({ DokumentID: line(30), Titel: line(200), Datum: line(40), Dateiname: line(255), AccountID: line(18) }),
)

/** The CRM's message in place of data. */
export const messageAnswer = z.object({ Message: z.string() })
export const messageText = (message: string): string => bounded(message, 300)
