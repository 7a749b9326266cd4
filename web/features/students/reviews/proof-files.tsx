import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { useProofLook } from './use-proof-look.ts'

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
  const { shown, look } = useProofLook()
  const address = useObjectUrl(shown?.image)
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
