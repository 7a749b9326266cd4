import { packFiles } from '#contract/file-batch.ts'
import { importLicences, type ImportResult, loadLicence } from '#contract/licence-imports.ts'
import { oneFile } from '../../read-input.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { readBoolean, readId, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

/** What became of a file, as the log of the older import says it. */
const outcomes: Record<ImportResult['outcome'], string> = {
  imported: 'importiert',
  repeated: 'importiert',
  customerUnknown: 'Kundennummer nicht gefunden',
  customerAmbiguous: 'Mehrere Firmen gefunden',
  productPresent: 'Produkt mit Version bereits vorhanden',
  failed: 'Fehler beim Import',
  otherCustomer: 'licFileCustomerNumberMismatch',
}

export const licenceUploadCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/uploadlicencefiles',
    purpose:
      'Take over licence files of older systems, up to a hundred in one form; with companyID all belong to that company. A line for each file; the line SUMMARY is there when all went well.',
    operations: [importLicences],
    answers: 'text',
    takes: { files: 9_000_000 },
    example: { query: { companyID: someId }, file: 'Wellenwerk_Netzwerk_17_10147.lic' },
    // Many files of a form become one batch, and what became of them one text.
    answer: async (ask, asked) => {
      const batch = packFiles(asked.files.map(({ name, bytes }) => ({ name, blob: new Blob([new Uint8Array(bytes)]) })))
      const { items } = await ask(importLicences, {
        query: sentFields({
          companyId: readId(asked.query['companyid']) ?? undefined,
          acceptOtherNumber: acceptOf(asked),
        }),
        body: await batch.bytes(),
      })
      const done = items.filter(({ outcome }) => outcome === 'imported' || outcome === 'repeated').length
      const lines = items.map(({ fileName, outcome }) => `${fileName}: ${outcomes[outcome]}`)
      return [...lines, ...(done === items.length ? [`SUMMARY: ${done}/${items.length}`] : [])].join('\n')
    },
  },
  operationCall({
    method: 'POST',
    path: '/uploadconfigurationlicence',
    purpose: 'Load a .lic file as the first configuration of a product of a company; answers its id.',
    operation: loadLicence,
    words: { 'licences.licFileCustomerNumberMismatch': 'licFileCustomerNumberMismatch' },
    takes: { files: 1_200_000 },
    example: { query: { companyHasProductID: someId }, file: 'Wellenwerk_Netzwerk_20_10023.lic' },
    input: (asked) => ({
      params: { id: requiredId(asked.query, 'companyHasProductID') },
      query: { fileName: oneFile(asked).name, acceptOtherNumber: acceptOf(asked) },
      body: oneFile(asked).bytes,
    }),
    output: ({ configurationId }) => writtenId(configurationId),
  }),
]

const acceptOf = ({ query }: CallInput): string =>
  String(readBoolean(query['acceptothernumber'], 'acceptOtherNumber') ?? false)
