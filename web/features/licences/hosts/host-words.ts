import type { Host } from '#contract/hosts.ts'
import type { TraitReading } from '#contract/traits.ts'
import { traitWords } from '#licence/fact-words.ts'
import type { Language } from '#contract/shapes.ts'
import type { traitBindingTexts } from '#texts/trait-binding.ts'
import type { hostsTexts } from '#texts/hosts.ts'
import { formats } from '#web/ui/data/formats.ts'

type Say = (key: keyof typeof hostsTexts, values?: Record<string, unknown>) => string

/** The term as people say it: "01.11.2026 bis 31.10.2027", "ab 01.11.2026, unbegrenzt". */
export function termOf({ startDate, endDate }: Pick<Host, 'startDate' | 'endDate'>, t: Say): string {
  const start = formats.date(startDate)
  return endDate === null
    ? t('hosts.termUnlimited', { start })
    : t('hosts.termLimited', { start, end: formats.date(endDate) })
}

/** How often a licence was issued: "noch nie", "einmal", "3-mal". */
export const timesOf = (generation: number, t: Say): string =>
  generation < 2 ? t(generation === 0 ? 'hosts.never' : 'hosts.once') : t('hosts.times', { count: generation })

/** Active, deactivated, moved to another machine, or there for an emergency. */
export function stateOf({ disabled, movedTo, emergencyFor, endDate }: Host, t: Say): string {
  if (emergencyFor) return t(movedTo ? 'hosts.emergencyEnded' : disabled ? 'hosts.emergencyOver' : 'hosts.emergency')
  if (movedTo)
    return disabled || endDate === null ? t('hosts.movedAway') : t('hosts.movedBridge', { day: formats.date(endDate) })
  return t(disabled ? 'hosts.deactivated' : 'hosts.active')
}

type SayOfTraits = (key: keyof typeof traitBindingTexts, values?: Record<string, unknown>) => string

/** What a machine read again told: "4 von 5, 3 nötig; geändert: Netzwerkkarten"; '' where it was not read again. */
export function readingWords(reading: TraitReading | undefined, t: SayOfTraits, language: Language): string {
  if (!reading) return ''
  const { holding, need, traits } = reading
  const short = t('traits.short', { holding, need, all: traits.length })
  const changed = traits.filter(({ outcome }) => outcome === 'changed').map(({ kind }) => traitWords[kind][language])
  return changed.length === 0 ? short : t('traits.shortChanged', { short, kinds: changed.join(', ') })
}
