import { Checkbox, Radio, SegmentedControl, Switch } from '@mantine/core'
import { useState } from 'react'
import { ChoicesField } from '../ui/form/fields/choices-field.tsx'
import { CheckboxField, SwitchField } from '../ui/form/fields/fields.tsx'
import { FilterChips } from '../ui/table/toolbar/filter-chips.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { useSample } from './use-sample.ts'
import { kitTexts } from './words.ts'

export function Choices() {
  const t = useTexts(kitTexts)
  const [several, setSeveral] = useState<('company' | 'school')[]>(['school'])
  const [chip, setChip] = useState('company')
  const off = useSample(t('kit.active'), false)
  const on = useSample(t('kit.active'), true)
  const some = [
    { value: 'company', label: t('kit.company') },
    { value: 'school', label: t('kit.school') },
    { value: 'prospect', label: t('kit.prospect') },
  ]
  return (
    <Group title="kit.choices">
      <State name="kit.empty">
        <CheckboxField {...off} hint={t('kit.hint')} />
        <SwitchField {...off} hint={t('kit.hint')} />
        <Radio label={t('kit.company')} name="empty" />
      </State>
      <State name="kit.chosen">
        <CheckboxField {...on} />
        <SwitchField {...on} />
        <Radio label={t('kit.company')} name="chosen" defaultChecked />
        <Checkbox label={t('kit.school')} indeterminate readOnly />
      </State>
      <State name="kit.wrong">
        <CheckboxField {...off} error={t('kit.missing')} />
        <SwitchField {...off} error={t('kit.missing')} />
      </State>
      <State name="kit.disabled">
        <Checkbox label={t('kit.active')} description={t('kit.kept')} disabled />
        <Switch label={t('kit.active')} description={t('kit.kept')} disabled defaultChecked />
        <Radio label={t('kit.company')} description={t('kit.kept')} disabled />
      </State>
      <State name="kit.long">
        <Checkbox label={t('kit.longText')} description={t('kit.longText')} />
        <Switch label={t('kit.longText')} />
      </State>
      <State name="kit.kinds">
        <ChoicesField
          label={t('kit.type')}
          choices={[
            { value: 'company', text: t('kit.company') },
            { value: 'school', text: t('kit.school') },
          ]}
          value={several}
          onChange={setSeveral}
        />
        <FilterChips label={t('kit.type')} value={chip} choices={some} onChange={setChip} />
        <SegmentedControl mt="sm" aria-label={t('kit.type')} data={some} />
      </State>
    </Group>
  )
}
