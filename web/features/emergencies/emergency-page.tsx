import { Alert, Radio } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Emergency, type EmergencyOffer, readEmergencyOffer } from '#contract/emergencies.ts'
import { machineNames } from '#contract/machine-name.ts'
import { emergencyTexts } from '#texts/emergency-licence.ts'
import { productTitle } from '#texts/product-names.ts'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { EmergencyForm } from './emergency-form.tsx'
import { EmergencyResult } from './emergency-result.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** A machine died: another one is licensed in its place at once, in three steps. */
export function EmergencyPage() {
  const t = useTexts(emergencyTexts)
  const { language } = useLanguage()
  const { id } = useParams({ from: '/products/emergency/$id' })
  const { data, error, refetchError } = useRead(readEmergencyOffer, { params: { id } })
  const [taken, setTaken] = useState<Emergency | null>(null)
  const product = data && { product: productTitle(data.product, language), version: data.product.version }
  return (
    <Page
      narrow
      title={data && t('emergency.title')}
      context={product && t('emergency.context', product)}
      error={error}
      refetchError={refetchError}
      crumbs={[
        <TextLink key="passport" to="/products/passport/$id" params={{ id }}>
          {t('emergency.crumb')}
        </TextLink>,
      ]}
    >
      {taken ? <EmergencyResult emergency={taken} /> : data && <Offer holdingId={id} offer={data} onTaken={setTaken} />}
    </Page>
  )
}

interface OfferProps {
  holdingId: string
  offer: EmergencyOffer
  onTaken: (emergency: Emergency) => void
}

function Offer({ holdingId, offer, onTaken }: OfferProps) {
  const t = useTexts(emergencyTexts)
  const { policy, left, nextAt, machines, factor } = offer
  const [only] = machines
  const [hostId, setHostId] = useState(machines.length === 1 ? (only?.hostId ?? '') : '')
  const chosen = machines.find((one) => one.hostId === hostId)
  if (!policy) return <Alert>{t('emergency.off')}</Alert>
  if (left === 0)
    return <Alert color="orange">{t('emergency.leftNone', { ...policy, day: formats.date(nextAt) })}</Alert>
  if (!only) return <Alert>{t('emergency.noMachine')}</Alert>
  if (!factor)
    return (
      <Alert color="orange">
        <p>{t('emergency.factor')}</p>
        <LinkButton to="/secondfactor" search={{ to: `/products/emergency/${holdingId}` }}>
          {t('emergency.setUp')}
        </LinkButton>
      </Alert>
    )
  return (
    <>
      <Hint mb={16}>
        {t('emergency.what', policy)} {t('emergency.left', { left, perYear: policy.perYear })}
      </Hint>
      <Radio.Group label={t('emergency.step.machine')} value={hostId} onChange={setHostId} mb={16}>
        {machines.map((one) => (
          <Radio key={one.hostId} mt="xs" value={one.hostId} label={machineNames(one.machines)} />
        ))}
      </Radio.Group>
      {chosen && <EmergencyForm key={chosen.hostId} machine={chosen} onTaken={onTaken} />}
    </>
  )
}
