import { Button } from '@mantine/core'
import { useState } from 'react'
import { catalogueTexts } from '#texts/catalogue.ts'
import { errors } from '#texts/errors.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './catalogue.module.css'
import { drawPicture } from './draw-picture.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

const endings = ['.png', '.jpg', '.jpeg', '.webp', '.gif'] as const
const limit = 20_000_000

interface PictureFieldProps {
  /** "Deutsches Bild". */
  label: string
  /** Where the picture is now; null: there is none. */
  source: string | null
  /** Name of the file that waits for the record to be created. */
  waiting?: string | undefined
  pending: boolean
  onPicture: (picture: Blob, name: string) => void
  onRemove: () => void
}

/** One picture: shown, replaced, removed. What is chosen is drawn into the size of the catalogue before it leaves the browser. */
export function PictureField({ label, source, waiting, pending, onPicture, onRemove }: PictureFieldProps) {
  const t = useTexts(catalogueTexts)
  const e = useTexts(errors)
  const [changing, setChanging] = useState(false)
  const [problem, setProblem] = useState('')
  const [lost, setLost] = useState<string | null>(null)
  async function take(file: File) {
    setProblem('')
    try {
      onPicture(await drawPicture(file), file.name)
      setChanging(false)
    } catch {
      setProblem(t('catalogue.pictureUnreadable', { name: file.name }))
    }
  }
  const shown = source !== null && !changing
  return (
    <div className={classes.pictureField}>
      {shown && lost === source && <p role="alert">{e('products.errorDownloadImage')}</p>}
      {shown && lost !== source && (
        <img className={classes.preview} src={source} alt={label} onError={() => setLost(source)} />
      )}
      {!shown && (
        <FileDrop
          label={t('catalogue.pictureFile', { picture: label })}
          endings={endings}
          limit={limit}
          pending={pending}
          error={problem || undefined}
          onFile={(file) => void take(file)}
        />
      )}
      {waiting && <Hint>{t('catalogue.pictureWaiting', { name: waiting })}</Hint>}
      {source !== null && (
        <Buttons>
          <Button variant="default" size="xs" onClick={() => setChanging(!changing)} disabled={pending}>
            {changing ? t('catalogue.pictureKeep') : t('catalogue.pictureChange', { picture: label })}
          </Button>
          {!changing && (
            <Button variant="subtle" color="red" size="xs" onClick={onRemove} disabled={pending}>
              {t('catalogue.pictureRemove', { picture: label })}
            </Button>
          )}
        </Buttons>
      )}
    </div>
  )
}
