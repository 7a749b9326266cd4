import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { namesOtherCustomer } from '#contract/fields.ts'
import type { Holding } from '#contract/holdings.ts'
import {
  changeHost,
  createHost,
  type Host,
  type HostInput,
  hostRequestLimit,
  readHostRequest,
} from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import { isNetworkTitle, switchBinding } from '#licence/binding.ts'
import { checkHost } from '#licence/host-rules.ts'
import type { BrokenRule } from '#licence/reason.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { SecondSaveButton, useSecondSave } from '#web/ui/form/second-save.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { today } from '#web/ui/data/formats.ts'
import { HostAdvice } from '#web/shared/licences/host-advice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRulesDialog } from '../broken-rules.tsx'
import { BindingFields, LicenseeFields, TermFields } from './host-fields.tsx'
import { hostValues, newHost, withRequest } from './host-values.ts'
import { MachineFields } from './machine-fields.tsx'
import { type HostRequest, placedRequest } from '../offered-request.ts'

export interface HostOf {
  holding: Holding
  host: Host | null
}

/** The licence creator's form; the rules of binding, term and names are the licence library's. */
export function HostForm({ area, holding, host }: HostOf & { area: string }) {
  const t = useTexts(hostsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { can } = useSession()
  const wish = useSecondSave()
  const [broken, setBroken] = useState<BrokenRule[]>([])
  const { product, holder, id } = holding
  const network = isNetworkTitle(product.titleDe)
  const context = { today: today(), network }
  const overview = { to: '/{$product}configuration/overview/$id', params: { product: area, id } } as const
  const fresh = () =>
    newHost({
      ...context,
      version: product.version,
      runtimeInDays: product.runtimeInDays,
      company: holder.name,
      customerNumber: holder.customerNumber,
    })
  const [begun] = useState<HostInput>(() => (host ? hostValues(host) : fresh()))
  const initial = host ? hostValues(host) : begun
  const entry = useEntry<typeof changeHost, HostInput>(
    host ? changeHost : (createHost as unknown as typeof changeHost),
    {
      initial,
      input: (body) =>
        host ? { params: { id: host.id }, body: { ...body, modifiedAt: host.modifiedAt } } : { params: { id }, body },
      schema: changeHost.body,
      needed: ({ unlimited }) => ['email', 'startDate', ...(unlimited ? [] : ['endDate'])],
      ask: async (values) => {
        const found = checkHost(values, product.version)
        setBroken(found)
        await wish.decide()
        return found.length === 0
      },
      failed: (error) => {
        if (error.code !== 'hosts.broken') return false
        setBroken(error.details['broken'] as BrokenRule[])
        return true
      },
      done: (saved) => {
        notify.success(t('hosts.saved'))
        return navigate({ ...overview, search: wish.another.current ? { issue: saved.id } : {} })
      },
    },
  )
  const take = (read: HostRequest) => {
    entry.set(withRequest(entry.values, read, network))
    notify.note(t('hosts.file.read'))
    if (namesOtherCustomer(read.customerNumber, holder.customerNumber))
      notify.error(t('hosts.file.customer', { file: read.customerNumber, holder: holder.customerNumber || '–' }))
  }
  const request = useWrite(readHostRequest, { failed: () => true, done: take })
  // A request that was read elsewhere and found its way here.
  const waiting = useSyncExternalStore(placedRequest.subscribe, placedRequest.get)
  useEffect(() => {
    if (waiting?.holdingId !== id || waiting.hostId !== (host?.id ?? null)) return
    placedRequest.set(null)
    take(waiting.request)
    // oxlint-disable-next-line react/exhaustive-deps -- each request is taken over once
  }, [waiting, id])
  const cancel = (
    <>
      {can(issueLicence.access) && (
        <SecondSaveButton entry={entry} wish={wish} label={t('hosts.saveAndIssue')} offered={host !== null} />
      )}
      <CancelLink {...overview} />
    </>
  )
  return (
    <>
      <FileDrop
        label={t('hosts.file')}
        endings={['.id', '.xml']}
        limit={hostRequestLimit}
        pending={request.pending}
        error={request.error?.text(language)}
        onFile={(upload) => void request.run({ upload })}
      />
      <HostAdvice
        facts={entry.values}
        holdingId={id}
        except={host?.id}
        onTake={(binding) => entry.set(switchBinding(entry.values, binding, true, context))}
      />
      <EntryForm entry={entry} cancel={cancel}>
        <LicenseeFields entry={entry} network={network} />
        <BindingFields entry={entry} context={context} />
        <MachineFields entry={entry} />
        <TermFields entry={entry} context={context} />
      </EntryForm>
      <BrokenRulesDialog
        title={t('hosts.broken.title')}
        text={t('hosts.broken.text')}
        broken={broken}
        onClose={() => setBroken([])}
      />
    </>
  )
}
