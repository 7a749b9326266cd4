import { makeTemplate, removeFolder } from './template.ts'

/** The data folder all servers of the run are copied from. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await makeTemplate()
  return () => removeFolder(folder)
}
