import { writtenId } from '../../spelling.ts'

export const writtenPermission = ({ id, key, nameEn }: { id: string; key: string; nameEn: string }) => ({
  ID: writtenId(id),
  Name: key,
  Description: nameEn,
})
