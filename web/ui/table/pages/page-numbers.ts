/** Five page numbers with the current one in the middle where possible. */
export function pageNumbers(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - 2, last - 4))
  return Array.from({ length: Math.min(5, last) }, (_, index) => first + index)
}
