/** The forms on the page: whether one holds something unsaved, and how it asks whether it may be left. */
export const unsavedForms = new Map<() => boolean, () => Promise<boolean>>()

/** The first form that holds something unsaved: it asks for all of them, which may be left or not together. */
export const firstUnsaved = (): (() => boolean) | undefined => [...unsavedForms.keys()].find((isUnsaved) => isUnsaved())

/** Whether the page may be left; asks, once, while something is unsaved. */
export async function mayLeave(): Promise<boolean> {
  const first = firstUnsaved()
  return first === undefined || unsavedForms.get(first)!()
}
