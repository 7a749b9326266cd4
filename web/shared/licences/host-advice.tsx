import { Alert, Badge, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type HostUse, listHostUses } from '#contract/moves.ts'
import { adviceSeverityWords } from '#licence/advice-words.ts'
import { type Binding, boundHosts } from '#licence/binding.ts'
import { type AdvisedHost, adviseHost, describeAdvice, type HostAdvice as Advice } from '#licence/host-advice.ts'
import { formatMac, normaliseMac } from '#licence/mac.ts'
import { holderWords } from '#texts/holder-words.ts'
import { hostAdviceTexts } from '#texts/host-advice.ts'
import { hostsTexts } from '#texts/hosts.ts'
import classes from './host-advice.module.css'
import { TextLink } from '../../ui/layout/link.tsx'
import { Terms } from '../../ui/layout/text/terms.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { productTitle } from '#texts/product-names.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

interface HostAdviceProps {
  facts: AdvisedHost
  holdingId: string
  /** The host ID the facts are of. */
  except?: string | undefined
  /** Takes a recommended binding. */
  onTake?: (binding: Binding) => void
}

/** What is worth knowing about the machines entered, where else they are licensed, and the better binding. */
export function HostAdvice({ facts, holdingId, except, onTake }: HostAdviceProps) {
  const t = useTexts(hostAdviceTexts)
  const uses = useHostUses(facts, holdingId, except)
  const advice = adviseHost(facts)
  if (advice.length === 0 && uses.length === 0) return null
  const warned = uses.length > 0 || advice.some(({ severity }) => severity === 'warning')
  return (
    <section aria-label={t('advice.title')} className={classes.frame}>
      <Alert role="note" color={warned ? 'orange' : 'blue'} title={t('advice.title')}>
        <PlainList className={classes.list} gap="0.5rem">
          {advice.map((one) => (
            <AdviceLine key={one.code + JSON.stringify(one.detail)} advice={one} onTake={onTake} />
          ))}
          {[...new Map(uses.map((use) => [use.holdingId + use.what + use.value, use]))].map(([key, use]) => (
            <UseLine key={key} use={use} />
          ))}
        </PlainList>
      </Alert>
    </section>
  )
}

/** Where else these machines are licensed; asked for once the typing pauses. */
export function useHostUses(facts: AdvisedHost, holdingId: string, except?: string): HostUse[] {
  const machines = boundHosts(facts)
  const marks: Record<string, string> = {}
  for (const [index, { name, mac }] of machines.entries()) {
    const full = mac === null ? null : normaliseMac(mac)
    if (full) marks[`mac${index + 1}`] = full
    if (name) marks[`name${index + 1}`] = name.slice(0, 99)
  }
  const [settled] = useDebouncedValue(JSON.stringify(marks), 400)
  const { data } = useRead(
    listHostUses,
    { params: { id: holdingId }, query: { ...JSON.parse(settled), ...(except && { except }) } },
    { enabled: settled !== '{}', keep: true },
  )
  return settled === '{}' ? [] : (data?.items ?? [])
}

function AdviceLine({ advice, onTake }: { advice: Advice; onTake: HostAdviceProps['onTake'] | undefined }) {
  const t = useTexts(hostAdviceTexts)
  const hosts = useTexts(hostsTexts)
  const { language } = useLanguage()
  const { severity, binding } = advice
  return (
    <li>
      <Severity of={severity} /> <Terms>{describeAdvice(advice, language)}</Terms>
      {binding && onTake && (
        <Button size="compact-xs" variant="default" className={classes.take ?? ''} onClick={() => onTake(binding)}>
          {t('advice.take', { binding: hosts(`hosts.binding.${binding}`) })}
        </Button>
      )}
    </li>
  )
}

function UseLine({ use }: { use: HostUse }) {
  const t = useTexts(hostAdviceTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const { what, value, holderName, customerNumber, product, holdingId } = use
  const detail = what === 'mac' ? { mac: formatMac(value) } : { name: value }
  const where = t('advice.where', {
    holder: holderWords({ name: holderName, customerNumber }),
    version: product.version,
    product: productTitle(product, language),
  })
  return (
    <li>
      <Severity of={what === 'mac' ? 'warning' : 'note'} />{' '}
      {describeAdvice({ code: what === 'mac' ? 'advice.usedMac' : 'advice.usedName', detail }, language)}{' '}
      {can('configurations.area') ? (
        <TextLink to="/{$product}configuration/overview/$id" params={{ product: productKey, id: holdingId }}>
          {where}
        </TextLink>
      ) : (
        where
      )}
    </li>
  )
}

function Severity({ of }: { of: Advice['severity'] }) {
  const { language } = useLanguage()
  return (
    <Badge size="sm" color={of === 'warning' ? 'orange' : 'blue'} className={classes.severity ?? ''}>
      {adviceSeverityWords[of][language]}
    </Badge>
  )
}
