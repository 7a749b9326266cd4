import { IconBox } from '#web/ui/icons.tsx'
import classes from './products.module.css'

/** A product's picture; where it has none, a neutral box. The title stands beside it, so the picture says nothing itself. */
export const ProductPicture = ({
  product,
  small,
}: {
  product: { id: string; imageId: string | null }
  small?: boolean
}) =>
  product.imageId ? (
    <img
      className={classes.picture}
      data-small={small || undefined}
      src={`/api/products/${product.id}/picture`}
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={classes.picture} data-small={small || undefined}>
      <IconBox />
    </span>
  )
