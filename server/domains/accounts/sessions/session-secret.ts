/** Id and secret out of a cookie that holds `id.secret`. */
export function cookieParts(value: string | null): [string | undefined, string | undefined] {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '')
  return [match?.[1], match?.[2]]
}
