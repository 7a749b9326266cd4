import { Button } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { IconUpload } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './imports.module.css'

interface FilesDropProps {
  label: string
  hint: string
  onFiles: (files: File[]) => void
}

/** Takes any number of licence files, dropped or chosen. */
export function FilesDrop({ label, hint, onFiles }: FilesDropProps) {
  const t = useTexts(licenceImportsTexts)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the second way; the button is the first
    <fieldset
      aria-label={label}
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      <IconUpload size="1.5rem" />
      <p className={classes.line}>
        {t('imports.drop')}{' '}
        <Button size="xs" variant="default" aria-describedby={help} onClick={() => input.current?.click()}>
          {t('imports.choose')}
        </Button>
      </p>
      <p id={help} className={classes.help}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".lic"
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
