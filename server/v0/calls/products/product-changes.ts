import { changeProduct, createProduct } from '#contract/catalogue.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readDay, readNumber, readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { writtenRecord } from './written-product.ts'

const example = {
  Name: 'Wellenwerk Netzwerk',
  LicName: 'WELLENWERK',
  Title: 'Wellenwerk Netzwerk',
  TitleEN: 'Wellenwerk Network',
  Version: 21,
  Kind: 'network',
}

export const productChangeCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/createproduct',
    purpose:
      'Add a product; answers its id. It can be given once `Unlocked` is true. Without `Kind`, a title with "Netzwerk" makes a network edition.',
    operation: createProduct,
    words: { 'products.errorCreateProduct': 'errorCreateProduct' },
    example: { body: example },
    input: ({ body }) => ({ body: { kind: kindOf(body), ...productFields(body) } }),
    output: ({ id }) => writtenId(id),
  }),
  operationCall({
    method: 'POST',
    path: '/updateproduct',
    purpose: 'Change a product; fields left out stay. `Unlocked` says whether it can be given to anybody.',
    operation: changeProduct,
    words: { 'products.errorUpdateProduct': 'errorUpdateProduct' },
    example: { body: { ...example, ID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ID') }, body: productFields(body) }),
    output: writtenRecord,
  }),
]

/** The documented product has no edition: a network version is recognised by its title. */
function kindOf(body: CallInput['body']): string {
  const kind = readText(body['kind'])
  return kind ?? (/netzwerk/i.test(readText(body['title']) ?? '') ? 'network' : 'single')
}

function productFields(body: CallInput['body']) {
  refuseChanged(body, { Info: '' })
  const days = readNumber(body['runtimeindays'], 'RuntimeInDays')
  return sentFields({
    name: readText(body['name']),
    licName: readText(body['licname']),
    titleDe: readText(body['title']),
    titleEn: readText(body['titleen']),
    subtitleDe: readText(body['subtitle']),
    subtitleEn: readText(body['subtitleen']),
    teaserDe: readText(body['teaser']),
    teaserEn: readText(body['teaseren']),
    linkDe: readText(body['link']),
    linkEn: readText(body['linken']),
    code: readText(body['code']),
    version: readNumber(body['version'], 'Version'),
    externalId: readText(body['productidextern']),
    externalCode: readText(body['productcodeextern']),
    buyLink: readText(body['productbuylinkextern']),
    // The documents write 0 for "nothing chosen".
    runtimeInDays: days === 0 ? null : days,
    startsOn: readDay(body['starttime'], 'Starttime'),
    endsOn: readDay(body['endtime'], 'Endtime'),
    unlocked: readBoolean(body['unlocked'], 'Unlocked'),
  })
}
