import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useEffect, useRef, useState } from 'react'
import classes from './bar-chart.module.css'
import { topOf } from './top-of.ts'

export interface Column {
  key: string
  /** Below the bar. */
  label: string
  value: number
}

interface BarChartProps {
  /** Names the chart to screen readers. */
  label: string
  columns: readonly Column[]
  /** A value in the reader's words; default: whole numbers as they are. */
  say?: (value: number) => string
  /** The same at the axis, where there is little room; default: as above the bars. */
  axis?: (value: number) => string
  /** The axis ends at a multiple of this. */
  step?: number
  height?: number
}

const room = { top: 18, right: 4, bottom: 24, left: 40 }

/** Bars in the theme's colour, each with its value above it, so that nothing is said by colour alone. */
export function BarChart({ label, columns, say = String, axis, step = 1, height = 180 }: BarChartProps) {
  const [frame, width] = useWidth()
  const inner = { width: Math.max(0, width - room.left - room.right), height: height - room.top - room.bottom }
  const top = topOf(
    columns.map(({ value }) => value),
    step,
  )
  const across = scaleBand({ domain: columns.map(({ key }) => key), range: [0, inner.width], padding: 0.25 })
  const up = scaleLinear({ domain: [0, top], range: [inner.height, 0] })
  const names = new Map(columns.map((column) => [column.key, column.label]))
  // Labels that would touch their neighbours are left out, from the newest backwards.
  const every = Math.max(1, Math.ceil(44 / Math.max(1, across.step())))
  const ticks = columns.filter((_, index) => (columns.length - 1 - index) % every === 0).map(({ key }) => key)
  const text = columns.map((column) => `${column.label}: ${say(column.value)}`).join(', ')
  return (
    <div ref={frame} className={classes.frame}>
      <svg role="img" aria-label={`${label}. ${text}`} width={width} height={height}>
        <Group left={room.left} top={room.top}>
          <AxisLeft
            scale={up}
            numTicks={3}
            hideTicks
            axisLineClassName={classes.axis ?? ''}
            tickFormat={(value) => (axis ?? say)(Number(value))}
            tickLabelProps={{ className: classes.tick ?? '', dx: -4, dy: 4, textAnchor: 'end' }}
          />
          {columns.map(({ key, label: name, value }) => {
            const x = across(key) ?? 0
            return (
              <g key={key}>
                <title>{`${name}: ${say(value)}`}</title>
                <Bar
                  className={classes.bar ?? ''}
                  x={x}
                  y={up(value)}
                  width={across.bandwidth()}
                  height={inner.height - up(value)}
                />
                <text className={classes.value} x={x + across.bandwidth() / 2} y={up(value) - 4} textAnchor="middle">
                  {say(value)}
                </text>
              </g>
            )
          })}
          <AxisBottom
            top={inner.height}
            scale={across}
            hideTicks
            tickValues={ticks}
            axisLineClassName={classes.axis ?? ''}
            tickFormat={(key) => names.get(key) ?? ''}
            tickLabelProps={{ className: classes.tick ?? '', dy: -2, textAnchor: 'middle' }}
          />
        </Group>
      </svg>
    </div>
  )
}

/** The width there is, also after it changed. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [frame, width] as const
}
