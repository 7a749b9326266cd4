import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { listOwnCloudPlaces, type OwnCloudPlace } from '#contract/cloud-sessions.ts'
import { productTitle } from '#texts/product-names.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconCloud } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../cloud.module.css'
import { useEndWords } from '../words.ts'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'

/** A person's own places of the cloud with the way there; nothing for those who have none. */
export function OwnCloud() {
  const t = useTexts(cloudSignInTexts)
  const { data } = useRead(listOwnCloudPlaces)
  if (!data || data.items.length === 0) return null
  const usable = data.items.some(({ noAccess }) => noAccess === null)
  return (
    <Section
      title={t('ownCloud.title')}
      action={
        usable && (
          <LinkButton to="/awslogin" leftSection={<IconCloud />}>
            {t('cloudLogin.start')}
          </LinkButton>
        )
      }
    >
      <ul className={classes.places}>
        {data.items.map((place) => (
          <li key={place.id}>
            <PlaceWords place={place} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ChoiceProps {
  places: readonly OwnCloudPlace[]
  onChoose: (place: OwnCloudPlace) => void
}

/** Several places: one press streams at one of them. What was chosen last, else the first, has the focus. */
export function ChoosePlace({ places, onChoose }: ChoiceProps) {
  const t = useTexts(cloudSignInTexts)
  const proposed = useRef<HTMLButtonElement>(null)
  useEffect(() => proposed.current?.focus(), [])
  const first = places.find(({ last, noAccess }) => last && noAccess === null) ?? places[0]
  return (
    <Stack gap="sm">
      <Text>{t('cloudLogin.choose')}</Text>
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceWords place={place} />
            {place.noAccess === null && (
              <Button
                size="sm"
                variant={place === first ? 'filled' : 'default'}
                ref={place === first ? proposed : null}
                aria-label={t('cloudLogin.startAt', { stack: place.stack })}
                onClick={() => onChoose(place)}
              >
                {t('cloudLogin.startHere')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function PlaceWords({ place }: { place: OwnCloudPlace }) {
  const t = useTexts(cloudSignInTexts)
  const { language } = useLanguage()
  const { vendorName } = usePortal()
  const endWords = useEndWords()
  const { stack, companyName, startDate, endDate, free, noAccess, last } = place
  const { reason, day } = noAccess ?? {}
  return (
    <div>
      <strong>{stack}</strong>
      {last && <Quiet> · {t('cloudLogin.lastChosen')}</Quiet>}
      <p>
        {productTitle(place, language)}, {companyName}
      </p>
      <Hint>
        {t('cloudLogin.term', { start: formats.date(startDate), end: endWords(endDate) })}
        {reason === undefined && ` · ${t('cloudLogin.free', { free })}`}
      </Hint>
      {reason !== undefined && (
        <p className={classes.why}>
          {reason === 'off'
            ? t('cloudLogin.no.off')
            : t(`cloudLogin.no.${reason}`, { day: formats.date(day), vendor: vendorName })}
        </p>
      )}
    </div>
  )
}
