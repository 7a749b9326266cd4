import { Radio, Stack } from '@mantine/core'
import { accountPageTexts } from '#texts/account-page.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { choose } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import classes from './account-page.module.css'

/** Language and theme, which apply as soon as they are chosen. */
export function PreferencesCard() {
  const t = useTexts(accountPageTexts)
  const { language, theme } = usePreferences()
  return (
    <Card title={t('account.preferences')} hint={t('account.preferencesHint')}>
      <div className={classes.choices}>
        <Radio.Group
          label={t('account.language')}
          value={language}
          onChange={(next) => choose({ language: next === 'en' ? 'en' : 'de' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="de" label="Deutsch" />
            <Radio value="en" label="English" />
          </Stack>
        </Radio.Group>
        <Radio.Group
          label={t('account.theme')}
          value={theme}
          onChange={(next) => choose({ theme: next === 'black' ? 'black' : 'white' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="white" label={t('account.themeLight')} />
            <Radio value="black" label={t('account.themeDark')} />
          </Stack>
        </Radio.Group>
      </div>
    </Card>
  )
}
