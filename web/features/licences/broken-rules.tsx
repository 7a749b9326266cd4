import { Button, List } from '@mantine/core'
import type { BrokenRule } from '#contract/licences.ts'
import type { Reason } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { uiTexts } from '#texts/ui.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type Rules = readonly (Reason | BrokenRule)[]

/** Broken rules as sentences, each once. */
export const brokenWords = (broken: Rules, language: 'de' | 'en'): string[] => [
  ...new Set(broken.map((rule) => describeReason(rule as Reason, language))),
]

/** Broken rules in words, one a line. */
export function BrokenRules({ broken }: { broken: Rules }) {
  const { language } = useLanguage()
  return (
    <List>
      {brokenWords(broken, language).map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  )
}

/** Tells in a dialog which rules stand against saving; open while there are any. */
export function BrokenRulesDialog({
  title,
  text,
  broken,
  onClose,
}: {
  title: string
  text: string
  broken: Rules
  onClose: () => void
}) {
  const ui = useTexts(uiTexts)
  if (broken.length === 0) return null
  return (
    <Dialog onClose={onClose} title={title}>
      <p>{text}</p>
      <BrokenRules broken={broken} />
      <DialogButtons>
        <Button onClick={onClose} data-autofocus>
          {ui('ui.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
