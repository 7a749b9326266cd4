import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconRefresh } from '../layout/icons.tsx'
import classes from './freshness-line.module.css'

interface FreshnessLineProps {
  look: { setUp: boolean; lookedAt: string | null; failedAt: string | null } | undefined
  words: { notSetUp: string; lookedAt: string; failed: string; refresh: string }
  /** Looks anew; left out for those who may not. */
  refresh?: { pending: boolean; run: () => unknown } | undefined
  /** Nothing but what is wrong is told: it takes no room before that is known. */
  quiet?: boolean
  /** What else there is to say of the look. */
  children?: ReactNode
}

/** How old is what is shown of a system outside, and a way to look anew; where none is set up, that. */
export function FreshnessLine({ look, words, refresh, quiet = false, children }: FreshnessLineProps) {
  if (!look) return quiet ? null : <div className={classes.line} aria-hidden />
  if (!look.setUp) return <Alert color="orange">{words.notSetUp}</Alert>
  return (
    <div className={classes.line}>
      {look.failedAt ? (
        <Alert color="orange" p="xs">
          {words.failed}
        </Alert>
      ) : (
        words.lookedAt && <span>{words.lookedAt}</span>
      )}
      {refresh && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh />}
          loading={refresh.pending}
          onClick={() => void refresh.run()}
        >
          {words.refresh}
        </Button>
      )}
      {children}
    </div>
  )
}
