import { Button } from '@mantine/core'
import { type DragEvent, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { IconUpload } from '#web/ui/layout/icons.tsx'
import { PageTools } from '#web/ui/layout/page/page-tools.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './imports.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface FilesDropProps {
  label: string
  hint: string
  onFiles: (files: File[]) => void
}

/**
 * Takes any number of licence files, dropped or chosen. Beside the title of a page it is a button, and the whole page takes
 * what is dragged onto it.
 */
export function FilesDrop({ label, hint, onFiles }: FilesDropProps) {
  const t = useTexts(licenceImportsTexts)
  const tools = use(PageTools)
  const [over, setOver] = useState(false)
  const dragged = useDragged(tools !== null)
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const zone = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the second way; the button is the first
    <fieldset
      aria-label={label}
      className={tools ? classes.page : classes.drop}
      data-over={over || undefined}
      data-dragged={dragged || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      {tools && !dragged ? (
        <Button
          variant="default"
          leftSection={<IconUpload />}
          title={`${t('imports.drop')} ${t('imports.choose')}. ${hint}`}
          onClick={() => input.current?.click()}
        >
          {t('imports.openFiles')}
        </Button>
      ) : (
        <>
          <IconUpload size="1.5rem" />
          <div>
            <p className={classes.line}>
              {t('imports.drop')}{' '}
              <Button size="xs" variant="default" aria-describedby={help} onClick={() => input.current?.click()}>
                {t('imports.choose')}
              </Button>
            </p>
            <Hint id={help}>{hint}</Hint>
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".lic,.txt"
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </fieldset>
  )
  return tools ? createPortal(zone, tools) : zone
}

/** Whether files are being dragged over the page. */
function useDragged(wanted: boolean): boolean {
  const [dragged, setDragged] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    const enter = ({ dataTransfer }: globalThis.DragEvent) => setDragged(Boolean(dataTransfer?.types.includes('Files')))
    const leave = ({ relatedTarget }: globalThis.DragEvent) => relatedTarget === null && setDragged(false)
    const drop = () => setDragged(false)
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [wanted])
  return dragged
}
