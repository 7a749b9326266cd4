import { type CompanySso, saveCompanySso } from '#contract/sso.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { ssoTexts } from '#texts/sso.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'

interface Props {
  company: { id: string; name: string }
  configuration: CompanySso
}

/** Switches what was saved and tried on, or off; all else stays as it is. */
export function SwitchButton({ company: { id, name }, configuration }: Props) {
  const t = useTexts(ssoTexts)
  const why = useTexts(reasonsTexts)
  const { can } = useSession()
  const { providerId, tenantId, clientId, entryPoint, certificate, idpEntityId, nameFormat, domains } = configuration
  const { enabled, modifiedAt } = configuration
  const { ask, pending } = useConfirmed(saveCompanySso, () => ({
    input: {
      params: { id },
      body: {
        providerId,
        tenantId,
        clientId,
        entryPoint,
        certificate,
        idpEntityId,
        nameFormat,
        domains,
        modifiedAt,
        clientSecret: null,
        enabled: !enabled,
      },
    },
    title: t(enabled ? 'sso.switchOff' : 'sso.switchOn'),
    question: t(enabled ? 'sso.switchOffQuestion' : 'sso.switchOnQuestion', { name, domains: domains.join(', ') }),
    danger: enabled,
    done: () => notify.success(t(enabled ? 'sso.switchedOff' : 'sso.switchedOn')),
  }))
  return (
    <ReasonButton
      variant={enabled ? 'default' : 'filled'}
      loading={pending}
      reason={
        (!can('cloud.sso.ids') && why('reason.ssoIds')) ||
        (!enabled && domains.length === 0 && why('reason.ssoDomains'))
      }
      onClick={() => ask()}
    >
      {t(enabled ? 'sso.switchOff' : 'sso.switchOn')}
    </ReasonButton>
  )
}
