import { Switch } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { scaleBand } from '@visx/scale'
import { type KeyboardEvent, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { formats } from '../data/formats.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'
import { axisOf } from './axis.ts'
import classes from './bar-chart.module.css'

export interface ChartBar {
  key: string
  /** Below the bar: `Nov 26`. */
  label: string
  value: number
  /** The value in words, above the bar and in the table: `12,50 Euro`. */
  text: string
  /** What else the table says of it. */
  more?: readonly string[]
}

interface BarChartProps {
  title: string
  /** What a bar stands for, and its value: heads of the table. */
  heads: readonly [bar: string, value: string, ...more: string[]]
  bars: readonly ChartBar[]
  /** Less high, for a picture above a list. */
  low?: boolean
  /** Bars can be chosen, by pointer and keyboard; in the table too. */
  onChoose?: (key: string) => void
  chosen?: string | undefined
}

const room = { top: 20, bottom: 28, left: 48 }
const heights = { usual: 240, low: 140 }

/** Hovers over the card beyond which its head moves. */
const hoversAtRest = 15

/** Bars side by side, readable without colour: each says its value where there is room, and the table says all. */
export function BarChart(props: BarChartProps) {
  const { title, bars } = props
  const t = useTexts(uiTexts)
  const [asTable, setAsTable] = useState(false)
  const [hovers, setHovers] = useState(0)
  // An axis over nothing says less than a sentence.
  const isEmpty = bars.every(({ value }) => value === 0)
  return (
    <figure className={classes.frame} aria-label={title} onPointerEnter={() => setHovers((count) => count + 1)}>
      <figcaption
        className={classes.head}
        data-lively={hovers > hoversAtRest || undefined}
        onAnimationEnd={() => setHovers(0)}
      >
        <span className={classes.title}>{title}</span>
        {bars.length > 0 && (
          <Switch
            size="sm"
            label={t('ui.asTable')}
            checked={asTable}
            onChange={(event) => setAsTable(event.currentTarget.checked)}
          />
        )}
      </figcaption>
      {asTable ? (
        <BarTable {...props} />
      ) : isEmpty ? (
        <p className={classes.none}>{t('ui.nothingYet')}</p>
      ) : (
        <Bars {...props} />
      )}
    </figure>
  )
}

/** The picture alone, for where its table stands elsewhere. */
export function Bars({ title, bars, low, onChoose, chosen }: Omit<BarChartProps, 'heads'>) {
  const height = low ? heights.low : heights.usual
  const { ref, width } = useElementSize()
  const { language } = useLanguage()
  const inside = height - room.top - room.bottom
  const values = bars.map(({ value }) => value)
  const { up, ticks, digits } = axisOf(values, inside)
  const figures = ticks.map((value) => ({ value, text: formats.number(value, language, digits) }))
  // As wide as its longest figure: 1.000.000 has no room where 100 has.
  const left = Math.max(room.left, Math.max(...figures.map(({ text }) => text.length)) * letter + 12)
  const inner = Math.max(0, width - left)
  const across = scaleBand({ domain: bars.map(({ key }) => key), range: [0, inner], padding: 0.25 })
  const band = across.bandwidth()
  const labels = new Map(bars.map(({ key, label }) => [key, label]))
  // Where bars stand close, every second or third one is named.
  const every = Math.max(1, Math.ceil(46 / Math.max(1, band)))
  const named = shortened(
    bars.filter((_, index) => index % every === 0),
    across.step() * every,
  )
  const said = valuesSaid(bars, across.step(), language)
  return (
    <div ref={ref} className={classes.chart} data-low={low || undefined}>
      {width > 0 && (
        <svg width={width} height={height} role={onChoose ? 'group' : 'img'} aria-label={spoken(title, bars)}>
          <g transform={`translate(${left}, ${room.top})`}>
            <path className={classes.line} d={`M0,0V${inside}H${inner}`} fill="none" />
            {figures.map((figure) => (
              <g key={figure.value} transform={`translate(0, ${up(figure.value)})`}>
                <path className={classes.line} d="M-8,0H0" />
                <text className={classes.tick} x={-12} y={4} textAnchor="end">
                  {figure.text}
                </text>
              </g>
            ))}
            {named.map(({ key, label }) => (
              <text
                key={key}
                className={classes.tick}
                data-choice={onChoose ? true : undefined}
                x={(across(key) ?? 0) + band / 2}
                y={inside + 20}
                textAnchor="middle"
              >
                {label}
              </text>
            ))}
            {bars.map(({ key, value, text }) => {
              const x = across(key) ?? 0
              const y = up(value)
              return (
                <g key={key} {...(onChoose && choice(key, `${labels.get(key)}: ${text}`, chosen, onChoose))}>
                  {onChoose && <rect className={classes.room} x={x} y={0} width={band} height={inside} />}
                  <rect className={classes.bar} x={x} y={y} width={band} height={inside - y}>
                    {/* A bar that is a button has it as its name. */}
                    {!onChoose && <title>{`${labels.get(key)}: ${text}`}</title>}
                  </rect>
                  {value > 0 && (
                    <text className={classes.value} x={x + band / 2} y={y - 5} textAnchor="middle">
                      {said.get(key)}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        </svg>
      )}
    </div>
  )
}

/** What makes a bar a button. */
const choice = (key: string, name: string, chosen: string | undefined, onChoose: (key: string) => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  'aria-pressed': key === chosen,
  className: classes.choice ?? '',
  onClick: () => onChoose(key),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(key)
  },
})

const letter = 7

/**
 * What stands above the bars: the fullest words there is room for, since without its unit a figure is still one. Where not
 * every bar can say its value only the highest does: one without would look like one without a value.
 */
function valuesSaid(bars: readonly ChartBar[], room: number, language: 'de' | 'en'): Map<string, string> {
  const fits = (text: string) => text.length * letter < room
  const all = bars
    .filter(({ value }) => value > 0)
    .map(({ key, value, text }) => ({ key, value, said: fits(text) ? text : formats.number(value, language) }))
  if (all.every(({ said }) => fits(said))) return new Map(all.map(({ key, said }) => [key, said]))
  const highest = all.reduce((one, other) => (other.value > one.value ? other : one))
  return new Map([[highest.key, highest.said]])
}

/** Labels as far as there is room for them: without the first word they share, then cut at their end. The table has them whole. */
function shortened(bars: readonly ChartBar[], room: number): { key: string; label: string }[] {
  const fits = (label: string) => label.length * letter <= room
  const [first = ''] = bars[0]?.label.split(' ') ?? []
  const alike = bars.length > 1 && bars.every(({ label }) => label.startsWith(`${first} `))
  const apart = (label: string) =>
    alike && !bars.every((one) => fits(one.label)) ? label.slice(first.length + 1) : label
  const cut = (label: string) =>
    fits(label) ? label : `${label.slice(0, Math.max(1, Math.floor(room / letter) - 1))}…`
  return bars.map(({ key, label }) => ({ key, label: cut(apart(label)) }))
}

const spoken = (title: string, bars: readonly ChartBar[]) =>
  `${title}. ${bars.map(({ label, text }) => `${label}: ${text}`).join(', ')}`

const BarTable = ({ title, heads, bars, onChoose, chosen }: BarChartProps) => (
  <table className={classes.table} aria-label={title}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ key, label, text, more = [] }) => (
        <tr key={key}>
          <th scope="row">
            {onChoose ? (
              <button
                type="button"
                className={classes.month}
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
              >
                {label}
              </button>
            ) : (
              label
            )}
          </th>
          <td>{text}</td>
          {more.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns keep their order
            <td key={index}>{one}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
