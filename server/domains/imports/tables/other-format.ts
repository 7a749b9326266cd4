/** Beginnings of files that are no text, though they may begin with letters, and of texts that are no table. */
const binary = ['%PDF-', '{\\rtf', 'SQLite format 3', 'Rar!', '7z\u00bc\u00af']
const markup = /^(?:<(?:!doctype|html|head|meta|table|\?xml|workbook)\b|mime-version:)/i
const json = /^(?:\[\s*[{[]|\{\s*")/

/** Whether a file is of another format that would pass for a text: a page called .xls, JSON, a PDF. */
export function isOtherFormat(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 1000).replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
  const text = start.replaceAll('\u0000', '').trimStart()
  return binary.some((signature) => start.startsWith(signature)) || markup.test(text) || json.test(text)
}
