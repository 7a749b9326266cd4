import { Stack } from '@mantine/core'
import { changeMasterItem } from '#contract/masters.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryForm, FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import type { MasterItem } from './use-master.ts'

interface LinkFormProps {
  productId: string
  item: MasterItem
  revision: number
}

/** How a module stands in the master: what new configurations begin with. */
export function LinkForm({ productId, item, revision }: LinkFormProps) {
  const t = useTexts(masterTexts)
  const entry = useEntry(changeMasterItem, {
    initial: {
      dependency: item.count.kind === 'dependency',
      automaticallySelected: item.dependency?.automaticallySelected ?? true,
      visible: item.dependency?.visible ?? false,
      startDate: item.startDate,
      endDate: item.endDate,
      unlimited: item.unlimited,
      test: item.test,
      testCount: item.testCount,
      student: item.student,
      editModules: item.editModules,
      connect: item.connect,
    },
    input: ({ automaticallySelected, visible, ...values }) => ({
      params: { id: productId, itemId: item.id },
      body: {
        revision,
        ...values,
        endDate: values.unlimited ? null : values.endDate,
        ...(item.level === 1 && values.dependency && { automaticallySelected, visible }),
      },
    }),
    done: () => notify.success(t('master.level.saved', { name: item.name })),
  })
  const { dependency, unlimited, test } = entry.values
  const student = entry.field('student', t('master.level.student'))
  const testing = entry.field('test', t('master.level.test'))
  return (
    <EntryForm entry={entry} name={t('master.level.link')} saveLabel={t('master.level.saveLink')}>
      <FieldSection title={t('master.level.link')} hint={t('master.level.linkHint')}>
        <SwitchField
          {...entry.field('dependency', t('master.level.dependency'))}
          hint={t('master.level.dependencyHint')}
        />
        {dependency && item.level === 1 && (
          <Stack gap={12} mt={12}>
            <SwitchField
              {...entry.field('automaticallySelected', t('master.level.automatic'))}
              hint={t('master.level.automaticHint')}
            />
            <SwitchField {...entry.field('visible', t('master.level.visible'))} hint={t('master.level.visibleHint')} />
          </Stack>
        )}
        {!dependency && (
          <FieldGrid>
            <DateField {...entry.field('startDate', t('master.level.start'))} />
            <DateField {...entry.field('endDate', t('master.level.end'))} disabled={unlimited} />
            <SwitchField {...entry.field('unlimited', t('master.level.unlimited'))} />
            <SwitchField
              {...testing}
              onChange={(on: boolean) => entry.set({ test: on, testCount: 0, ...(on && { student: false }) })}
            />
            {test && <NumberField {...entry.field('testCount', t('master.level.testCount'))} min={0} max={100} />}
            <SwitchField
              {...student}
              onChange={(on: boolean) => entry.set({ student: on, ...(on && { test: false, testCount: 0 }) })}
            />
            <SwitchField {...entry.field('editModules', t('master.level.editModules'))} />
            <SwitchField {...entry.field('connect', t('master.level.connect'))} />
          </FieldGrid>
        )}
      </FieldSection>
    </EntryForm>
  )
}
