import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { save } from '#web/api.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { PlainButton } from '#web/ui/layout/link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import classes from './reviews.module.css'
import { useProofLook } from './use-proof-look.ts'

interface ProofFilesProps {
  /** Whether the university address was confirmed by its owner. */
  emailConfirmed: boolean
  proofs: StudentCard['proofs']
  /** Shows the first file at once, as the decision needs it. */
  open?: boolean
}

/** The files of a proof, drawn in the page; each look is in the audit log. */
export function ProofFiles({ proofs, emailConfirmed, open = false }: ProofFilesProps) {
  const t = useTexts(reviewsTexts)
  const { shown, look } = useProofLook()
  const address = useObjectUrl(shown?.file)
  const first = open ? proofs[0] : undefined
  useEffect(() => {
    if (first) void look(first)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each proof; each look is noted
  }, [first?.id])
  if (proofs.length === 0) return <p>{t(emailConfirmed ? 'reviews.noDocument' : 'reviews.nothing')}</p>
  // The one file there is lies open already.
  const choices = open && proofs.length === 1 ? [] : proofs
  return (
    <div className={classes.proof}>
      {(choices.length > 0 || shown) && (
        <Buttons>
          {choices.map((one) => (
            <Button
              key={one.id}
              size="xs"
              variant={one.id === shown?.id ? 'light' : 'default'}
              aria-pressed={one.id === shown?.id}
              onClick={() => void look(one)}
            >
              {t('reviews.openFile', { name: one.name })}
            </Button>
          ))}
          {shown && address && (
            <PlainButton href={address} target="_blank" rel="noreferrer" size="xs" variant="subtle">
              {t('reviews.newTab')}
            </PlainButton>
          )}
        </Buttons>
      )}
      {shown && address && <Shown {...shown} address={address} />}
    </div>
  )
}

type ShownProps = NonNullable<ReturnType<typeof useProofLook>['shown']> & { address: string }

function Shown({ name, mediaType, file, address }: ShownProps) {
  const t = useTexts(reviewsTexts)
  const title = t('reviews.shown', { name })
  if (mediaType !== 'application/pdf') return <img className={classes.document} src={address} alt={title} />
  // Some browsers draw no PDF in a page and would save it unasked.
  if (!navigator.pdfViewerEnabled)
    return (
      <div>
        <Hint>{t('reviews.noViewer')}</Hint>
        <Button size="xs" variant="default" onClick={() => save(file, name)}>
          {t('reviews.saveFile', { name })}
        </Button>
      </div>
    )
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- viewers draw nothing in a sandbox; the server has written the file anew
    <iframe className={classes.pdf} src={`${address}#view=FitH`} title={title} />
  )
}
