import { type Host, toggleHost, toggleHosts } from '#contract/hosts.ts'
import { downloadLicences, sendLicences } from '#contract/licences.ts'
import { readPassport } from '#contract/passports.ts'
import { deliveryTexts } from '#texts/deliveries.ts'
import { selectionTexts } from '#texts/selection.ts'
import { useDelivery } from '#web/shared/licences/use-delivery.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { namesOf } from '#web/ui/commands/names-of.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconCheck, IconDownload, IconLock, IconMail } from '#web/ui/layout/icons.tsx'

interface Props {
  holdingId: string
  hosts: readonly Host[]
  nameOf: (host: Host) => string
  clear: () => void
}

/** What is done with several machines together: their newest licences downloaded or mailed, deactivating, activating. */
export function HostsBulk({ holdingId, hosts, nameOf, clear }: Props) {
  const t = useTexts(selectionTexts)
  const d = useTexts(deliveryTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const delivery = useDelivery()
  const { data } = useRead(readPassport, { params: { id: holdingId } }, { enabled: can(readPassport.access) })
  const newest = new Map(data?.hosts.map(({ id, licence }) => [id, licence?.id]))
  const licensed = hosts.flatMap((host) => {
    const licenceId = newest.get(host.id)
    return licenceId ? [{ host, licenceId }] : []
  })
  const mailable = licensed.filter(({ host }) => host.email !== '')
  const none = licensed.length === 0 && t('hosts.noLicences')
  const [on, off] = [
    hosts.filter(({ disabled }) => !disabled),
    hosts.filter(({ disabled, movedTo }) => disabled && movedTo === null),
  ]
  const send = async () => {
    const without = licensed.filter(({ host }) => host.email === '').map(({ host }) => nameOf(host))
    const receivers = new Set(mailable.map(({ host }) => host.email))
    const question = [
      d('deliveries.sendQuestion', { receivers: namesOf([...receivers], language) }),
      without.length > 0 && d('deliveries.leftOut', { names: namesOf(without, language) }),
    ]
    const title = d('deliveries.send', { count: mailable.length })
    if (!(await confirm({ title, question: question.filter(Boolean).join(' ') }))) return
    if (await delivery.send(mailable.map(({ licenceId }) => licenceId))) clear()
  }
  return (
    <>
      {can(downloadLicences.access) && (
        <BulkButton
          main
          text={d('deliveries.download', { count: licensed.length })}
          letter="s"
          icon={<IconDownload />}
          reason={none}
          onClick={() => delivery.save(licensed.map(({ licenceId }) => licenceId))}
        />
      )}
      {can(sendLicences.access) && !none && (
        <BulkButton
          text={d('deliveries.send', { count: mailable.length })}
          letter="m"
          icon={<IconMail />}
          loading={delivery.sending}
          reason={mailable.length === 0 && t('hosts.noReceivers')}
          onClick={() => void send()}
        />
      )}
      {can(toggleHost.access) && on.length > 0 && (
        <BulkWriteButton
          operation={toggleHosts}
          rows={on}
          nameOf={nameOf}
          clear={clear}
          text={t('hosts.deactivateMany', { count: on.length })}
          letter="l"
          icon={<IconLock />}
          danger
          input={(ids) => ({ body: { ids, disabled: true } })}
          question={(names) => t('hosts.deactivateManyQuestion', { names })}
          done={(count) => t('hosts.deactivatedMany', { count })}
        />
      )}
      {can(toggleHost.access) && off.length > 0 && (
        <BulkWriteButton
          operation={toggleHosts}
          rows={off}
          nameOf={nameOf}
          clear={clear}
          text={t('hosts.activateMany', { count: off.length })}
          letter="u"
          icon={<IconCheck />}
          input={(ids) => ({ body: { ids, disabled: false } })}
          done={(count) => t('hosts.activatedMany', { count })}
        />
      )}
    </>
  )
}
