import { useNavigate, useSearch } from '@tanstack/react-router'
import { listProducts } from '#contract/products.ts'
import { movesTexts } from '#texts/moves.ts'
import { SelectField } from '#web/ui/form/fields.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { MovePolicyCard } from './move-policy-card.tsx'

/** The rules for moves, product by product. */
export function MovePolicyPage() {
  const t = useTexts(movesTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { id } = useSearch({ strict: false })
  const { data, error } = useRead(listProducts)
  const choices = (data?.items ?? []).map(({ id: value, titleDe, titleEn, version }) => ({
    value,
    label: `${language === 'de' ? titleDe : titleEn} ${version}`,
  }))
  return (
    <Page title={t('policy.page')} context={t('policy.pageContext')} narrow error={error}>
      <SelectField
        id="move-policy-product"
        name="product"
        label={t('policy.product')}
        required={false}
        error={undefined}
        value={id ?? ''}
        choices={choices}
        onBlur={() => undefined}
        onChange={(next: string) => void navigate({ to: '/products/movepolicy', search: { id: next }, replace: true })}
      />
      <div style={{ marginTop: '1rem' }}>{id && <MovePolicyCard key={id} productId={id} />}</div>
    </Page>
  )
}
