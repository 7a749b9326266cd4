import {
  readUsageOutlook,
  readUsageSettings,
  saveUsageSettings,
  type StoredUsageSettings,
  type UsageSettings,
} from '#contract/cloud-costs.ts'
import { listCloudAffected } from '#contract/cloud-pending.ts'
import { readCloudUsageChart } from '#contract/cloud-usage.ts'
import { cloudUsageTexts, usageSettingsTexts } from '#texts/cloud-usage.ts'
import { euros } from '#texts/money.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useAffected } from '#web/shared/cloud/use-affected.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { UsageChart } from './usage-chart.tsx'

/** What a cloud account was used for. */
export function AccountUsage({ id }: { id: string }) {
  const { error } = useRead(readCloudUsageChart, { query: { configuration: id } })
  return error?.code === 'cloudUsage.accountNotFound' ? <NotSeen /> : <UsageChart configuration={id} />
}

/** What a cloud account probably costs, whether it has the places it needs, and the budget staff set. */
export function AccountCosts({ id }: { id: string }) {
  const { data, error, refetch } = useRead(readUsageSettings, { params: { id } })
  if (error?.code === 'cloudUsage.accountNotFound') return <NotSeen />
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <>
      <Outlook id={id} />
      {data && <SettingsForm id={id} settings={data} />}
    </>
  )
}

/** Usage and costs are those of accounts of one's own. */
function NotSeen() {
  const t = useTexts(cloudUsageTexts)
  return (
    <Section title={t('cloudUsage.usage')}>
      <p>{t('cloudUsage.notSeen')}</p>
    </Section>
  )
}

/** Whether there are places enough, and what the month will cost. */
function Outlook({ id }: { id: string }) {
  const t = useTexts(usageSettingsTexts)
  const { data } = useRead(readUsageOutlook, { params: { id } })
  if (!data || data.peak === 0) return null
  const { seats, percentile, peak, advised, forecastCents, forecastErrorPercent: percent } = data
  const cost = forecastCents === null ? null : euros(forecastCents)
  return (
    <Section title={t('usageSettings.outlook')}>
      <Facts
        layout="row"
        facts={[
          [t('usageSettings.atOnce'), t('usageSettings.atOnceOf', { percentile, seats })],
          [t('usageSettings.peak'), String(peak)],
          [
            t('usageSettings.forecast'),
            cost && percent !== null ? t('usageSettings.forecastOff', { cost, percent }) : cost,
          ],
        ]}
      />
      {advised && <p>{adviceOf(t, seats, advised)}</p>}
    </Section>
  )
}

type Say = (key: keyof typeof usageSettingsTexts, values?: Record<string, unknown>) => string

/** What more or fewer places mean, in euros where it is known. */
function adviceOf(t: Say, seats: number, { seats: advised, cents }: { seats: number; cents: number | null }): string {
  const cost = cents === null ? null : euros(cents)
  if (advised > seats)
    return [t('usageSettings.more'), cost && t('usageSettings.moreCost', { seats: advised, cost })]
      .filter(Boolean)
      .join(' ')
  return [t('usageSettings.fewer', { seats: advised }), cost && t('usageSettings.fewerCost', { cost })]
    .filter(Boolean)
    .join(' ')
}

const shownAmount = ({ budgetKind, budgetAmount }: UsageSettings) =>
  budgetKind === 'cents' ? budgetAmount / 100 : budgetAmount

/** Amounts in the form are euro or hours; an empty one is no number. */
const sentAmount = ({
  budgetKind,
  budgetAmount,
}: Omit<UsageSettings, 'budgetAmount'> & { budgetAmount: number | null }) =>
  // Without a budget the amount is not shown.
  budgetAmount === null
    ? budgetKind === 'none'
      ? 0
      : Number.NaN
    : Math.round(budgetKind === 'cents' ? budgetAmount * 100 : budgetAmount)

function SettingsForm({ id, settings: { modifiedAt, ...settings } }: { id: string; settings: StoredUsageSettings }) {
  const t = useTexts(usageSettingsTexts)
  const { can } = useSession()
  const affected = useAffected()
  const entry = useEntry(saveUsageSettings, {
    initial: { ...settings, budgetAmount: shownAmount(settings) },
    input: (values) => ({ params: { id }, body: { ...values, budgetAmount: sentAmount(values), modifiedAt } }),
    money: ({ budgetKind }) => (budgetKind === 'cents' ? ['budgetAmount'] : []),
    async ask({ budgetKind, budgetStops, budgetAmount }) {
      const sooner = !settings.budgetStops || budgetKind !== settings.budgetKind || budgetAmount < shownAmount(settings)
      if (budgetKind === 'none' || !budgetStops || !sooner || !can(listCloudAffected.access)) return true
      const named = await affected(id)
      return (
        named === '' ||
        confirm({
          title: t('usageSettings.stopTitle'),
          question: `${t('usageSettings.stopQuestion')} ${named}`,
          confirmLabel: t('usageSettings.stopConfirm'),
          danger: true,
        })
      )
    },
    done: () => notify.success(t('usageSettings.saved')),
  })
  const { budgetKind } = entry.values
  const kinds = ['none', 'hours', 'cents'] as const
  return (
    <Section id="budget" title={t('usageSettings.title')}>
      <EntryForm entry={entry}>
        <SwitchField {...entry.field('costsShown', t('usageSettings.costsShown'))} />
        <FieldGrid>
          <SelectField
            {...entry.field('budgetKind', t('usageSettings.budgetKind'))}
            hint={t('usageSettings.budgetHint')}
            choices={kinds.map((value) => ({ value, label: t(`usageSettings.budgetKind.${value}`) }))}
          />
          {budgetKind !== 'none' && (
            <NumberField
              {...entry.field(
                'budgetAmount',
                t(budgetKind === 'hours' ? 'usageSettings.amountHours' : 'usageSettings.amountEuro'),
              )}
              min={0}
              step={1}
              decimals={budgetKind === 'hours' ? 0 : 2}
            />
          )}
        </FieldGrid>
        {budgetKind !== 'none' && <SwitchField {...entry.field('budgetStops', t('usageSettings.budgetStops'))} />}
      </EntryForm>
    </Section>
  )
}
