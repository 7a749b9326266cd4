import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addCompanyProduct, listCompanyProducts } from '#contract/company-products.ts'
import { productsTexts } from '#texts/products.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { AddProductDialog, type OwningCompany } from './add-product-dialog.tsx'
import { ProductTile } from './product-tile.tsx'
import classes from './products.module.css'

/** The products of a company as tiles; staff add and remove here. */
export function CompanyProducts({ company }: { company: OwningCompany }) {
  const t = useTexts(productsTexts)
  const { can } = useSession()
  const [adding, setAdding] = useState(false)
  const { data, error } = useRead(listCompanyProducts, { params: { id: company.id } })
  const mayAdd = can(addCompanyProduct.access)
  const navigate = useNavigate()
  const { language } = useLanguage()
  // Without its products a company cannot be shown: why is told where one lands.
  useEffect(() => {
    if (!error) return
    notify.error(t('products.listFailed', { name: company.name, reason: error.text(language) }))
    void navigate({ to: '/companies' })
    // oxlint-disable-next-line react/exhaustive-deps -- each failure is told once
  }, [error])
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
