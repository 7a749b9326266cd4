import { Button, Stack } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { Hint } from '../../layout/text/words.tsx'
import classes from './file-drop.module.css'
import { formats } from '../../data/formats.ts'
import { IconUpload } from '../../layout/icons.tsx'
import { useDisabledReason } from '../../feedback/use-disabled-reason.tsx'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'

// Mail programs add .txt to what they do not know.
const acceptOf = (endings: readonly string[]) => `${endings.join()}${/\.(id|lic)/.test(endings.join()) ? ',.txt' : ''}`

interface FileDropProps {
  /** What the file is: "Lizenzanfrage (.id)". */
  label: string
  /** Endings allowed, `.id`; all without it. */
  endings?: readonly string[]
  /** Endings that may be dropped and are not offered for choosing. */
  alsoSent?: readonly string[]
  /** In bytes; the operation's uploadLimit. */
  limit: number
  pending?: boolean
  /** Why none can be taken now; none: one can. */
  reason?: string | false
  /** What was wrong with the last file, in words. */
  error?: string | undefined
  onFile: (file: File) => void
}

/** Takes one file, dropped or chosen, and says before any upload when it cannot be the right one. */
export function FileDrop({ label, endings = [], alsoSent = [], limit, pending, reason, error, onFile }: FileDropProps) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const { props, run, description } = useDisabledReason(reason || '')
  const kinds = endings.join(', ')

  function take(files: FileList | null) {
    const file = files?.[0]
    if (!file || pending) return
    if (reason) return run(() => undefined)
    const size = {
      name: file.name,
      kinds,
      count: endings.length,
      size: formats.size(file.size, language),
      limit: formats.size(limit, language),
    }
    // Mail programs add .txt to what they do not know.
    const name = file.name.toLowerCase()
    const wrongEnding =
      endings.length > 0 &&
      ![...endings, ...alsoSent].some((ending) => name.endsWith(ending) || name.endsWith(`${ending}.txt`))
    const why =
      files.length > 1
        ? t('ui.fileOne')
        : wrongEnding
          ? t('ui.fileKindWrong', size)
          : file.size > limit
            ? t('ui.fileTooLarge', size)
            : file.size === 0
              ? t('ui.fileEmpty', size)
              : ''
    setRefused(why)
    if (!why) onFile(file)
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const problem = refused || error
  return (
    <Stack gap={8}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the second way; the button is the first */}
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
        <IconUpload size="1.75rem" />
        <p className={classes.label}>{label}</p>
        <p className={classes.line}>
          <span className={classes.drag}>{t('ui.fileDrop')} </span>
          <Button
            size="xs"
            variant="default"
            loading={pending ?? false}
            aria-describedby={help}
            {...props}
            onClick={() => run(() => input.current?.click())}
          >
            {t('ui.fileChoose')}
          </Button>
          {description}
        </p>
        <Hint id={help}>
          {kinds && t('ui.fileKinds', { kinds })} {t('ui.fileLimit', { size: formats.size(limit, language) })}
        </Hint>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf(endings)}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </fieldset>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </Stack>
  )
}
