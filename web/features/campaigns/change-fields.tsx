import { campaignKinds } from '#contract/campaigns.ts'
import { listProducts } from '#contract/products.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField, TextareaField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { endKindOf, type ModuleChoice, type Values } from './values.ts'
import { productName } from '#texts/product-names.ts'

interface ChangeFieldsProps {
  entry: Entry<Values>
  modules: readonly ModuleChoice[]
}

/** What a campaign changes; the fields follow the kind of change. */
export function ChangeFields({ entry, modules }: ChangeFieldsProps) {
  const t = useTexts(campaignsTexts)
  const { kind, moduleId, uncounted } = entry.values.change
  const chosen = modules.find(({ value }) => value === moduleId)
  const ends = kind === 'setEnd' || kind === 'extendEnd'
  const counts = kind === 'addModule' || kind === 'setCount'
  return (
    <FieldSection title={t('campaigns.change')}>
      <FieldGrid>
        <SelectField
          {...entry.field('change.kind', t('campaigns.kind'))}
          required
          choices={campaignKinds.map((value) => ({ value, label: t(`campaigns.kind.${value}`) }))}
        />
        {kind === 'upgrade' ? (
          <TargetField entry={entry} />
        ) : (
          <SelectField
            {...entry.field('change.moduleId', t(ends ? 'campaigns.moduleAll' : 'campaigns.module'))}
            required={!ends}
            choices={modules}
            clearable={ends}
          />
        )}
        {kind === 'replaceModule' && (
          <SelectField
            {...entry.field('change.byId', t('campaigns.by'))}
            required
            choices={modules.filter(({ level, value }) => level === chosen?.level && value !== moduleId)}
          />
        )}
        {kind === 'addModule' && chosen && chosen.level > 1 && (
          <SelectField
            {...entry.field('change.parentId', t('campaigns.parent'))}
            required
            choices={modules.filter(({ level }) => level === chosen.level - 1)}
          />
        )}
        {counts && !uncounted && (
          <NumberField {...entry.field('change.n', t('campaigns.count'))} required min={1} max={100} />
        )}
        {kind === 'extendEnd' && (
          <NumberField {...entry.field('change.months', t('campaigns.months'))} required min={1} max={120} />
        )}
        {(kind === 'setEnd' || (kind === 'addModule' && chosen?.level === 1)) && <EndFields entry={entry} />}
      </FieldGrid>
      {kind === 'upgrade' && (
        <SwitchField {...entry.field('change.dropPaid', t('campaigns.dropPaid'))} hint={t('campaigns.dropPaidHint')} />
      )}
      {counts && <SwitchField {...entry.field('change.uncounted', t('campaigns.uncounted'))} />}
      {ends && <SwitchField {...entry.field('change.hosts', t('campaigns.hosts'))} hint={t('campaigns.hostsHint')} />}
    </FieldSection>
  )
}

function TargetField({ entry }: { entry: Entry<Values> }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { data } = useRead(listProducts)
  const choices = (data?.items ?? []).flatMap(({ id: value, titleDe, titleEn, version, unlocked, kind }) =>
    unlocked && kind !== 'student' && kind !== 'textbook'
      ? [{ value, label: productName({ titleDe, titleEn, version }, language) }]
      : [],
  )
  return (
    <SelectField
      {...entry.field('change.productId', t('campaigns.target'))}
      required
      choices={choices}
      hint={t('campaigns.targetHint')}
    />
  )
}

function EndFields({ entry }: { entry: Entry<Values> }) {
  const t = useTexts(campaignsTexts)
  const { kind } = entry.values.change
  const endKind = endKindOf(entry.values.change)
  const kinds = kind === 'addModule' ? (['others', 'day', 'unlimited'] as const) : (['day', 'unlimited'] as const)
  return (
    <>
      <SelectField
        {...entry.field('change.endKind', t('campaigns.endKind'))}
        value={endKind}
        choices={kinds.map((value) => ({ value, label: t(`campaigns.end.${value}`) }))}
      />
      {endKind === 'day' && <DateField {...entry.field('change.end', t('campaigns.end'))} required />}
    </>
  )
}

/** Whether licences are issued for what was changed, and sent. */
export function DeliverFields({ entry }: { entry: Entry<Values> }) {
  const t = useTexts(campaignsTexts)
  const { issue, mail } = entry.values
  return (
    <FieldSection title={t('campaigns.deliver')}>
      <SwitchField {...entry.field('issue', t('campaigns.issue'))} hint={t('campaigns.issueHint')} />
      {issue && <SwitchField {...entry.field('mail', t('campaigns.mail'))} hint={t('campaigns.mailHint')} />}
      {issue && mail && <TextareaField {...entry.field('comment', t('campaigns.comment'))} rows={3} />}
    </FieldSection>
  )
}
