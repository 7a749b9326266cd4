import type { Language } from '#contract/shapes.ts'
import { shellTexts } from '#texts/shell.ts'
import { asApiError } from '../../../api/api-error.ts'
import { textOf } from '../../../api/dictionary.ts'

/** The server did not answer the first requests: there is no vendor, no session, and nothing else to show yet. */
export function Unreachable({ error, language }: { error: unknown; language: Language }) {
  const t = (key: keyof typeof shellTexts) => textOf(key, shellTexts[key], language)
  return (
    <main style={{ maxWidth: '36rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'system-ui, sans-serif' }}>
      <h1 style={{ fontSize: '1.5rem' }}>{t('shell.failed')}</h1>
      <p role="alert">{asApiError(error).text(language)}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </main>
  )
}
