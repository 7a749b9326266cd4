/**
 * The domains an address may be known by, the longest first: `a@stud.tum.de` by `stud.tum.de` and `tum.de`. Domains of
 * one label are none.
 */
export function domainsOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}
