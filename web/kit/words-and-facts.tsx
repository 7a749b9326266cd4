import { Tabs } from '@mantine/core'
import { Facts } from '../ui/layout/facts.tsx'
import { HelpText } from '../ui/layout/text/help-text.tsx'
import { QrCode } from '../ui/layout/qr-code.tsx'
import { Terms } from '../ui/layout/text/terms.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

const layouts = ['lines', 'stacked', 'row', 'columns'] as const

export function Words() {
  const t = useTexts(kitTexts)
  const facts = [
    [t('kit.name'), 'Voss GmbH'],
    [t('kit.city'), 'Lübeck'],
    [t('kit.licences'), 12],
  ] as const
  return (
    <Group title="kit.words">
      {layouts.map((layout) => (
        <State key={layout} name="kit.kinds">
          <Facts facts={facts} layout={layout} />
        </State>
      ))}
      <State name="kit.long">
        <Facts facts={[[t('kit.longText'), t('kit.longText')]]} />
      </State>
      <State name="kit.usual">
        <p>
          <Terms>{t('kit.termsText')}</Terms>
        </p>
        <HelpText of="/companies" onClose={() => undefined} />
      </State>
      <State name="kit.chosen">
        <Tabs defaultValue="name">
          <Tabs.List aria-label={t('kit.company')}>
            <Tabs.Tab value="name">{t('kit.name')}</Tabs.Tab>
            <Tabs.Tab value="city">{t('kit.city')}</Tabs.Tab>
            <Tabs.Tab value="licences">{t('kit.licences')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="name">Voss GmbH</Tabs.Panel>
          <Tabs.Panel value="city">Lübeck</Tabs.Panel>
          <Tabs.Panel value="licences">12</Tabs.Panel>
        </Tabs>
      </State>
      <State name="kit.filled">
        <div style={{ inlineSize: '8rem' }}>
          <QrCode text="https://example.com" label={t('kit.open')} />
        </div>
      </State>
    </Group>
  )
}
