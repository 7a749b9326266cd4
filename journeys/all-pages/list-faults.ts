import type { Page } from '@playwright/test'

/** What of the lists of a page is not as it should be; runs in the page. */
const look = `(narrow) => {
  const found = []
  for (const table of document.querySelectorAll('main table[aria-label]')) {
    const list = table.getAttribute('aria-label')
    let cells = 0
    const cutCells = []
    for (const row of table.querySelectorAll(':scope > tbody > tr')) {
      if (!narrow && row.offsetHeight > 38) found.push(list + ': ' + row.offsetHeight + ' px: ' + row.innerText.slice(0, 80))
      for (const cell of row.querySelectorAll(':scope > td')) {
        const cut = cell.scrollWidth > cell.clientWidth
        cells++
        if (cut) cutCells.push(cell.dataset.label)
        if (!narrow && cut && cell.dataset.title) found.push(list + ': name cut: ' + cell.innerText)
        if (cut && !cell.title) found.push(list + ': cut without title: ' + cell.innerText)
        if (cut && /^[\\d\\s.,:;/+–%€-]+$/.test(cell.innerText)) found.push(list + ': number cut: ' + cell.innerText)
        for (const badge of cell.querySelectorAll('.mantine-Badge-root'))
          if (badge.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1)
            found.push(list + ': badge cut: ' + badge.innerText)
      }
    }
    // One cell of a short list is more than five of a hundred.
    if (!narrow && cutCells.length > Math.max(1, cells / 20))
      found.push(list + ': ' + cutCells.length + ' of ' + cells + ' cells cut: ' + [...new Set(cutCells)].join(', '))
    const region = table.parentElement
    if (region.scrollWidth > region.clientWidth + 1)
      found.push(list + ': scrolls sideways, ' + region.scrollWidth + ' in ' + region.clientWidth)
  }
  return found
}`
/**
 * One row one line at 1280 pixels, no name cut and of everything else five cells of a hundred; nothing cut without its
 * title, no badge or number cut; on a phone rows are cards.
 */
export const listFaults = (page: Page, phone: boolean): Promise<string[]> => page.evaluate(`(${look})(${phone})`)
