import { useState } from 'react'
import { addCompanyProduct, listCompanyProducts } from '#contract/company-products.ts'
import { productsTexts } from '#texts/products.ts'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { IconPlus } from '#web/ui/icons.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { AddProductDialog, type OwningCompany } from './add-product-dialog.tsx'
import { ProductTile } from './product-tile.tsx'
import classes from './products.module.css'

/** The products of a company as tiles; staff add and remove here. */
export function CompanyProducts({ company }: { company: OwningCompany }) {
  const t = useTexts(productsTexts)
  const { can } = useSession()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useRead(listCompanyProducts, { params: { id: company.id } })
  const mayAdd = can(addCompanyProduct.access)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <section className={classes.section} aria-label={t('products.section')} aria-busy={!data}>
      <h2 className={classes.heading}>{t('products.section')}</h2>
      {data && data.items.length === 0 && <p className={classes.line}>{t('products.empty')}</p>}
      <ul className={classes.grid}>
        {data?.items.map((companyProduct) => (
          <li key={companyProduct.id} className={classes.tile} data-disabled={companyProduct.disabled || undefined}>
            <ProductTile companyProduct={companyProduct} />
          </li>
        ))}
        {mayAdd && data && (
          <li>
            <button type="button" className={classes.add} onClick={() => setAdding(true)}>
              <IconPlus size="2rem" />
              {t('products.add')}
            </button>
          </li>
        )}
      </ul>
      {adding && <AddProductDialog company={company} onClose={() => setAdding(false)} />}
    </section>
  )
}
