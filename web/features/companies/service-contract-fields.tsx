import { Button, Switch, TextInput } from '@mantine/core'
import { companiesTexts } from '#texts/companies.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { today } from '#web/ui/data/formats.ts'
import { IconHourglass } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './companies.module.css'
import type { CompanyEntry } from './company-entry.ts'

/** Off: no contract and no dates. On: from today to today at first; the hourglass makes it unlimited and back. */
export function ServiceContractFields({ entry }: { entry: CompanyEntry }) {
  const t = useTexts(companiesTexts)
  const contract = entry.values.serviceContract
  const set = (serviceContract: typeof contract) => entry.set({ serviceContract })
  return (
    <FieldSection title={t('companies.contractSection')}>
      <Switch
        label={t('companies.contract')}
        checked={contract !== null}
        onChange={(event) => set(event.currentTarget.checked ? { start: today(), end: today() } : null)}
      />
      {contract && (
        <FieldGrid>
          <DateField {...entry.field('serviceContract.start', t('companies.contractStart'))} />
          {contract.end === null ? (
            <TextInput
              label={t('companies.contractEnd')}
              value={t('companies.contractUnlimited')}
              readOnly
              variant="unstyled"
            />
          ) : (
            <DateField {...entry.field('serviceContract.end', t('companies.contractEnd'))} />
          )}
          <Button
            variant="default"
            className={classes.contract ?? ''}
            classNames={{ label: classes.label ?? '' }}
            leftSection={<IconHourglass />}
            onClick={() => set({ ...contract, end: contract.end === null ? today() : null })}
          >
            {contract.end === null ? t('companies.contractMakeLimited') : t('companies.contractMakeUnlimited')}
          </Button>
        </FieldGrid>
      )}
    </FieldSection>
  )
}
