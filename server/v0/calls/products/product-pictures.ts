import { saveProductPicture } from '#contract/catalogue.ts'
import { readProductPicture } from '#contract/products.ts'
import { oneFile } from '../../read-input.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { readBoolean, requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const productPictureCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/uploadproductimage',
    purpose: 'Set the German or English picture of a product: a PNG of 480 × 360 pixels in a form.',
    operation: saveProductPicture,
    words: { 'products.errorUploadImage': 'errorUploadImage' },
    takes: { files: 1_000_000 },
    example: { query: { productID: someId, isGermanImage: 'true' }, file: 'bild.png' },
    input: (asked) => ({
      params: { id: requiredId(asked.query, 'productID'), language: pictureLanguage(asked) },
      body: oneFile(asked).bytes,
    }),
    output: ({ id }) => ({ ID: writtenId(id), Image: 1 }),
  }),
  operationCall({
    method: 'GET',
    path: '/productimage',
    purpose: 'The picture of a product.',
    operation: readProductPicture,
    answers: 'file',
    words: { 'products.noPicture': 'errorDownloadImage' },
    example: { query: { productID: someId, isGermanImage: 'true' } },
    input: (asked) => ({
      params: { id: requiredId(asked.query, 'productID') },
      query: { language: pictureLanguage(asked) },
    }),
  }),
]

const pictureLanguage = ({ query }: CallInput) =>
  (readBoolean(query['isgermanimage'], 'isGermanImage') ?? true) ? 'de' : 'en'
