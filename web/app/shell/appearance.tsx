import { ActionIcon, InputBase } from '@mantine/core'
import { shellTexts } from '#texts/shell.ts'
import { IconChevronDown, IconMoon, IconSun } from '../../ui/layout/frame-icons.tsx'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { choose } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'

/** Theme and language, in the bar at the top. */
export function Appearance({ short }: { short: boolean }) {
  const t = useTexts(shellTexts)
  const { language, theme } = usePreferences()
  const dark = theme === 'black'
  return (
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
      <InputBase
        component="select"
        size="xs"
        pointer
        rightSectionPointerEvents="none"
        rightSection={<IconChevronDown size="0.875rem" />}
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => choose({ language: event.currentTarget.value === 'en' ? 'en' : 'de' })}
      >
        <option value="de">{short ? 'DE' : 'Deutsch'}</option>
        <option value="en">{short ? 'EN' : 'English'}</option>
      </InputBase>
    </>
  )
}
