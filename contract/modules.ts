import { z } from 'zod'
import { fileBytes, operation } from './operation.ts'
import { module, moduleLevel } from './products.ts'
import { instant, optionalText, text } from './shapes.ts'

/** A module with what decides whether it can be changed. */
export const moduleRecord = z.object({
  ...module.shape,
  /** In how many masters and templates, and in how many configurations of companies it stands. */
  inMasters: z.number().int(),
  inConfigurations: z.number().int(),
  modifiedAt: instant,
})
export type ModuleRecord = z.infer<typeof moduleRecord>

const name = text(200)
const licName = text(100)
/** Level one only: the licence name of the module it belongs to; '' for none. */
const licNameParent = optionalText(100)

export const readModule = operation({
  name: 'readModule',
  method: 'GET',
  path: '/modules/{id}',
  access: 'products.all',
  summary: 'One module with how often it is used.',
  output: moduleRecord,
  errors: ['modules.notFound'],
})

export const createModule = operation({
  name: 'createModule',
  method: 'POST',
  path: '/modules',
  access: 'master.edit',
  summary: 'Add a module to the catalogue.',
  body: z.strictObject({ level: moduleLevel, name, licName, licNameParent: licNameParent.default('') }),
  output: moduleRecord,
  errors: ['modules.taken', 'modules.parentOnLevelOne'],
})

export const changeModule = operation({
  name: 'changeModule',
  method: 'PATCH',
  path: '/modules/{id}',
  access: 'master.edit',
  summary:
    'Change a module. The licence names of a module that companies have configured stay, since licences are issued with them.',
  body: z.strictObject({
    name: name.optional(),
    licName: licName.optional(),
    licNameParent: licNameParent.optional(),
    modifiedAt: instant.optional(),
  }),
  output: moduleRecord,
  errors: ['modules.notFound', 'modules.taken', 'modules.parentOnLevelOne', 'modules.licNameFixed', 'request.conflict'],
})

export const deleteModule = operation({
  name: 'deleteModule',
  method: 'DELETE',
  path: '/modules/{id}',
  access: 'master.edit',
  summary: 'Delete a module that stands in no configuration.',
  errors: ['modules.notFound', 'modules.inUse'],
})

export const saveModulePicture = operation({
  name: 'saveModulePicture',
  method: 'PUT',
  path: '/modules/{id}/picture',
  access: 'master.edit',
  summary: 'Set the picture of a level-one module: a PNG of 480 × 360 pixels. It is drawn anew.',
  body: fileBytes,
  uploadLimit: 800_000,
  output: moduleRecord,
  errors: [
    'modules.notFound',
    'modules.pictureOnLevelOne',
    'products.errorUploadImage',
    'request.mediaType',
    'request.tooLarge',
  ],
})

export const deleteModulePicture = operation({
  name: 'deleteModulePicture',
  method: 'DELETE',
  path: '/modules/{id}/picture',
  access: 'master.edit',
  summary: 'Remove the picture of a module.',
  output: moduleRecord,
  errors: ['modules.notFound'],
})
