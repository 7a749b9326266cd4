import { useState } from 'react'
import { deleteProductPicture, type ProductRecord, saveProductPicture } from '#contract/catalogue.ts'
import type { Language } from '#contract/shapes.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

type Waiting = Partial<Record<Language, { picture: Blob; name: string }>>

/** The two pictures of a product. While it is not created yet they wait, and are shown from the browser's memory. */
export function usePictures(product: ProductRecord | null) {
  const t = useTexts(catalogueTexts)
  const [waiting, setWaiting] = useState<Waiting>({})
  const sources = { de: useObjectUrl(waiting.de?.picture), en: useObjectUrl(waiting.en?.picture) }
  const label = (language: Language) => t(language === 'de' ? 'catalogue.pictureDe' : 'catalogue.pictureEn')
  const save = useWrite(saveProductPicture)
  const remove = useWrite(deleteProductPicture)

  async function take(language: Language, picture: Blob, name: string) {
    if (!product) {
      // Of two that are dropped at once each is drawn in its own time.
      setWaiting((all) => ({ ...all, [language]: { picture, name } }))
      return
    }
    const saved = await save.run({ params: { id: product.id, language }, upload: picture })
    if (saved) notify.success(t('catalogue.pictureSaved', { picture: label(language) }))
  }
  async function drop(language: Language) {
    if (!product) {
      setWaiting((all) => ({ ...all, [language]: undefined }))
      return
    }
    const picture = label(language)
    const question = {
      title: t('catalogue.pictureRemove', { picture }),
      question: t('catalogue.pictureRemove.question', { picture }),
      confirmLabel: t('catalogue.remove'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    if (await remove.run({ params: { id: product.id, language } }))
      notify.success(t('catalogue.pictureRemoved', { picture }))
  }
  /** Uploads what waited, once the product is there. */
  async function uploadWaiting(id: string) {
    for (const language of ['de', 'en'] as const) {
      const one = waiting[language]
      if (one) await save.run({ params: { id, language }, upload: one.picture })
    }
  }
  const sourceOf = (language: Language): string | null => {
    if (!product) return sources[language]
    const imageId = language === 'de' ? product.imageId : product.imageEnId
    return imageId && `/api/products/${product.id}/picture?language=${language}&v=${imageId}`
  }
  return { label, take, drop, sourceOf, waiting, uploadWaiting, pending: save.pending || remove.pending }
}
