import { saveView } from '#contract/views.ts'
import { AnswerForm } from '../ui/dialog/answer-form.tsx'
import { Button } from '@mantine/core'
import { EntryForm, FieldGrid, FieldSection } from '../ui/form/entry/entry-form.tsx'
import { TextField } from '../ui/form/fields/fields.tsx'
import { useEntry } from '../ui/form/entry/use-entry.ts'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

export const Forms = () => {
  const t = useTexts(kitTexts)
  return (
    <Group title="kit.forms">
      <State name="kit.empty">
        <Sample name="" />
      </State>
      <State name="kit.filled">
        <Sample name="Voss GmbH" />
      </State>
      <State name="kit.readOnly">
        <Sample name="Voss GmbH" readOnly />
      </State>
      <State name="kit.kinds">
        <AnswerForm maxLength={500} pending={false} hint={t('kit.hint')} onDecline={() => undefined}>
          {() => <Button>{t('kit.save')}</Button>}
        </AnswerForm>
      </State>
    </Group>
  )
}

function Sample({ name, readOnly }: { name: string; readOnly?: boolean }) {
  const t = useTexts(kitTexts)
  const entry = useEntry<typeof saveView, { name: string }>(saveView, {
    initial: { name },
    input: (values) => ({ body: { list: 'listCompanies', query: {}, hidden: [], ...values } }),
  })
  return (
    <EntryForm entry={entry} mayLeave {...(readOnly && { readOnly })} offered="valid">
      <FieldSection title={t('kit.company')} hint={t('kit.hint')}>
        <FieldGrid>
          <TextField {...entry.field('name', t('kit.name'))} />
        </FieldGrid>
      </FieldSection>
    </EntryForm>
  )
}
