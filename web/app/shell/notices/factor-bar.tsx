import { Button } from '@mantine/core'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { securityTexts } from '#texts/security.ts'
import { formats } from '../../../ui/data/formats.ts'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { daysLeft, isFactorOverdue } from '../../sign-in/factor/required-factor.ts'
import classes from './preview-bar.module.css'

/** Says on every page how long a second factor may still be missing. */
export function FactorBar() {
  const t = useTexts(securityTexts)
  const { me } = useSession()
  const router = useRouter()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const due = me?.factorDue
  if (!due || isFactorOverdue(me) || here === '/secondfactor') return null
  const days = daysLeft(due)
  const left = days > 1 ? t('security.daysLeft', { days }) : t('security.lastDay')
  return (
    <section className={classes.bar} aria-label={t('security.required')}>
      <output className={classes.words}>
        <strong>{left}</strong> {t('security.requiredUntil', { until: formats.instant(due) })}
      </output>
      <Button
        size="xs"
        variant="default"
        onClick={() => void router.navigate({ to: '/secondfactor', search: { to: router.state.location.href } })}
      >
        {t('security.setUpNow')}
      </Button>
    </section>
  )
}
