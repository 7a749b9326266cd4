import { Alert } from '@mantine/core'
import {
  changeCloudConfiguration,
  type CloudConfiguration,
  cloudConfigurationInput,
  type CloudConfigurationInput,
} from '#contract/cloud.ts'
import { endOfRuntime, termState } from '#contract/cloud-terms.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { useAffected } from '#web/shared/cloud/use-affected.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { AccountFields } from './account-form.tsx'

/** What an account is: type, stack, places, start and term. */
export function ConfigurationForm({ configuration }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudTexts)
  const u = useTexts(cloudUserTexts)
  const affected = useAffected()
  const expired = configuration.state === 'expired'
  const initial: CloudConfigurationInput & Record<string, unknown> = editable(cloudConfigurationInput, configuration)
  const entry = useEntry(changeCloudConfiguration, {
    initial,
    schema: cloudConfigurationInput,
    input: (body) => ({
      params: { id: configuration.id },
      body: { ...body, modifiedAt: configuration.modifiedAt, undoable: true },
    }),
    async ask({ startDate, runtime, stackId }) {
      const ends =
        termState(configuration, today()) === 'running' &&
        termState({ startDate, endDate: endOfRuntime(startDate, runtime) }, today()) !== 'running'
      if (!ends && stackId === configuration.stackId) return true
      const named = await affected(configuration.id)
      return (
        named === '' ||
        confirm({
          title: t('cloud.saveQuestion'),
          question: `${u(ends ? 'cloud.startMoved' : 'cloud.stackMoved')} ${named}`,
          confirmLabel: t('cloud.saveConfirm'),
          danger: true,
        })
      )
    },
    done: (saved, { startDate, stackId }) =>
      saved.startDate === startDate && saved.stackId === stackId
        ? notify.success(t('cloud.saved'))
        : notify.note(u('cloud.willEnd')),
  })
  const { endDate } = configuration
  return (
    <>
      {expired && (
        <Alert color="gray" mb="md">
          {t('cloud.expiredNote', { end: formats.date(endDate) })}
        </Alert>
      )}
      <EntryForm entry={entry} readOnly={expired}>
        <AccountFields entry={entry} before={configuration} />
      </EntryForm>
    </>
  )
}
