import { listProducts, type Product } from '#contract/products.ts'
import { productsTexts } from '#texts/products.ts'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { ProductPicture } from './product-picture.tsx'

/** The vendor's catalogue: every product in every version, unlocked or not. */
export function AllProductsPage() {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(listProducts)
  const columns: Column<Product>[] = [
    {
      key: 'picture',
      text: t('products.picture'),
      render: (product) => <ProductPicture product={product} small />,
      noExport: true,
    },
    {
      key: 'title',
      text: t('products.title'),
      sortable: true,
      value: ({ titleDe, titleEn }) => (language === 'de' ? titleDe : titleEn),
    },
    { key: 'version', text: t('products.version'), sortable: true, align: 'right' },
    { key: 'kind', text: t('products.kind'), sortable: true, value: ({ kind }) => t(`products.kind.${kind}`) },
    { key: 'code', text: t('products.code'), sortable: true, code: true },
    {
      key: 'unlocked',
      text: t('products.state'),
      sortable: true,
      value: ({ unlocked }) => t(unlocked ? 'products.unlocked' : 'products.locked'),
    },
    {
      key: 'master',
      text: t('products.master'),
      sortable: true,
      value: ({ hasMaster }) => t(hasMaster ? 'products.master.yes' : 'products.master.no'),
    },
  ]
  return (
    <Page title={t('products.all')} context={t('products.all.context')}>
      <DataTable
        label={t('products.all')}
        rows={data?.items}
        columns={columns}
        pageSize={25}
        exportName="produkte"
        error={error}
        retry={refetch}
      />
    </Page>
  )
}
