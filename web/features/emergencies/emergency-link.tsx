import { Badge } from '@mantine/core'
import { readEmergencyOffer } from '#contract/emergencies.ts'
import { emergencyTexts } from '#texts/emergency-licence.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'

/** From a product to an emergency licence, where it has any. */
export function EmergencyLink({ holdingId }: { holdingId: string }) {
  const t = useTexts(emergencyTexts)
  const { data } = useRead(readEmergencyOffer, { params: { id: holdingId } })
  if (!data?.policy || data.machines.length === 0) return null
  return (
    <LinkButton to="/products/emergency/$id" params={{ id: holdingId }}>
      {t('emergency.start')}
    </LinkButton>
  )
}

/** Behind the name of a machine that stands in for one that died. */
export function EmergencyBadge() {
  const t = useTexts(emergencyTexts)
  return <Badge color="orange">{t('emergency.badge')}</Badge>
}
