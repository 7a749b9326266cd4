import type { Role } from '#contract/roles.ts'
import { writtenId } from '../spelling.ts'

export const writtenRole = ({ id, name, description }: Pick<Role, 'id' | 'name' | 'description'>) => ({
  ID: writtenId(id),
  Name: name,
  Description: description,
})
