import { useState } from 'react'
import { BarChart } from '../ui/chart/bar-chart.tsx'
import { formats } from '../ui/data/formats.ts'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

const bars = [12, 0, 7, 31, 5, 18].map((value, index) => ({
  key: String(index),
  label: `${String(index + 1).padStart(2, '0')}/27`,
  value,
  text: String(value),
}))

const large = bars.map((bar) => ({ ...bar, value: bar.value * 87_654, text: formats.number(bar.value * 87_654, 'de') }))

export function Charts() {
  const t = useTexts(kitTexts)
  const [chosen, setChosen] = useState('3')
  const heads = [t('kit.month'), t('kit.licences')] as const
  // As long as the words of the statistics are, and as many columns.
  const more = bars.map((bar) => ({ ...bar, more: ['17', '1.204', '12.345,67 Euro'] }))
  return (
    <Group title="kit.charts" wide>
      <State name="kit.chosen">
        <BarChart title={t('kit.ending')} heads={heads} bars={bars} onChoose={setChosen} chosen={chosen} />
      </State>
      <State name="kit.usual">
        <BarChart title={t('kit.licences')} heads={heads} bars={bars} low />
      </State>
      <State name="kit.large">
        <BarChart title={t('kit.costs')} heads={[t('kit.month'), t('kit.costs')]} bars={large} />
      </State>
      <State name="kit.noData">
        <BarChart title={t('kit.costs')} heads={[t('kit.month'), t('kit.costs')]} bars={[]} />
      </State>
      <State name="kit.long">
        <BarChart
          title={t('kit.longText')}
          heads={[...heads, t('kit.people'), t('kit.signIns'), t('kit.costs')]}
          bars={more}
          low
        />
      </State>
    </Group>
  )
}
