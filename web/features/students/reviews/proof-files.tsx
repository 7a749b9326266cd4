import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { lookAtProof, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { fetchFile, save } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'

interface ProofFilesProps {
  /** Whether the university address was confirmed by its owner. */
  emailConfirmed: boolean
  proofs: StudentCard['proofs']
  /** Shows the first image at once, as the decision needs it. */
  open?: boolean
}

/** The files of a proof. Images are shown here, PDFs saved; each look is in the audit log. */
export function ProofFiles({ proofs, emailConfirmed, open = false }: ProofFilesProps) {
  const t = useTexts(reviewsTexts)
  const { language } = useLanguage()
  const [shown, setShown] = useState<{ name: string; image: Blob } | null>(null)
  const address = useObjectUrl(shown?.image)
  const last = useRef('')
  const look = async ({ id, name, mediaType }: StudentCard['proofs'][number]) => {
    last.current = id
    try {
      const blob = await fetchFile(lookAtProof, { params: { id } })
      if (mediaType === 'application/pdf') save(blob, name)
      // Of two quick looks the later one counts, whichever is answered first.
      else if (last.current === id) setShown({ name, image: blob })
    } catch (error) {
      notify.error(asApiError(error).text(language))
    }
  }
  const first = open ? proofs.find(({ mediaType }) => mediaType !== 'application/pdf') : undefined
  useEffect(() => {
    if (first) void look(first)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each proof; each look is noted
  }, [first?.id])
  if (proofs.length === 0) return <p>{t(emailConfirmed ? 'reviews.noDocument' : 'reviews.nothing')}</p>
  return (
    <div className={classes.sections}>
      <div className={classes.line}>
        {proofs.map((one) => (
          <Button key={one.id} size="xs" variant="default" onClick={() => void look(one)}>
            {t('reviews.openFile', { name: one.name })}
          </Button>
        ))}
      </div>
      {shown && address && (
        <img className={classes.document} src={address} alt={t('reviews.shown', { name: shown.name })} />
      )}
    </div>
  )
}
