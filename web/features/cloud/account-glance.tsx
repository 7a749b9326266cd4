import type { CloudConfiguration } from '#contract/cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { StateBadge } from './state-badge.tsx'
import { accountState, useEndWords } from './words.ts'

/** How it stands, before anything else. */
export function AccountGlance({ configuration }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const endWords = useEndWords()
  const { createdAt, createdBy, modifiedAt, modifiedBy } = configuration
  const { stack, used, seats, streaming, endDate, terms } = configuration
  const fleet = stack.gone
    ? t('cloud.stackGone')
    : `${t(`cloud.fleet.${stack.fleetState}`)}, ${t('cloud.fleetFree', { available: stack.available, running: stack.running })}`
  return (
    <>
      <CloudFreshness />
      <Facts
        layout="row"
        facts={[
          [
            t('cloud.state'),
            <StateBadge key="state" state={accountState(configuration)} start={configuration.startDate} />,
          ],
          [t('cloud.places'), t('cloud.usedOf', { used, seats })],
          [t('cloud.streaming'), String(streaming)],
          [t('cloud.stack'), stack.name],
          [t('cloud.fleet'), fleet],
          [t('cloud.lastDay'), endWords(endDate)],
          [a('cloudAccount.created'), a('cloudAccount.onBy', { day: formats.date(createdAt), name: createdBy || '–' })],
          [
            a('cloudAccount.changed'),
            a('cloudAccount.onBy', { day: formats.instant(modifiedAt), name: modifiedBy || '–' }),
          ],
          ...(terms.length > 1
            ? [
                [
                  t('cloud.terms'),
                  terms.map((one) => `${formats.date(one.startDate)} – ${endWords(one.endDate)}`).join('; '),
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  )
}
