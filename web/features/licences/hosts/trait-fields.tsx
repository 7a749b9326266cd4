import { Alert } from '@mantine/core'
import { type HostInput, readTraitBinding } from '#contract/hosts.ts'
import type { TraitPolicies } from '#contract/traits.ts'
import { traitWords } from '#licence/fact-words.ts'
import { compareTraits } from '#licence/traits/compare-traits.ts'
import { bindTraits } from '#licence/traits/trait-policy.ts'
import { traitBindingTexts } from '#texts/trait-binding.ts'
import { TraitCommand, TraitVerdict } from '#web/shared/licences/trait-list.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type Traits = NonNullable<HostInput['traits']>

interface TraitFieldsProps {
  holdingId: string
  /** What the host ID is saved with; null: nothing, or a new one. */
  saved: HostInput['traits']
  /** What the form holds. */
  traits: HostInput['traits']
}

/** How the product binds to traits, with what is known of this machine; null: it does not, or that is not known yet. */
export const useTraitPolicies = (holdingId: string) =>
  useRead(readTraitBinding, { params: { id: holdingId } }).data ?? null

/** The command that reads a machine, what is known of it, and what changed since it was read before. */
export function TraitFields({ holdingId, saved, traits }: TraitFieldsProps) {
  const binding = useTraitPolicies(holdingId)
  if (!binding?.policies) return null
  const { policies, salt } = binding
  const isRead = saved && traits && JSON.stringify(saved.hashes) !== JSON.stringify(traits.hashes)
  return (
    <>
      <TraitCommand salt={salt} />
      {isRead ? (
        <TraitVerdict compared={compareTraits(bindTraits(policies, saved), traits.hashes)} />
      ) : (
        <KnownTraits policies={policies} traits={traits ?? null} />
      )}
    </>
  )
}

function KnownTraits({ policies, traits }: { policies: TraitPolicies; traits: Traits | null }) {
  const t = useTexts(traitBindingTexts)
  const { language } = useLanguage()
  if (!traits) return <Alert title={t('traits.title')}>{t('traits.none')}</Alert>
  const { need, kinds, hashes } = bindTraits(policies, traits)
  const known = kinds.filter((kind) => hashes.some((one) => one.kind === kind))
  return (
    <Alert color={known.length < need ? 'orange' : 'blue'} title={t('traits.title')}>
      {t('traits.need', { known: known.length, need })}
      <PlainList gap="0.25rem">
        {kinds.map((kind) => (
          <li key={kind}>
            {traitWords[kind][language]}: {t(known.includes(kind) ? 'traits.known' : 'traits.unknown')}
          </li>
        ))}
      </PlainList>
    </Alert>
  )
}
