import type { ReactNode } from 'react'
import type { Holder } from '#contract/holdings.ts'
import { TextLink } from './link.tsx'

interface HolderLinkProps {
  holder: Pick<Holder, 'kind' | 'id' | 'name'>
  children?: ReactNode
}

/** To the page of the company or the person who holds a product; without words of its own it says the name. */
export const HolderLink = ({ holder: { kind, id, name }, children = name }: HolderLinkProps) =>
  kind === 'company' ? (
    <TextLink to="/company/$id" params={{ id }}>
      {children}
    </TextLink>
  ) : (
    <TextLink to="/editcontact/$id" params={{ id }}>
      {children}
    </TextLink>
  )
