/**
 * A file dropped beside the place for it would lead away from the page, with all that was typed there. Last of all who hear
 * of it: whoever takes files sees by the event whether another one did.
 */
export function keepStrayFilesOut(): void {
  const refuse = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
