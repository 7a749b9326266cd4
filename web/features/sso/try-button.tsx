import { Button } from '@mantine/core'
import { startSsoTrial, type SsoReason, ssoReasons } from '#contract/sso-refusals.ts'
import { ssoReasonTexts } from '#texts/sso-reasons.ts'
import { ssoTexts } from '#texts/sso.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { keepInTab, trialMarker } from '#web/ui/data/tab-memory.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const fields = ['tenantId', 'clientId', 'entryPoint', 'certificate'] as const

const reasonIn = ({ details }: ApiError): SsoReason | undefined => ssoReasons.find((one) => one === details['reason'])

/** Leads over the provider and back to a page that shows what came; it links and signs in no account. */
export function TryButton({ company }: { company: { id: string } }) {
  const t = useTexts(ssoTexts)
  const why = useTexts(ssoReasonTexts)
  const { run, pending } = useWrite(startSsoTrial, {
    done: ({ address, provider }) => {
      keepInTab(trialMarker, provider)
      location.assign(address)
    },
    failed(error) {
      const field = fields.find((one) => one === error.field)
      const reason = reasonIn(error)
      if (field) notify.error(t('sso.tryIncomplete', { field: t(`sso.${field}`) }))
      else if (reason) notify.error([why(`sso.reason.${reason}`), error.details['detail']].filter(Boolean).join(' '))
      return Boolean(field ?? reason)
    },
  })
  return (
    <Button variant="default" loading={pending} onClick={() => void run({ params: { id: company.id } })}>
      {t('sso.try')}
    </Button>
  )
}
