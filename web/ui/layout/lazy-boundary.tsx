import { Button, Loader } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { Notice } from '../feedback/error-notice.tsx'
import classes from './lazy-boundary.module.css'
import { useTexts } from '../data/use-texts.tsx'

/**
 * Something lazily loaded beside what is there, such as a dialog: waiting shows after a second, giving up is told. What is
 * there stays, with whatever was typed.
 */
export const LazyBoundary = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => ''} errorComponent={Failed}>
    <Suspense
      fallback={
        <div className={classes.arriving}>
          <LoadingNotice after={1000} />
        </div>
      }
    >
      {children}
    </Suspense>
  </CatchBoundary>
)

/** Whether a script or its styles did not get through, or are gone since the server was updated. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message)

function Failed({ error }: { error: unknown }) {
  if (!isChunkLoadError(error)) throw error
  return (
    <div className={classes.arriving}>
      <Missing text="shell.notArrived" />
    </div>
  )
}

/** What did not come, and another try. */
function Missing({ text }: { text: 'shell.tooLateText' | 'shell.notArrived' }) {
  const t = useTexts(shellTexts)
  return (
    <Notice title={t('shell.tooLate')}>
      <p>{t(text)}</p>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Notice>
  )
}

const patience = 120_000

/**
 * While a part of the interface is on its way: nothing for so many milliseconds, then that it comes; after two minutes that
 * it does not, with another try.
 */
export function LoadingNotice({ after }: { after: number }): ReactNode {
  const t = useTexts(shellTexts)
  const [shown, setShown] = useState<'nothing' | 'wait' | 'late'>(after === 0 ? 'wait' : 'nothing')
  useEffect(() => {
    const soon = setTimeout(() => setShown('wait'), after)
    const late = setTimeout(() => setShown('late'), patience)
    return () => {
      clearTimeout(soon)
      clearTimeout(late)
    }
  }, [after])
  if (shown === 'nothing') return null
  if (shown === 'wait')
    return (
      <output aria-label={t('shell.loading')} data-pending>
        <Loader mt="xl" />
      </output>
    )
  return <Missing text="shell.tooLateText" />
}
