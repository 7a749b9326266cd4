import { changeModule, deleteModulePicture, type ModuleRecord, saveModulePicture } from '#contract/modules.ts'
import { catalogueTexts, masterTexts } from '#texts/catalogue.ts'
import { EntryForm, FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { PictureField } from '../picture-field.tsx'

/** A module of the catalogue: its names, and its picture on level one. */
export function ModuleForm({ module }: { module: ModuleRecord }) {
  const t = useTexts(masterTexts)
  const { inMasters: masters, inConfigurations: configurations } = module
  const entry = useEntry(changeModule, {
    initial: { name: module.name, licName: module.licName, licNameParent: module.licNameParent ?? '' },
    input: (values) => ({ params: { id: module.id }, body: { ...values, modifiedAt: module.modifiedAt } }),
    done: ({ name }) => notify.success(t('master.level.saved', { name })),
  })
  const fixed = configurations > 0
  const stays = fixed ? { disabled: true, hint: t('master.level.licNameFixed') } : {}
  return (
    <EntryForm entry={entry} name={t('master.level.module')} saveLabel={t('master.level.saveModule')}>
      <FieldSection title={t('master.level.module')} hint={t('master.level.moduleHint', { masters, configurations })}>
        <FieldGrid>
          <TextField {...entry.field('name', t('master.module.name'))} required />
          <TextField
            {...entry.field('licName', t('master.module.licName'))}
            required
            hint={t('master.module.licNameHint')}
            spellCheck={false}
            {...stays}
          />
          {module.level === 1 && (
            <TextField
              {...entry.field('licNameParent', t('master.module.licNameParent'))}
              spellCheck={false}
              {...stays}
            />
          )}
        </FieldGrid>
        {module.level === 1 && <ModulePicture module={module} />}
      </FieldSection>
    </EntryForm>
  )
}

function ModulePicture({ module: { id, imageId } }: { module: ModuleRecord }) {
  const t = useTexts(masterTexts)
  const c = useTexts(catalogueTexts)
  const picture = t('master.module.picture')
  const save = useWrite(saveModulePicture, { done: () => notify.success(c('catalogue.pictureSaved', { picture })) })
  const { remove, pending } = useRemoval(deleteModulePicture, () => ({
    input: { params: { id } },
    title: c('catalogue.pictureRemove', { picture }),
    question: c('catalogue.pictureRemove.question', { picture }),
    confirmLabel: c('catalogue.remove'),
    removed: () => notify.success(c('catalogue.pictureRemoved', { picture })),
  }))
  return (
    <PictureField
      label={picture}
      source={imageId && `/api/modules/${id}/picture?v=${imageId}`}
      pending={save.pending || pending}
      onPicture={(blob) => void save.run({ params: { id }, upload: blob })}
      onRemove={() => remove()}
    />
  )
}
