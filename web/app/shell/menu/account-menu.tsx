import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roleName } from '#texts/role-names.ts'
import { shellTexts } from '#texts/shell.ts'
import { IconHelp, IconMoon, IconSun } from '../../../ui/layout/frame-icons.tsx'
import { IconAccount, IconLock, IconLogout, IconShield } from '../../../ui/layout/icons.tsx'
import { useMe } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { choose } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { leave } from '../../sign-in/sign-out.ts'
import classes from './account-menu.module.css'
import { DropDown } from './drop-down.tsx'

const languages = { de: 'Deutsch', en: 'English' } as const

/** Who is signed in and as what; behind it what is theirs: account, password, devices, language, theme, signing out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const t = useTexts(shellTexts)
  const me = useMe()
  const { name, email } = me
  const { language, theme } = usePreferences()
  const role = roleName(me.role, language)
  const dark = theme === 'black'
  const shown = name || email
  return (
    <DropDown
      button={(attributes) => (
        <UnstyledButton className={classes.button} title={`${t('shell.signedInAs')} ${shown}, ${role}`} {...attributes}>
          <VisuallyHidden>{t('shell.signedInAs')}</VisuallyHidden>
          <span className={classes.initials} aria-hidden>
            {initialsOf(shown)}
          </span>
          <span className={classes.who}>
            <span>{shown}</span> <span className={classes.role}>{role}</span>
          </span>
        </UnstyledButton>
      )}
    >
      {(close) => {
        const item = (place: Pick<LinkProps, 'to' | 'search'>, icon: ReactNode, text: string) => (
          <li>
            <Link {...place} className={classes.item} activeOptions={{ exact: true }} onClick={close}>
              {icon}
              {text}
            </Link>
          </li>
        )
        return (
          <>
            <p className={classes.email}>
              {email}
              <br />
              {role}
            </p>
            <ul className={classes.items}>
              {item({ to: '/user' }, <IconAccount />, t('shell.account'))}
              {item({ to: '/password' }, <IconLock />, t('shell.password'))}
              {item({ to: '/user', search: { tab: 'devices' } }, <IconShield />, t('shell.devices'))}
              <li>
                <button
                  type="button"
                  className={classes.item}
                  onClick={() => {
                    close()
                    onKeys()
                  }}
                >
                  <IconHelp />
                  {t('shell.shortcuts')}
                </button>
              </li>
              <li>
                <button
                  type="button"
                  className={classes.item}
                  onClick={() => choose({ theme: dark ? 'white' : 'black' })}
                >
                  {dark ? <IconSun /> : <IconMoon />}
                  {t(dark ? 'shell.themeLight' : 'shell.themeDark')}
                </button>
              </li>
              <li className={classes.languages}>
                {(['de', 'en'] as const).map((one) => (
                  <button
                    key={one}
                    type="button"
                    lang={one}
                    className={classes.item}
                    aria-pressed={one === language}
                    onClick={() => choose({ language: one })}
                  >
                    {languages[one]}
                  </button>
                ))}
              </li>
              <li>
                <button type="button" className={classes.item} onClick={() => void leave()}>
                  <IconLogout />
                  {t('shell.signOut')}
                </button>
              </li>
            </ul>
          </>
        )
      }}
    </DropDown>
  )
}

/** Two letters for the round picture: of first and last name, else of the address. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return [words[0], name.includes('@') ? undefined : words.at(-1)]
    .filter((word, at, all) => word !== undefined && (at === 0 || word !== all[0]))
    .map((word) => word!.charAt(0).toUpperCase())
    .join('')
}
