/** The name of an operation in words: `issueServiceLicence` is `Issue service licence`. */
export function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words[0]!.toUpperCase()}${words.slice(1)}`
}
