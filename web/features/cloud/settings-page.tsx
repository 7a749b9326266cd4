import { Button, Stack } from '@mantine/core'
import { listCloudAccountTypes } from '#contract/cloud.ts'
import { cloudSettings, readCloudSettings, resetCloudSettings, saveCloudSettings } from '#contract/cloud-settings.ts'
import { cloudSettingsTexts } from '#texts/cloud-settings.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import type { Output } from '#web/api/request.ts'

type Stored = Output<typeof readCloudSettings>

/** How long places are locked, and which account types are offered. */
export function CloudSettingsPage() {
  const t = useTexts(cloudSettingsTexts)
  const { data, error, refetchError } = useRead(readCloudSettings)
  return (
    <Page
      narrow
      title={t('cloudSettings.title')}
      context={t('cloudSettings.context')}
      error={error}
      refetchError={refetchError}
    >
      {data && <SettingsForm key={data.modifiedAt} settings={data} />}
    </Page>
  )
}

const written = (numbers: readonly number[]) => numbers.join('; ')
/** Numbers as they are typed; what is none becomes NaN, which the contract refuses. */
const numbersIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

function SettingsForm({ settings }: { settings: Stored }) {
  const t = useTexts(cloudSettingsTexts)
  const { modifiedAt, modifiedBy, operator } = settings
  const types = useRead(listCloudAccountTypes).data?.items ?? []
  const entry = useEntry(saveCloudSettings, {
    initial: {
      blockWeeks: settings.blockWeeks,
      userProfiles: written(settings.userProfiles),
      testProfiles: written(settings.testProfiles),
    },
    schema: cloudSettings,
    input: ({ blockWeeks, userProfiles, testProfiles }) => ({
      body: { blockWeeks, userProfiles: numbersIn(userProfiles), testProfiles: numbersIn(testProfiles), modifiedAt },
    }),
    done: () => notify.success(t('cloudSettings.saved')),
  })
  const { ask, pending } = useConfirmed(resetCloudSettings, () => ({
    input: {},
    title: t('cloudSettings.reset'),
    question: t('cloudSettings.resetQuestion', { weeks: operator.blockWeeks }),
    done: () => notify.success(t('cloudSettings.resetDone')),
  }))
  const known = types.map(({ name, profileNumber }) => `${profileNumber} ${name}`).join(', ')
  const operators = (numbers: readonly number[]) =>
    t('cloudSettings.operator', { value: written(numbers) || t('cloudSettings.every') })
  return (
    <EntryForm
      entry={entry}
      cancel={
        modifiedAt && (
          <Button variant="subtle" loading={pending} onClick={() => ask()}>
            {t('cloudSettings.reset')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <NumberField
          {...entry.field('blockWeeks', t('cloudSettings.blockWeeks'))}
          hint={`${t('cloudSettings.blockWeeksHint')} ${t('cloudSettings.operator', { value: operator.blockWeeks })}`}
          min={0}
          max={520}
        />
        <TextField
          {...entry.field('userProfiles', t('cloudSettings.userProfiles'))}
          hint={`${t('cloudSettings.userProfilesHint')} ${operators(operator.userProfiles)}`}
          spellCheck={false}
        />
        <TextField
          {...entry.field('testProfiles', t('cloudSettings.testProfiles'))}
          hint={`${t('cloudSettings.testProfilesHint')} ${operators(operator.testProfiles)}`}
          spellCheck={false}
        />
        {known && <Hint>{t('cloudSettings.known', { known })}</Hint>}
        <Hint>
          {modifiedAt
            ? t('cloudSettings.changed', { day: formats.instant(modifiedAt), name: modifiedBy || '–' })
            : t('cloudSettings.operators')}
        </Hint>
      </Stack>
    </EntryForm>
  )
}
