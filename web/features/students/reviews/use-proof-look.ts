import { useRef, useState } from 'react'
import { lookAtProof, type StudentCard } from '#contract/student-reviews.ts'
import { fetchFile } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage } from '#web/ui/data/use-texts.tsx'

type Proof = StudentCard['proofs'][number]

/** Looks at the files of a proof. Of two quick looks the later one is shown, whichever is answered first. */
export function useProofLook() {
  const { language } = useLanguage()
  const [shown, setShown] = useState<(Pick<Proof, 'id' | 'name' | 'mediaType'> & { file: Blob }) | null>(null)
  const last = useRef('')
  const look = async ({ id, name, mediaType }: Proof) => {
    last.current = id
    try {
      const file = await fetchFile(lookAtProof, { params: { id } })
      if (last.current === id) setShown({ id, name, mediaType, file })
    } catch (error) {
      notify.error(asApiError(error).text(language))
    }
  }
  return { shown, look }
}
