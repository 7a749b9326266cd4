import { Button } from '@mantine/core'
import { type LinkProps, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { firstDayTexts } from '#texts/first-day.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './today.module.css'

type Step = 'find' | 'request' | 'inbox' | 'expiring' | 'verify' | 'products' | 'people' | 'secure'

const places = {
  find: '/companies',
  request: '/companies',
  inbox: '/inbox',
  expiring: '/expiringlicences',
  verify: '/verify',
  products: '/products/companyproducts',
  people: '/company_contacts',
  secure: '/user',
} as const satisfies Record<Step, LinkProps['to']>

const paths: Record<'staff' | 'customer', readonly Step[]> = {
  staff: ['find', 'request', 'inbox', 'expiring', 'verify'],
  customer: ['products', 'people', 'verify', 'secure'],
}

const hash = 'first-day'

/** A path through the first day, until it is put away in this browser; addresses that end in `#first-day` bring it back. */
export function FirstDay({ of }: { of: 'staff' | 'customer' }) {
  const t = useTexts(firstDayTexts)
  const { accountId } = useMe()
  const { can } = useSession()
  const router = useRouter()
  const called = useRouterState({ select: ({ location }) => location.hash === hash })
  const key = `firstDay.${accountId}`
  const [away, setAway] = useState(() => isAway(key))
  if (away && !called) return null
  const open = (to: (typeof places)[Step]) => can(router.routesByPath[to].options.staticData.access)
  const putAway = () => {
    keepAway(key)
    setAway(true)
    if (called) void router.navigate({ to: '.', hash: '', replace: true })
  }
  return (
    <section className={classes.firstDay} aria-label={t('firstDay.title')}>
      <div className={classes.firstDayHead}>
        <h2 className={classes.heading}>{t('firstDay.title')}</h2>
        <Button variant="subtle" size="compact-sm" title={t('firstDay.awayHint')} onClick={putAway}>
          {t('firstDay.away')}
        </Button>
      </div>
      <ol className={classes.steps}>
        {paths[of]
          .filter((step) => open(places[step]))
          .map((step) => (
            <li key={step}>
              {step === 'secure' ? (
                <TextLink to={places.secure} search={{ tab: 'security' }}>
                  {t('firstDay.secure')}
                </TextLink>
              ) : (
                <TextLink to={places[step]}>{t(`firstDay.${step}`)}</TextLink>
              )}
              <p>{t(`firstDay.${step}Hint`)}</p>
            </li>
          ))}
      </ol>
    </section>
  )
}

// A browser that keeps nothing shows the path each time.
function isAway(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'away'
  } catch {
    return false
  }
}

function keepAway(key: string): void {
  try {
    localStorage.setItem(key, 'away')
  } catch {
    // It comes back with the next page.
  }
}
