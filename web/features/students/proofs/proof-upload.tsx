import { Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { proofLimit, proofsAtMost, uploadProof } from '#contract/students.ts'
import { failureTexts } from '#texts/failures/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from '../students.module.css'

const endings = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.bmp', '.pdf']
// Told by the server what helps. Not offered: where they are, iPhones would no longer send JPEG of themselves.
const alsoSent = ['.heic', '.heif', '.avif', '.gif', '.jfif', '.mpo']

/** Takes a proof by choosing, dropping or the phone's camera, and shows it while it is sent. */
export function ProofUpload({ files, productId }: { files: number; productId?: string }) {
  const t = useTexts(studentsTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const [sending, setSending] = useState<File | null>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { run, pending, error } = useWrite(uploadProof, { failed: () => true })
  const full = files >= proofsAtMost && why('reason.proofsFull', { most: proofsAtMost })
  const take = async (file: File) => {
    setSending(file)
    const answer = await run({
      query: { name: file.name || t('students.photoName'), ...(productId && { productId }) },
      upload: file,
    })
    setSending(null)
    if (answer) notify.success(t('students.uploaded', { name: file.name }))
  }
  return (
    <div className={classes.sections}>
      <FileDrop
        label={t('students.upload')}
        endings={endings}
        alsoSent={alsoSent}
        limit={proofLimit}
        pending={pending}
        reason={full}
        error={error ? `${failureTexts.uploadProof[language]} ${error.text(language)}` : undefined}
        onFile={(file) => void take(file)}
      />
      <Group gap="sm">
        <ReasonButton variant="default" loading={pending} reason={full} onClick={() => camera.current?.click()}>
          {t('students.camera')}
        </ReasonButton>
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={t('students.camera')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) void take(file)
          }}
        />
      </Group>
      {sending && <Preview file={sending} />}
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const t = useTexts(studentsTexts)
  const address = useObjectUrl(file.type.startsWith('image/') ? file : undefined)
  return (
    <output className={classes.preview}>
      {address && <img src={address} alt="" />}
      {t('students.uploading', { name: file.name })}
    </output>
  )
}
