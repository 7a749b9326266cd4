import { saveModulePicture } from '#contract/modules.ts'
import { oneFile } from '../../read-input.ts'
import { type Call, operationCall } from '../../call.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { writtenModule } from './written-module.ts'

export const modulePictureCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/uploadproductlevelimage',
    purpose: 'Set the picture of a level-one module: a PNG of 480 × 360 pixels in a form.',
    operation: saveModulePicture,
    words: { 'products.errorUploadImage': 'errorUploadImage' },
    takes: { files: 1_000_000 },
    example: { query: { productLevelID: someId }, file: 'welle.png' },
    input: (asked) => ({
      params: { id: requiredId(asked.query, 'productLevelID') },
      body: oneFile(asked).bytes,
    }),
    output: writtenModule,
  }),
]
