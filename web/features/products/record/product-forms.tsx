import { useNavigate } from '@tanstack/react-router'
import {
  changeProduct,
  createProduct,
  editedProductDetails,
  editedProductTexts,
  type ProductForm,
  productForm,
  type ProductRecord,
} from '#contract/catalogue.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../catalogue.module.css'
import { PictureField } from '../picture-field.tsx'
import { usePictures } from '../use-pictures.ts'
import { DetailFields, emptyProduct, IdentityFields, OfferFields, TextFields } from './product-fields.tsx'
import type { DetailValues } from './product-values.ts'
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
      <IdentityFields entry={entry} fixed={false} />
      <TextFields entry={entry} />
      <OfferFields entry={entry} />
      <Pictures pictures={pictures} />
    </EntryForm>
  )
}

/** What a product that is there is, and when it is offered. */
export function ProductDetailsForm({ product }: { product: ProductRecord }) {
  const saved = useSaved()
  const { modifiedAt, ...initial } = editable(editedProductDetails, product)
  const entry = useEntry<typeof changeProduct, DetailValues & Record<string, unknown>>(changeProduct, {
    initial,
    schema: editedProductDetails,
    input: ({ version, graceDays, warnDays, ...values }) => ({
      params: { id: product.id },
      body: {
        ...values,
        version: version ?? undefined,
        graceDays: graceDays ?? undefined,
        warnDays: warnDays ?? undefined,
        modifiedAt,
      },
    }),
    done: saved,
  })
  return (
    <EntryForm entry={entry}>
      <DetailFields entry={entry} fixed={product.used} />
    </EntryForm>
  )
}

/** What is written about it, with its pictures, which are saved as they are chosen. */
export function ProductTextsForm({ product }: { product: ProductRecord }) {
  const saved = useSaved()
  const pictures = usePictures(product)
  const { modifiedAt, ...initial } = editable(editedProductTexts, product)
  const entry = useEntry(changeProduct, {
    initial,
    schema: editedProductTexts,
    input: (values) => ({ params: { id: product.id }, body: { ...values, modifiedAt } }),
    done: saved,
  })
  return (
    <EntryForm entry={entry}>
      <TextFields entry={entry} />
      <Pictures pictures={pictures} />
    </EntryForm>
  )
}

function useSaved() {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  return ({ titleDe, titleEn, version }: ProductRecord) =>
    notify.success(c('catalogue.saved', { title: productTitle({ titleDe, titleEn }, language), version }))
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
