import { Alert, type AlertProps, Button } from '@mantine/core'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { asApiError } from '../../api/api-error.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'

interface ErrorNoticeProps {
  error: Error
  /** What could not be done, before the reason. */
  failed?: string | undefined
  retry?: () => unknown
}

/** What went wrong, or what comes next, told to screen readers at once; nothing where there is nothing to say. */
export const Notice = ({ children, ...look }: AlertProps) =>
  children ? (
    <Alert color="red" role="alert" {...look}>
      {children}
    </Alert>
  ) : null

/** Says in place what could not be read, with another try where that helps. */
export function ErrorNotice({ error, failed, retry }: ErrorNoticeProps) {
  const t = useTexts(frameUiTexts)
  const { language } = useLanguage()
  return (
    <Notice title={failed}>
      <p style={{ margin: 0 }}>{asApiError(error).text(language)}</p>
      {retry && (
        <Button mt="sm" size="xs" variant="default" onClick={() => void retry()}>
          {t('ui.retry')}
        </Button>
      )}
    </Notice>
  )
}
