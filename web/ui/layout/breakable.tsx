import type { ReactNode } from 'react'

/** An e-mail address that breaks behind its @ where it must break at all; other words stay as they are. */
export function breakable(text: string): ReactNode {
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
