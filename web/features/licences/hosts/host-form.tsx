import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
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
import { Programs } from '#web/shared/licences/programs.tsx'
import type { ApiError } from '#web/api/api-error.ts'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { SecondSaveButton, useSecondSave } from '#web/ui/form/second-save.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { today } from '#web/ui/data/formats.ts'
import { HostAdvice } from '#web/shared/licences/host-advice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRulesDialog } from '../broken-rules.tsx'
import { BindingFields, LicenseeFields, TermFields } from './host-fields.tsx'
import { hostValues, newHost, withRequest } from './host-values.ts'
import { TraitFields, useTraitPolicies } from './trait-fields.tsx'
import { MachineFields } from './machine-fields.tsx'
import { type HostRequest, requestForForm } from '../dropped-request.ts'
import { useStored } from '#web/ui/data/use-stored.ts'

export interface HostOf {
  holding: Holding
  host: Host | null
}

interface FormOf {
  area: string
  holding: Holding
}

/** The licence creator's form; the rules of binding, term and names are the licence library's. */
export const HostForm = ({ host, ...form }: HostOf & FormOf) =>
  host ? <ChangeForm host={host} {...form} /> : <CreateForm {...form} />

function CreateForm({ area, holding }: FormOf) {
  const { product, holder, id } = holding
  const [initial] = useState(() =>
    newHost({
      ...contextOf(holding),
      version: product.version,
      runtimeInDays: product.runtimeInDays,
      company: holder.name,
      customerNumber: holder.customerNumber,
    }),
  )
  const save = useHostSave(area, holding)
  const entry = useEntry<typeof createHost, HostInput>(createHost, {
    ...save.options,
    initial,
    input: (body) => ({ params: { id }, body }),
  })
  return <HostFields area={area} holding={holding} host={null} entry={entry} save={save} />
}

function ChangeForm({ area, holding, host }: FormOf & { host: Host }) {
  const save = useHostSave(area, holding)
  const entry = useEntry<typeof changeHost, HostInput>(changeHost, {
    ...save.options,
    initial: hostValues(host),
    input: (body) => ({ params: { id: host.id }, body: { ...body, modifiedAt: host.modifiedAt } }),
  })
  return <HostFields area={area} holding={holding} host={host} entry={entry} save={save} />
}

const contextOf = ({ product }: Holding) => ({ today: today(), network: isNetworkTitle(product.titleDe) })
const overviewOf = (area: string, { id }: Holding) =>
  ({ to: '/{$product}configuration/overview/$id', params: { product: area, id } }) as const

/** What saving asks and does, whether the machine is new or not, and the rules it breaks. */
function useHostSave(area: string, holding: Holding) {
  const t = useTexts(hostsTexts)
  const navigate = useNavigate()
  const wish = useSecondSave()
  const [broken, setBroken] = useState<BrokenRule[]>([])
  const options = {
    needed: ({ unlimited }: HostInput) => ['email', 'startDate', ...(unlimited ? [] : ['endDate'])],
    ask: async (values: HostInput) => {
      const found = checkHost(values, holding.product.version)
      setBroken(found)
      await wish.decide()
      return found.length === 0
    },
    failed: (error: ApiError) => {
      if (error.code !== 'hosts.broken') return false
      setBroken(error.details['broken'] as BrokenRule[])
      return true
    },
    done: (saved: Host) => {
      notify.success(t('hosts.saved'))
      return navigate({ ...overviewOf(area, holding), search: wish.another.current ? { issue: saved.id } : {} })
    },
  }
  return { wish, broken, setBroken, options }
}

interface HostFieldsProps extends HostOf {
  area: string
  entry: Entry<HostInput>
  save: ReturnType<typeof useHostSave>
}

function HostFields({ area, holding, host, entry, save: { wish, broken, setBroken } }: HostFieldsProps) {
  const t = useTexts(hostsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { holder, id } = holding
  const context = contextOf(holding)
  const { network } = context
  const take = (read: HostRequest) => {
    entry.set(withRequest(entry.values, read, network, byTraits))
    notify.note(t('hosts.file.read'))
    if (namesOtherCustomer(read.customerNumber, holder.customerNumber))
      notify.error(t('hosts.file.customer', { file: read.customerNumber, holder: holder.customerNumber || '–' }))
  }
  const byTraits = Boolean(useTraitPolicies(id)?.policies)
  const request = useWrite(readHostRequest, { failed: () => true, done: take })
  // A request that was read elsewhere and found its way here.
  const waiting = useStored(requestForForm)
  useEffect(() => {
    if (waiting?.holdingId !== id || waiting.hostId !== (host?.id ?? null)) return
    requestForForm.set(null)
    take(waiting.request)
    // oxlint-disable-next-line react/exhaustive-deps -- each request is taken over once
  }, [waiting, id])
  const cancel = (
    <>
      {can(issueLicence.access) && (
        <SecondSaveButton entry={entry} wish={wish} label={t('hosts.saveAndIssue')} offered={host !== null} />
      )}
      <CancelLink {...overviewOf(area, holding)} />
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
      <Programs purpose="hostid" />
      <HostAdvice
        facts={entry.values}
        holdingId={id}
        except={host?.id}
        onTake={(binding) => entry.set(switchBinding(entry.values, binding, true, context))}
      />
      <TraitFields holdingId={id} saved={host?.traits} traits={entry.values.traits} />
      <EntryForm entry={entry} cancel={cancel}>
        <LicenseeFields entry={entry} network={network} holder={holding.holder} />
        <BindingFields entry={entry} context={context} byTraits={byTraits} />
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
