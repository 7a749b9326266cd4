import { useParams } from '@tanstack/react-router'
import { readContact } from '#contract/contacts.ts'
import { productsTexts } from '#texts/products.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Holdings } from './holdings.tsx'

/** The products of one person; staff add and remove here. */
export function ContactProductsPage() {
  const t = useTexts(productsTexts)
  const { id } = useParams({ from: '/contactproducts/$id' })
  const { data: contact, error, refetchError } = useRead(readContact, { params: { id } })
  if (!contact) return <Page title={undefined} error={error} refetchError={refetchError} />
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email
  return (
    <Page
      title={t('products.person', { name })}
      context={contact.email}
      crumbs={[
        <TextLink key="contact" to="/editcontact/$id" params={{ id }}>
          {name}
        </TextLink>,
      ]}
    >
      <Holdings holder={{ kind: 'contact', id, name }} />
    </Page>
  )
}
