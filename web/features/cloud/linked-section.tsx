import type { CloudConfiguration } from '#contract/cloud.ts'
import { type LinkedHolding, listLinkedHoldings, setLinkedHolding } from '#contract/cloud-users.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ReasonSwitch } from '#web/ui/feedback/reason-switch.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { useAffected } from '#web/shared/cloud/use-affected.ts'

/** The company's other products; the account is for one of them at most. */
export function LinkedSection({ configuration: { id, used, state } }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudUserTexts)
  const ui = useTexts(uiTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const affected = useAffected()
  const products = useRead(listLinkedHoldings, { params: { id } })
  const titleOf = ({ titleDe, titleEn, version }: LinkedHolding) =>
    `${language === 'de' ? titleDe : titleEn} ${version}`
  const set = useWrite(setLinkedHolding, {
    failed: (failure) => {
      if (failure.code !== 'cloud.onlyOneActiveProduct') return false
      void confirm({
        title: t('cloud.notAllowed'),
        question: failure.text(language),
        confirmLabel: ui('ui.close'),
        alone: true,
      })
      return true
    },
  })
  async function toggle(row: LinkedHolding) {
    const name = titleOf(row)
    const sure =
      !row.active ||
      (await confirm({
        title: t('cloud.productOff'),
        question:
          used > 0
            ? `${t('cloud.productOffNobody', { name })} ${await affected(id)}`
            : t('cloud.productOffNobody', { name }),
        danger: true,
      }))
    if (!sure) return
    const answer = await set.run({
      params: { id, holding: row.holdingId },
      body: { active: !row.active, undoable: true },
    })
    if (!answer) return
    if (answer.pendingUntil) notify.note(t('cloud.willEnd'))
    else if (answer.active) notify.success(t('cloud.productOnDone', { name }))
    else if (answer.deactivated === 0) notify.success(t('cloud.productOffDoneNobody', { name }))
    else notify.success(t('cloud.productOffDone', { name, count: answer.deactivated }))
  }
  return (
    <Section title={t('cloud.products')}>
      <DataTable
        label={t('cloud.products')}
        read={products}
        pageSize={10}
        columns={[
          { key: 'title', text: t('cloud.product'), sortable: true, value: titleOf },
          { key: 'configuration', text: t('cloud.productConfiguration'), sortable: true },
          {
            key: 'active',
            text: t('cloud.productActive'),
            value: ({ active }) => (active ? 1 : 0),
            render: (row) => (
              <ReasonSwitch
                label={t('cloud.productNamed', { name: titleOf(row) })}
                checked={row.active}
                pending={set.pending}
                reason={state === 'expired' ? why('reason.cloudExpired') : ''}
                onSwitch={() => void toggle(row)}
              />
            ),
          },
        ]}
        empty={{ text: t('cloud.productsEmpty') }}
      />
    </Section>
  )
}
