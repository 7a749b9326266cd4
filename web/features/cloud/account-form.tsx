import { endOfRuntime, runtimes } from '#contract/cloud-terms.ts'
import {
  type CloudConfiguration,
  type CloudConfigurationInput,
  listCloudAccountTypes,
  listCloudStacks,
} from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './cloud.module.css'
import { useEndWords } from './words.ts'

interface Props {
  entry: Entry<CloudConfigurationInput & Record<string, unknown>>
  /** What stands in the account already may stay, though it could not be chosen any more. */
  before?: CloudConfiguration
}

/** Account type, stack, places, start and term, with the last day that follows. */
export function AccountFields({ entry, before }: Props) {
  const t = useTexts(cloudTexts)
  const endWords = useEndWords()
  const types = useRead(listCloudAccountTypes).data?.items ?? []
  const stacks = useRead(listCloudStacks).data?.items ?? []
  const { startDate, runtime } = entry.values
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(startDate ?? '')
  const typeChoices = types.map(({ id, name, test }) => ({
    value: id,
    // A type whose name says so already is not told to be a test twice.
    label: test && !/test/i.test(name) ? t('cloud.typeTest', { name }) : name,
  }))
  if (before && !types.some(({ id }) => id === before.accountTypeId))
    typeChoices.push({ value: before.accountTypeId, label: before.accountType })
  const stackChoices = stacks
    .filter(({ gone, id }) => !gone || id === before?.stackId)
    .map(({ id, name, gone }) => ({ value: id, label: gone ? `${name} (${t('cloud.stackGone')})` : name }))
  return (
    <FieldGrid>
      <SelectField {...entry.field('accountTypeId', t('cloud.type'))} choices={typeChoices} />
      <SelectField {...entry.field('stackId', t('cloud.stack'))} choices={stackChoices} />
      <NumberField {...entry.field('seats', t('cloud.seats'))} hint={t('cloud.seatsHint')} min={1} max={10_000} />
      <DateField {...entry.field('startDate', t('cloud.start'))} />
      <SelectField
        {...entry.field('runtime', t('cloud.runtime'))}
        choices={runtimes.map((value) => ({ value, label: t(`cloud.runtime.${value}`) }))}
      />
      <div className={classes.computed} aria-live="polite">
        <Facts
          layout="stacked"
          facts={[[t('cloud.lastDay'), isDay ? endWords(endOfRuntime(startDate, runtime)) : '–']]}
        />
      </div>
    </FieldGrid>
  )
}
