const edge = 8

/** Puts what is in the browser's top layer at its button: ends where that ends, below it, or above where there is more room; never beyond the window. */
function placeBelow(menu: HTMLElement, anchor: HTMLElement, gap = 4): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const width = menu.offsetWidth
  const below = innerHeight - bottom - gap - edge
  const above = top - gap - edge
  menu.style.maxHeight = ''
  const up = menu.offsetHeight > below && above > below
  menu.style.maxHeight = `${up ? above : below}px`
  const start = right - width >= edge ? right - width : left
  menu.style.left = `${Math.max(edge, Math.min(start, document.documentElement.clientWidth - width - edge))}px`
  menu.style.top = `${up ? top - gap - menu.offsetHeight : bottom + gap}px`
}

/** Opens a popover below its anchor and keeps it there while things scroll or the window changes, until the answer is called. */
export function openBelow(popover: HTMLElement, anchor: HTMLElement, gap?: number): () => void {
  popover.showPopover()
  const place = () => placeBelow(popover, anchor, gap)
  place()
  addEventListener('resize', place)
  document.addEventListener('scroll', place, true)
  return () => {
    removeEventListener('resize', place)
    document.removeEventListener('scroll', place, true)
  }
}
