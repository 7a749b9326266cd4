import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deleteProduct, type ProductRecord, readProduct } from '#contract/catalogue.ts'
import { createProductVersion } from '#contract/product-versions.ts'
import { readMaster } from '#contract/masters.ts'
import { editionsForPeople } from '#contract/products.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productName, productTitle } from '#texts/product-names.ts'
import { productsTexts } from '#texts/products.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { IconCopy, IconTrash } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { RecordTabs, tabLink } from '#web/ui/menu/record-tabs.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { MasterPanel } from '../master/master-panel.tsx'
import { NewVersionDialog } from '../versions/new-version-dialog.tsx'
import { ProductOverview } from './product-overview.tsx'
import { CreateProductForm, ProductDetailsForm, ProductTextsForm } from './product-forms.tsx'
import { StudentTermsCard } from './student-terms-card.tsx'
import { type ProductTab, productTabs, searchOf } from './tabs.ts'

interface Props {
  id: string
  tab: ProductTab
  /** How its licences move, which is another feature's; left out for who may not see it. */
  moves?: ((productId: string) => ReactNode) | undefined
}

/** A product that is not there yet. */
export function CreateProductPage() {
  const c = useTexts(catalogueTexts)
  return (
    <Page title={c('catalogue.new')}>
      <CreateProductForm />
    </Page>
  )
}

/** One product in parts, each with an address of its own. */
export function EditProductPage({ id, tab, moves }: Props) {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { data: product, error, refetchError } = useRead(readProduct, { params: { id } })
  const context =
    product &&
    c('catalogue.context', {
      kind: t(`products.kind.${product.kind}`),
      code: product.code,
      state: t(product.unlocked ? 'products.state.unlocked' : 'products.state.locked'),
    })
  const has: Record<ProductTab, boolean> = {
    overview: true,
    details: true,
    texts: true,
    master: can(readMaster.access),
    students: product !== undefined && editionsForPeople.includes(product.kind),
    moves: moves !== undefined,
  }
  const tabs = productTabs.filter((one) => has[one])
  const open = has[tab] ? tab : 'overview'
  return (
    <Page
      title={product && productName(product, language)}
      context={context}
      error={error}
      refetchError={refetchError}
      action={
        product && (
          <Buttons>
            {can(createProductVersion.access) && (
              <DialogButton
                leftSection={<IconCopy />}
                dialog={(close) => <NewVersionDialog product={product} onClose={close} />}
              >
                {c('catalogue.newVersion')}
              </DialogButton>
            )}
            <DeleteProduct product={product} />
          </Buttons>
        )
      }
    >
      {product && (
        <>
          <RecordTabs
            label={c('catalogue.tabs')}
            links={tabs.map((one) => (
              <TextLink
                key={one}
                to="/products/editproduct"
                search={searchOf(id, one)}
                aria-current={one === open ? 'page' : undefined}
                {...tabLink}
              >
                {c(`catalogue.tab.${one}`)}
              </TextLink>
            ))}
          />
          {open === 'overview' && <ProductOverview product={product} tabs={tabs} />}
          {open === 'details' && <ProductDetailsForm key={id} product={product} />}
          {open === 'texts' && <ProductTextsForm key={id} product={product} />}
          {open === 'master' && <MasterPanel key={id} product={product} />}
          {open === 'students' && <StudentTermsCard key={id} productId={id} />}
          {open === 'moves' && moves?.(id)}
        </>
      )}
    </Page>
  )
}

function DeleteProduct({ product }: { product: ProductRecord }) {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const names = { title: productTitle(product, language), version: product.version }
  const { remove, pending } = useRemoval(deleteProduct, () => ({
    input: { params: { id: product.id } },
    title: c('catalogue.delete'),
    question: c('catalogue.delete.question', names),
    removed: () => {
      notify.success(c('catalogue.deleted', names))
      return navigate({ to: '/products/allproducts' })
    },
  }))
  if (product.used) return null
  return (
    <Button variant="default" leftSection={<IconTrash />} loading={pending} onClick={() => remove()}>
      {c('catalogue.delete')}
    </Button>
  )
}
