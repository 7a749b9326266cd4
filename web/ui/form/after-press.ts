/** What waits for the end of a press; null while nothing is pressed. */
let waiting: (() => void)[] | null = null

function up() {
  const due = waiting ?? []
  waiting = null
  // The click comes right after.
  if (due.length > 0) setTimeout(() => due.forEach((work) => work()))
}

if ('document' in globalThis) {
  // Touch screens tell of a mouse as well, and take the focus away only then.
  document.addEventListener('mousedown', () => (waiting ??= []), true)
  for (const end of ['mouseup', 'dragend'] as const) document.addEventListener(end, up, true)
}

/**
 * Does it now, or once the hand is up and its click went through: a line that comes below the field just left would move
 * what is pressed from under the pointer, and the click would be lost.
 */
export const afterPress = (work: () => void): void => (waiting ? void waiting.push(work) : work())
