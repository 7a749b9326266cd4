import { type RefObject, useEffect } from 'react'

/** What a cell had to cut stands whole in its title; what is shown whole has none. */
export function useCutTitles(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    let due = 0
    const look = () => {
      cancelAnimationFrame(due)
      due = requestAnimationFrame(() => tell(element))
    }
    const resized = new ResizeObserver(look)
    const changed = new MutationObserver(look)
    resized.observe(element)
    changed.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      cancelAnimationFrame(due)
      resized.disconnect()
      changed.disconnect()
    }
  }, [region])
}

const cells = ':scope > table > tbody > tr > td, :scope > table > tbody > tr > td > details > summary'

function tell(element: HTMLElement): void {
  const found = [...element.querySelectorAll<HTMLElement>(cells)]
  // All are measured before any is written to, so that the page is laid out once.
  const cut = found.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const [index, cell] of found.entries())
    if (cut[index]) cell.title = cell.innerText
    else cell.removeAttribute('title')
}
