/** Name and description of a configuration as the documents join them: Info. */
export const infoOf = ({ name, description }: { name: string; description: string }): string =>
  [name, description].filter(Boolean).join(' | ')

/** The two parts of Info. */
export function labelsOf(info = ''): { name: string; description: string } {
  const at = info.indexOf(' | ')
  return at < 0 ? { name: '', description: info } : { name: info.slice(0, at), description: info.slice(at + 3) }
}
