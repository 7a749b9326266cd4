/** The elements of two lists that stand at the same place, as far as both go: of two, `[a, 1], [b, 2]`. */
export const zip = <A, B>(these: readonly A[], those: readonly B[]): [A, B][] =>
  these.slice(0, those.length).map((one, at) => [one, those[at] as B])
