import { Button, Group, List, Modal } from '@mantine/core'
import type { BrokenRule } from '#contract/licences.ts'
import type { Reason } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { uiTexts } from '#texts/ui.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

type Rules = readonly (Reason | BrokenRule)[]

/** Broken rules in words, one a line. */
export function BrokenRules({ broken }: { broken: Rules }) {
  const { language } = useLanguage()
  const sentences = [...new Set(broken.map((rule) => describeReason(rule as Reason, language)))]
  return (
    <List>
      {sentences.map((sentence) => (
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
  return (
    <Modal opened={broken.length > 0} onClose={onClose} title={title}>
      <p>{text}</p>
      <BrokenRules broken={broken} />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} data-autofocus>
          {ui('ui.close')}
        </Button>
      </Group>
    </Modal>
  )
}
