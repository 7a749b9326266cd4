import { useSearch } from '@tanstack/react-router'
import { readProduct } from '#contract/catalogue.ts'
import { readMaster } from '#contract/masters.ts'
import { readModule } from '#contract/modules.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkForm } from './link-form.tsx'
import classes from './master.module.css'
import { ModuleForm } from './module-form.tsx'
import type { MasterItem } from './use-master.ts'
import { productTitle } from '#texts/product-names.ts'

/** One module of a master: what it is, and how it stands there. */
export function LevelPage() {
  const t = useTexts(masterTexts)
  const { language } = useLanguage()
  const { product: productId, item: itemId } = useSearch({ from: '/products/editconfigurationproductlevel' })
  const product = useRead(readProduct, { params: { id: productId } })
  const master = useRead(readMaster, { params: { id: productId } })
  const item = master.data && find(master.data.items, itemId)
  const module = useRead(readModule, { params: { id: item?.moduleId ?? '' } }, { enabled: item !== undefined })
  const names = product.data && {
    title: productTitle(product.data, language),
    version: product.data.version,
  }
  const crumbs = [
    <TextLink key="product" to="/products/editproduct" search={{ id: productId, tab: 'master' }}>
      {names ? `${names.title} ${names.version}` : <Pending />}
    </TextLink>,
  ]
  return (
    <Page
      title={item ? t('master.level.title', { name: item.name }) : t('master.title')}
      context={item && names && t('master.level.context', { level: item.level, ...names })}
      crumbs={crumbs}
      error={product.error ?? master.error ?? module.error}
      refetchError={product.refetchError ?? master.refetchError ?? module.refetchError}
      narrow
    >
      {master.data && !item && <p>{t('master.level.missing')}</p>}
      {master.data && item && (
        <div className={classes.two}>
          <LinkForm key={item.id} productId={productId} item={item} revision={master.data.revision} />
          {module.data && <ModuleForm key={module.data.id} module={module.data} />}
        </div>
      )}
    </Page>
  )
}

function find(items: readonly MasterItem[], id: string): MasterItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : find(item.children, id)
    if (found) return found
  }
  return undefined
}
