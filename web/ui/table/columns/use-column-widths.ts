import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Holds } from '#contract/column-values.ts'
import { columnWidths } from './column-widths.ts'

/**
 * Gives each column the width its content asks for, as `columnWidths` shares out the room: measured before anything is
 * painted, whenever cells or the room change. `holds` says what each holds, by its place in the table.
 */
export function useColumnWidths(region: RefObject<HTMLElement | null>, holds: readonly (Holds | undefined)[]): void {
  const latest = useRef(holds)
  useLayoutEffect(() => {
    latest.current = holds
  })
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    const share = () => shareOut(element, latest.current)
    let width = 0
    const resized = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      share()
    })
    const changed = new MutationObserver(share)
    share()
    resized.observe(element)
    changed.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [region])
}

/** Of tables that were drawn, to draw them alike while their rows are waited for. */
const known = new Map<string, string>()

function shareOut(region: HTMLElement, holds: readonly (Holds | undefined)[]): void {
  const table = region.querySelector<HTMLElement>(':scope > table')!
  const heads = [...table.querySelectorAll<HTMLElement>(':scope > thead > tr > th')]
  const name = [table.ariaLabel, ...heads.map(({ innerText }) => innerText), region.clientWidth].join('|')
  const { display, fontSize } = getComputedStyle(table)
  if (display !== 'grid') return
  if (table.querySelector(':scope > tbody > tr[data-waiting]'))
    return table.style.setProperty('--columns', known.get(name) ?? '')
  const measured = (tracks: string, width: string) => {
    table.style.setProperty('--columns', `repeat(${heads.length}, ${tracks})`)
    table.style.width = width
    return heads.map((head) => head.getBoundingClientRect().width)
  }
  const floors = measured('auto', '0')
  const naturals = measured('max-content', '')
  const columns = naturals.map((natural, at) => ({ natural, floor: floors[at]!, holds: holds[at] }))
  // Half the height of the letters is what one of them takes.
  const widths = columnWidths(columns, region.clientWidth, Number.parseFloat(fontSize) / 2)
  const tracks = widths.map((width) => `${Math.floor(width * 64) / 64}px`).join(' ')
  table.style.setProperty('--columns', tracks)
  known.set(name, tracks)
}
