/** Prints rows under a head, columns aligned: the first to the left, figures to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  console.log(`\n${[head, ...rows].map((row) => line(row)).join('\n')}\n`)
}
