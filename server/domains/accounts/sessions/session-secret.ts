import { isId } from '#platform/database/ids.ts'

/** Id and secret of a cookie `id.secret`. */
export function cookieParts(value: string | null): [string | undefined, string | undefined] {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '')
  return isId(match?.[1] ?? '') ? [match?.[1], match?.[2]] : [undefined, undefined]
}
