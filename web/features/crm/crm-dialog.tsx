import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/api/api-error.ts'
import { crmTexts } from '#texts/crm.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AwayNotice } from './away-notice.tsx'
import classes from './crm.module.css'
import { LinkSearch } from './link-search.tsx'

interface CrmDialogProps {
  title: string
  size: number
  company: { id: string; name: string }
  /** It is being looked for, and nothing is shown yet. */
  busy: boolean
  error: ApiError | null
  /** What was read before stays, with all that was chosen there. */
  refetchError: ApiError | null
  retry: () => Promise<unknown>
  onClose: () => void
  /** What the CRM has of the company. */
  children: ReactNode
  /** Below whatever is shown, once it is no longer being looked for. */
  footer?: ReactNode
}

/** What the CRM has of a company: while it is looked for, where it is not linked yet, and where the CRM is away. */
export function CrmDialog({
  title,
  size,
  company,
  busy,
  error,
  refetchError,
  retry,
  onClose,
  children,
  footer,
}: CrmDialogProps) {
  const t = useTexts(crmTexts)
  const notRead = error ?? refetchError
  return (
    <Dialog title={title} onClose={onClose} size={size}>
      {busy ? (
        <output className={classes.busy}>
          <Loader size="sm" /> {t('crm.searching')}
        </output>
      ) : notRead?.code === 'crm.notLinked' ? (
        <LinkSearch company={company} />
      ) : (
        <>
          {notRead && <AwayNotice error={notRead} retry={retry} />}
          {!error && children}
        </>
      )}
      {!busy && footer}
    </Dialog>
  )
}
