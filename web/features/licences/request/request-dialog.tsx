import { Skeleton, Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useState } from 'react'
import { type findRequestPlaces, readHostRequest, type RequestPlace } from '#contract/hosts.ts'
import { formatMac } from '#licence/mac.ts'
import { hostRequestsTexts } from '#texts/host-requests.ts'
import { productName } from '#texts/product-names.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import type { Output } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { mayLeave } from '#web/ui/form/unsaved.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../licences.module.css'
import styles from './places.module.css'
import { type HostRequest, type OfferedRequest, droppedRequest, requestForForm } from '../dropped-request.ts'
import { placesFor } from './places.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

type Places = Output<typeof findRequestPlaces>

interface Found {
  request: HostRequest
  places: Places
}

const close = () => droppedRequest.set(null)

/** Reads a licence request and opens the form of the host ID it is for; asks only where more than one product is possible. */
export function RequestDialog({ offer }: { offer: OfferedRequest }) {
  const t = useTexts(hostRequestsTexts)
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const go = useGo()
  useEffect(() => {
    let current = true
    const look = async () => {
      try {
        const { request, places } = await find(offer)
        if (!current) return
        const [only] = places.items
        if (only && places.items.length === 1 && !places.more) void go(only, request)
        else setFound({ request, places })
      } catch (thrown) {
        if (current) setError(asApiError(thrown))
      }
    }
    void look()
    return () => void (current = false)
  }, [offer, go])
  return (
    <Dialog title={found ? t('request.title') : t('request.open')} onClose={close} size="lg">
      {error ? (
        <ErrorNotice error={error} />
      ) : found ? (
        <Choice found={found} />
      ) : (
        <>
          <p aria-live="polite">{t('request.reading', { name: offer.file.name })}</p>
          <Skeleton height={96} animate={false} />
        </>
      )}
    </Dialog>
  )
}

async function find({ file, ...known }: OfferedRequest): Promise<Found> {
  const request = await call(readHostRequest, { upload: file })
  return { request, places: await placesFor(request, known) }
}

/** Opens the form of a host ID with what the request says in it. */
function useGo() {
  const router = useRouter()
  const { productKey: product } = usePortal()
  return useCallback(
    async ({ holdingId: id, hostId }: RequestPlace, request: HostRequest) => {
      close()
      const form = {
        to: '/{$product}configuration/licencecreator/$id',
        params: { product, id },
        search: hostId === null ? {} : { host: hostId },
      } as const
      // Asked here and not on the way: nothing may wait for a form that the user did not want to go to.
      const isThere = router.buildLocation(form).href === router.state.location.href
      if (!isThere && !(await mayLeave())) return
      requestForForm.set({ holdingId: id, hostId, request })
      await router.navigate({ ...form, ignoreBlocker: true })
    },
    [router, product],
  )
}

function Choice({ found: { request, places } }: { found: Found }) {
  const t = useTexts(hostRequestsTexts)
  const id = useId()
  const [company, setCompany] = useState<string | null>(null)
  const [ofCompany, setOfCompany] = useState<Places | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const choose = (companyId: string | null) => {
    setCompany(companyId)
    setOfCompany(null)
    setError(null)
  }
  useEffect(() => {
    if (!company) return undefined
    let current = true
    placesFor(request, { companyId: company }).then(
      (known) => current && setOfCompany(known),
      (thrown: unknown) => current && setError(asApiError(thrown)),
    )
    return () => void (current = false)
  }, [company, request])
  const { name = null, mac = null } = request.hosts[0] ?? {}
  const shown = places.items.length > 0 ? places : ofCompany
  return (
    <Stack gap={16}>
      <Facts
        label={t('request.says')}
        facts={[
          [t('request.machine'), [name, mac && formatMac(mac)].filter(Boolean).join(' · ')],
          [t('request.product'), `${request.product} ${request.version} ${request.installationTypeText}`.trim()],
          [t('request.company'), request.company],
          [t('request.number'), request.customerNumber],
        ]}
      />
      {places.items.length === 0 && (
        <>
          <p className={classes.line}>{t('request.none')}</p>
          <CompanyField
            id={id}
            label={t('request.company')}
            required
            name="company"
            value={company}
            onChange={choose}
          />
        </>
      )}
      {error && <ErrorNotice error={error} />}
      {shown && <PlaceList places={shown} request={request} />}
    </Stack>
  )
}

function PlaceList({ places: { items, more }, request }: Found) {
  const t = useTexts(hostRequestsTexts)
  const { language } = useLanguage()
  const go = useGo()
  if (items.length === 0) return <p className={classes.line}>{t('request.noProduct')}</p>
  return (
    <>
      <p className={classes.line}>{t('request.several')}</p>
      <PlainList className={styles.places} gap="0.5rem">
        {items.map((place) => (
          <li key={place.holdingId}>
            <button type="button" onClick={() => void go(place, request)}>
              <strong>{productName(place.product, language)}</strong>
              <span>
                {place.holderName} · {t(place.hostId === null ? 'request.new' : 'request.known')}
              </span>
            </button>
          </li>
        ))}
      </PlainList>
      {more && <p className={classes.line}>{t('request.more')}</p>}
    </>
  )
}
