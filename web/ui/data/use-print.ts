import type { Operation } from '#contract/operation.ts'
import { fetchFile } from '../../api.ts'
import { asApiError } from '../../api/api-error.ts'
import type { Input } from '../../api/request.ts'
import { notify } from '../feedback/notify.ts'
import { useLanguage } from './use-texts.tsx'

/** Long enough for a print dialog, in milliseconds. */
const printingTime = 600_000

/** Prints the PDF an operation answers with: paper shows what is filed and mailed, not the page. */
export function usePrint() {
  const { language } = useLanguage()
  return async <O extends Operation>(
    operation: O,
    ...input: {} extends Input<O> ? [input?: Input<O>] : [input: Input<O>]
  ): Promise<void> => {
    try {
      printBlob(await fetchFile(operation, ...input))
    } catch (error) {
      notify.error(asApiError(error).text(language))
    }
  }
}

function printBlob(pdf: Blob): void {
  const frame = document.createElement('iframe')
  // Not hidden: Firefox prints nothing that is not drawn.
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0'
  frame.setAttribute('aria-hidden', 'true')
  frame.src = URL.createObjectURL(pdf)
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  document.body.append(frame)
  setTimeout(() => {
    URL.revokeObjectURL(frame.src)
    frame.remove()
  }, printingTime)
}
