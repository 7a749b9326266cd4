/** Stops the browser opening a file dropped outside a drop zone. On `window`, so that drop zones act first. */
export function preventFileNavigation(): void {
  const refuse = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
