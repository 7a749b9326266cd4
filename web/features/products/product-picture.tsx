import { IconBox } from '#web/ui/layout/icons.tsx'
import { useLanguage } from '#web/ui/data/use-texts.tsx'
import classes from './products.module.css'

/** A product's picture; where it has none, a neutral box. The title stands beside it, so the picture says nothing itself. */
export function ProductPicture({
  product,
  small,
}: {
  product: { id: string; imageId: string | null }
  small?: boolean
}) {
  const { language } = useLanguage()
  return product.imageId ? (
    <img
      className={classes.picture}
      data-small={small || undefined}
      src={`/api/products/${product.id}/picture?language=${language}`}
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={classes.picture} data-small={small || undefined}>
      <IconBox />
    </span>
  )
}
