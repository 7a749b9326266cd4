import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deleteProduct, type ProductRecord, readProduct } from '#contract/catalogue.ts'
import { createProductVersion } from '#contract/product-versions.ts'
import { readMaster } from '#contract/masters.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productsTexts } from '#texts/products.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { IconCopy, IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { NewVersionDialog } from './versions/new-version-dialog.tsx'
import { MasterPanel } from './master/master-panel.tsx'
import { CreateProductForm, EditProductForm } from './product-forms.tsx'
import { productName, productTitle } from '#texts/product-names.ts'

/** One product with its form, its master configuration and what other features know of it (`children`); without an id, a new one. */
export function EditProductPage({ children }: { children?: (productId: string) => ReactNode }) {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { id } = useSearch({ from: '/products/editproduct' })
  const {
    data: product,
    error,
    refetchError,
  } = useRead(readProduct, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  if (id === undefined)
    return (
      <Page title={c('catalogue.new')}>
        <CreateProductForm />
      </Page>
    )
  const title = product && productName(product, language)
  const context =
    product &&
    c('catalogue.context', {
      kind: t(`products.kind.${product.kind}`),
      code: product.code,
      state: t(product.unlocked ? 'products.state.unlocked' : 'products.state.locked'),
    })
  return (
    <Page
      title={title}
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
      {product && <EditProductForm key={product.id} product={product} />}
      {product && can(readMaster.access) && <MasterPanel product={product} />}
      {product && children?.(product.id)}
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
