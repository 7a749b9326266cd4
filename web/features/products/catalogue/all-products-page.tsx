import { lazy } from 'react'
import { Select } from '@mantine/core'
import { type CatalogueRow, createProduct, listCatalogue, listVersions } from '#contract/catalogue.ts'
import { productKind } from '#contract/products.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productsTexts } from '#texts/products.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ProductPicture } from '../product-picture.tsx'
import { productName, productTitle } from '#texts/product-names.ts'

const LocksBulk = lazy(async () => ({ default: (await import('./locks-bulk.tsx')).LocksBulk }))

/** The vendor's catalogue: every product in every version, unlocked or not. */
export function AllProductsPage() {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const list = useListState(listCatalogue)
  const titleOf = (row: CatalogueRow) => productTitle(row, language)
  const create = can(createProduct.access) && (
    <CreateLink to="/products/editproduct" search={{}}>
      {c('catalogue.create')}
    </CreateLink>
  )
  const rowActions = (product: CatalogueRow) => (
    <EditLink
      to="/products/editproduct"
      search={{ id: product.id, tab: 'details' }}
      text={c('catalogue.edit', { title: titleOf(product), version: product.version })}
    />
  )
  return (
    <Page title={t('products.all')} context={t('products.all.context')} action={create}>
      <ListTable
        list={list}
        texts={productsTexts}
        cells={{
          picture: (product) => <ProductPicture product={product} small />,
          title: (product) => (
            <TextLink to="/products/editproduct" search={{ id: product.id }}>
              {titleOf(product)}
            </TextLink>
          ),
        }}
        empty={{ text: c('catalogue.none'), action: create }}
        filters={<Filters list={list} />}
        chips={{
          version: list.query.version === undefined ? undefined : `${t('products.version')} ${list.query.version}`,
          kind: list.query.kind && t(`products.kind.${list.query.kind}`),
          lock: list.query.lock && t(`products.state.${list.query.lock}`),
        }}
        actions={rowActions}
        bulk={{
          name: (row) => productName(row, language),
          actions: (products, clear) => <LocksBulk products={products} clear={clear} />,
        }}
      />
    </Page>
  )
}

function Filters({ list }: { list: ReturnType<typeof useListState<typeof listCatalogue>> }) {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const versions = useRead(listVersions)
  const { version, kind, lock } = list.query
  return (
    <>
      <Select
        aria-label={t('products.version')}
        placeholder={c('catalogue.allVersions')}
        clearable
        value={version ? String(version) : null}
        data={(versions.data?.versions ?? []).map((one) => ({
          value: String(one),
          label: `${t('products.version')} ${one}`,
        }))}
        onChange={(value) => list.set({ version: value ? Number(value) : undefined })}
      />
      <Select
        aria-label={t('products.kind')}
        placeholder={c('catalogue.allKinds')}
        clearable
        value={kind ?? null}
        data={productKind.options.map((value) => ({ value, label: t(`products.kind.${value}`) }))}
        onChange={(value) => list.set({ kind: (value as typeof kind) ?? undefined })}
      />
      <Select
        aria-label={t('products.state')}
        placeholder={c('catalogue.allStates')}
        clearable
        value={lock ?? null}
        data={(['unlocked', 'locked'] as const).map((value) => ({ value, label: t(`products.state.${value}`) }))}
        onChange={(value) => list.set({ lock: (value as typeof lock) ?? undefined })}
      />
    </>
  )
}
