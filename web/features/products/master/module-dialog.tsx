import { useState } from 'react'
import { createModule, saveModulePicture } from '#contract/modules.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useObjectUrl } from '#web/ui/data/use-object-url.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { PictureField } from '../picture-field.tsx'

interface ModuleDialogProps {
  level: 1 | 2 | 3
  onCreated: (moduleId: string) => Promise<void>
  onClose: () => void
}

/** A module that is not in the catalogue yet: it goes there and into the master. */
export function ModuleDialog({ level, onCreated, onClose }: ModuleDialogProps) {
  const t = useTexts(masterTexts)
  const [picture, setPicture] = useState<{ blob: Blob; name: string } | null>(null)
  const source = useObjectUrl(picture?.blob)
  const upload = useWrite(saveModulePicture)
  const entry = useEntry(createModule, {
    initial: { level, name: '', licName: '', licNameParent: '' },
    done: async ({ id }) => {
      if (picture) await upload.run({ params: { id }, upload: picture.blob })
      await onCreated(id)
      onClose()
    },
  })
  return (
    <Dialog title={t('master.module.title', { level })} onClose={onClose} size="lg">
      <p>{t('master.module.hint')}</p>
      <EntryForm entry={entry} saveLabel={t('master.module.save')} mayLeave>
        <TextField {...entry.field('name', t('master.module.name'))} autoComplete="off" />
        <TextField
          {...entry.field('licName', t('master.module.licName'))}
          hint={t('master.module.licNameHint')}
          autoComplete="off"
          spellCheck={false}
        />
        {level === 1 && (
          <>
            <TextField
              {...entry.field('licNameParent', t('master.module.licNameParent'))}
              autoComplete="off"
              spellCheck={false}
            />
            <PictureField
              label={t('master.module.picture')}
              source={source}
              waiting={picture?.name}
              pending={upload.pending}
              onPicture={(blob, name) => setPicture({ blob, name })}
              onRemove={() => setPicture(null)}
            />
          </>
        )}
      </EntryForm>
    </Dialog>
  )
}
