import { shellTexts } from '#texts/shell.ts'
import { LinkButton } from '../../../ui/layout/link.tsx'
import { Page } from '../../../ui/layout/page/page.tsx'
import { useTexts } from '../../../ui/data/use-texts.tsx'

export function NotFoundPage() {
  const t = useTexts(shellTexts)
  return (
    <Page narrow title={t('shell.notFound')} context={t('shell.notFoundText')}>
      <ToStart />
    </Page>
  )
}

/** The unauthorized notice as a page: the first address of a visit is one the account may not open. */
export function DeniedPage() {
  const t = useTexts(shellTexts)
  return (
    <Page narrow title={t('shell.denied')} context={t('shell.deniedText')}>
      <ToStart />
    </Page>
  )
}

function ToStart() {
  const t = useTexts(shellTexts)
  return (
    <div>
      <LinkButton to="/">{t('shell.toStart')}</LinkButton>
    </div>
  )
}
