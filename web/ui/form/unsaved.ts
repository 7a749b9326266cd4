/** The forms on the page; each says, after asking where needed, whether it may be left. */
export const unsaved = new Set<() => Promise<boolean>>()

/** Whether the page may be left; asks while something is unsaved. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of unsaved) if (!(await ask())) return false
  return true
}
