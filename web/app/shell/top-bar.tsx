import { ActionIcon, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { finderTexts } from '#texts/finder.ts'
import { shellTexts } from '#texts/shell.ts'
import { IconMenu, IconMoon, IconSearch, IconSun } from '../../ui/icons.tsx'
import { usePortal } from '../../ui/use-portal.ts'
import { useSession } from '../../ui/use-session.ts'
import { useTexts } from '../../ui/use-texts.tsx'
import { AccountMenu } from './account-menu.tsx'
import { MessageHistory } from './message-history.tsx'
import { choose } from '../preferences/preferences.ts'
import classes from './top-bar.module.css'
import { usePreferences } from '../preferences/use-preferences.ts'

export function TopBar({ onMenu, onFind }: { onMenu: () => void; onFind: () => void }) {
  const t = useTexts(shellTexts)
  const find = useTexts(finderTexts)
  const { vendorName } = usePortal()
  const { me } = useSession()
  const { language, theme } = usePreferences()
  const dark = theme === 'black'
  const small = useMediaQuery('(max-width: 30em)')
  return (
    <header className={classes.bar}>
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
        {vendorName}
      </Link>
      <div className={classes.tools}>
        {me && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={find('finder.open')}
            title={find('finder.open')}
            onClick={onFind}
          >
            <IconSearch size="1.25rem" />
          </ActionIcon>
        )}
        {me && <MessageHistory />}
        {/* On a phone both are in the menu of the account. */}
        {!(me && small) && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(dark ? 'shell.themeLight' : 'shell.themeDark')}
              title={t(dark ? 'shell.themeLight' : 'shell.themeDark')}
              onClick={() => choose({ theme: dark ? 'white' : 'black' })}
            >
              {dark ? <IconSun size="1.25rem" /> : <IconMoon size="1.25rem" />}
            </ActionIcon>
            <NativeSelect
              size="xs"
              aria-label={t('shell.language')}
              value={language}
              data={[
                { value: 'de', label: small ? 'DE' : 'Deutsch' },
                { value: 'en', label: small ? 'EN' : 'English' },
              ]}
              onChange={(event) => choose({ language: event.currentTarget.value === 'en' ? 'en' : 'de' })}
            />
          </>
        )}
        {me && <AccountMenu />}
      </div>
    </header>
  )
}
