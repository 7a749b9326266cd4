/** What had the focus last, from itself outwards. */
let path: Element[] = []

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex]'

/**
 * The focus is never lost with what had it: a button that waits for its answer has it again afterwards, and where a row
 * or a dialog is gone it goes to what they stood in. A click outside everything keeps nothing.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    path = []
    for (let one = target as Element | null; one && one !== document.body; one = one.parentElement) path.push(one)
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const left = target as Element
    const from = path
    // Told before the element is gone or disabled.
    setTimeout(() => {
      if (!relatedTarget && from === path && left.isConnected && !left.matches(':disabled') && document.hasFocus())
        path = []
    })
  })
  let due: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (path.length === 0 || document.activeElement !== document.body) return
    clearTimeout(due)
    // A caller that knows a better place sets it first.
    due = setTimeout(giveBack, 50)
  }
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}

function giveBack(): void {
  if (path.length === 0 || document.activeElement !== document.body) return
  const next = path.find((one) => one.isConnected && one.matches(focusable)) ?? document.querySelector('main')
  if (next instanceof HTMLElement && !next.matches(':disabled')) next.focus({ preventScroll: true })
}
