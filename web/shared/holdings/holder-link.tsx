import type { Holder } from '#contract/holdings.ts'
import { TextLink } from '../../ui/layout/link.tsx'

/** To the page of the company or the person who holds a product. */
export const HolderLink = ({ holder: { kind, id, name } }: { holder: Pick<Holder, 'kind' | 'id' | 'name'> }) => (
  <TextLink to={kind === 'company' ? '/company/$id' : '/editcontact/$id'} params={{ id }}>
    {name}
  </TextLink>
)
