import { useNavigate } from '@tanstack/react-router'
import {
  changeProduct,
  createProduct,
  editedProductForm,
  type ProductForm,
  productForm,
  type ProductRecord,
} from '#contract/catalogue.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry-form.tsx'
import { editable } from '#web/ui/form/schema-part.ts'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './catalogue.module.css'
import { PictureField } from './picture-field.tsx'
import { emptyProduct, ProductFields, type ProductValues } from './product-fields.tsx'
import { usePictures } from './use-pictures.ts'
import { productTitle } from '#texts/product-names.ts'

/** A new product; what it is called, then it can be edited. A picture chosen meanwhile goes along. */
export function CreateProductForm() {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const pictures = usePictures(null)
  const entry = useEntry(createProduct, {
    initial: emptyProduct,
    schema: productForm,
    input: (values) => ({ body: values as ProductForm }),
    done: async ({ id, titleDe, titleEn, version }) => {
      await pictures.uploadWaiting(id)
      notify.success(c('catalogue.created', { title: productTitle({ titleDe, titleEn }, language), version }))
      await navigate({ to: '/products/editproduct', search: { id }, replace: true })
    },
  })
  const cancel = <CancelLink to="/products/allproducts" />
  return (
    <EntryForm entry={entry} saveLabel={c('catalogue.create')} cancel={cancel}>
      <ProductFields entry={entry} fixed={false} />
      <Pictures pictures={pictures} />
    </EntryForm>
  )
}

/** A product that is there. When somebody else saved meanwhile, both changes are brought together and told. */
export function EditProductForm({ product }: { product: ProductRecord }) {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const pictures = usePictures(product)
  const entry = useEntry(changeProduct, {
    initial: valuesOf(product),
    schema: editedProductForm,
    input: (values) => ({
      params: { id: product.id },
      body: { ...(values as ProductForm), modifiedAt: product.modifiedAt },
    }),
    done: ({ titleDe, titleEn, version }) => {
      notify.success(c('catalogue.saved', { title: productTitle({ titleDe, titleEn }, language), version }))
    },
  })
  return (
    <EntryForm entry={entry}>
      <ProductFields entry={entry} fixed={product.used} />
      <Pictures pictures={pictures} />
    </EntryForm>
  )
}

function Pictures({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  const c = useTexts(catalogueTexts)
  return (
    <FieldSection title={c('catalogue.section.pictures')}>
      <div className={classes.pictures}>
        {(['de', 'en'] as const).map((language) => (
          <PictureField
            key={language}
            label={pictures.label(language)}
            source={pictures.sourceOf(language)}
            waiting={pictures.waiting[language]?.name}
            pending={pictures.pending}
            onPicture={(picture, name) => void pictures.take(language, picture, name)}
            onRemove={() => void pictures.drop(language)}
          />
        ))}
      </div>
    </FieldSection>
  )
}

const valuesOf = (product: ProductRecord): ProductValues & Record<string, unknown> => editable(productForm, product)
