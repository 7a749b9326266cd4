import { Alert, Button, Loader } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { shellTexts } from '#texts/shell.ts'
import classes from './part.module.css'
import { useTexts } from './use-texts.tsx'

/** Something lazily loaded beside what is there, such as a dialog: waiting shows after a second, giving up is told. */
export const Part = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <div className={classes.arriving}>
        <Arriving after={1000} label="shell.arriving" />
      </div>
    }
  >
    {children}
  </Suspense>
)

const patience = 120_000

interface ArrivingProps {
  /** Milliseconds in which nothing shows. */
  after: number
  label: 'shell.loading' | 'shell.arriving'
}

/** While a part of the interface is on its way; after two minutes it says so and offers another try. */
export function Arriving({ after, label }: ArrivingProps): ReactNode {
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
      <output aria-label={t(label)}>
        <Loader mt="xl" />
      </output>
    )
  return (
    <Alert color="red" role="alert" title={t('shell.tooLate')}>
      <p>{t('shell.tooLateText')}</p>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Alert>
  )
}
