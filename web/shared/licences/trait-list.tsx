import { Alert } from '@mantine/core'
import type { TraitReading } from '#contract/traits.ts'
import { outcomeWords, traitWords } from '#licence/fact-words.ts'
import { traitBindingTexts } from '#texts/trait-binding.ts'
import { Command } from '../../ui/layout/command.tsx'
import { PlainList } from '../../ui/layout/plain-list.tsx'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'

type Compared = Pick<TraitReading, 'traits' | 'holding' | 'need' | 'fits'>

/** What became of each trait, and what the policy makes of it. */
export function TraitVerdict({ compared }: { compared: Compared }) {
  const t = useTexts(traitBindingTexts)
  const { language } = useLanguage()
  const { traits, fits } = compared
  return (
    <Alert role="note" color={fits ? 'blue' : 'orange'} title={t('traits.title')}>
      {t(fits ? 'traits.enough' : 'traits.tooFew', { holding: compared.holding, need: compared.need })}
      <PlainList gap="0.25rem">
        {traits.map(({ kind, outcome }) => (
          <li key={kind}>
            {traitWords[kind][language]}: {outcomeWords[outcome][language]}
          </li>
        ))}
      </PlainList>
    </Alert>
  )
}

/** The whole command that reads a machine with this vendor's salt. */
export function TraitCommand({ salt }: { salt: string }) {
  const t = useTexts(traitBindingTexts)
  return (
    <div>
      {t('traits.command')}
      <Command line={`keywerk-hostid --salt ${salt} --out rechner.id`} />
    </div>
  )
}
