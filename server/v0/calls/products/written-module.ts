import type { ModuleRecord } from '#contract/modules.ts'
import { writtenId } from '../../spelling.ts'

export const writtenModule = ({ id, name, licName, licNameParent, imageId }: ModuleRecord) => ({
  ID: writtenId(id),
  Name: name,
  LicName: licName,
  LicNameParent: licNameParent ?? '',
  Image: imageId === null ? 0 : 1,
})
