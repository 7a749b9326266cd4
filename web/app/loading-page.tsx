import { Alert, Button, Loader } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '../ui/use-texts.tsx'

const patience = 120_000

/** While a part of the interface is on its way; after two minutes it says so and offers another try. */
export function LoadingPage(): ReactNode {
  const t = useTexts(shellTexts)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!late)
    return (
      <output aria-label={t('shell.loading')}>
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
