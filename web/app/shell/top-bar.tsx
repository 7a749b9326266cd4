import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { IconMenu } from '../../ui/layout/frame-icons.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { Appearance } from './appearance.tsx'
import { signedInParts } from './signed-in-parts.ts'
import classes from './top-bar.module.css'
import { VendorLogo } from './vendor-logo.tsx'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

const Tools = lazy(async () => ({ default: (await signedInParts()).Tools }))

interface TopBarProps {
  onMenu: () => void
  onFind: () => void
  onKeys: () => void
}

export function TopBar({ onMenu, onFind, onKeys }: TopBarProps) {
  const t = useTexts(shellTexts)
  const { vendorName } = usePortal()
  const { me } = useSession()
  const small = useMediaQuery('(max-width: 30em)')
  return (
    <header className={classes.bar}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      {me && (
        <ActionIcon
          className={classes.burger ?? ''}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('shell.menuOpen')}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <IconMenu size="1.375rem" />
        </ActionIcon>
      )}
      <Link to="/" className={classes.vendor}>
        <VendorLogo />
        <span>{vendorName}</span>
      </Link>
      <div className={classes.tools}>
        {me ? (
          <LazyBoundary>
            <Tools small={small} onFind={onFind} onKeys={onKeys} />
          </LazyBoundary>
        ) : (
          <Appearance short={small} />
        )}
      </div>
    </header>
  )
}
