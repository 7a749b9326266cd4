import { Fragment, type ReactNode } from 'react'
import { readableAddress } from '#texts/readable-address.ts'

/**
 * An e-mail address that breaks behind its @ where it must break at all, its domain in the letters people typed; other
 * words stay as they are.
 */
export function breakable(written: string): ReactNode {
  const text = readableAddress(written)
  const [, name, domain] = /^(\S+@)([^\s@]+)$/.exec(text) ?? []
  if (!name) return text
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  )
}

/** The name of a file, which may break where its words join. */
export const breakableName = (fileName: string): ReactNode =>
  fileName.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
