/** Calls `act` for a press, or the focus, outside this part of the page, until the answer is called. */
export function onOutside(part: Element | null, act: () => void): () => void {
  const outside = (event: Event) => !part?.contains(event.target as Node) && act()
  document.addEventListener('pointerdown', outside)
  document.addEventListener('focusin', outside)
  return () => {
    document.removeEventListener('pointerdown', outside)
    document.removeEventListener('focusin', outside)
  }
}
