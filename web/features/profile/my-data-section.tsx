import { Button, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { exportMyData, requestErasure } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { confirm } from '#web/ui/confirm.ts'
import { IconDownload } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useDownload } from '#web/ui/use-download.ts'
import { useMe } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './profile.module.css'

/** Take everything along, or have it deleted. `onErased`: the session is over. */
export function MyDataSection({ onErased }: { onErased: () => void }) {
  const t = useTexts(profileTexts)
  const download = useDownload()
  const { email } = useMe()
  const [loading, setLoading] = useState(false)
  const erase = useWrite(requestErasure, {
    done: () => {
      notify.success(t('profile.erased'))
      onErased()
    },
  })
  async function take() {
    setLoading(true)
    await download(exportMyData)
    setLoading(false)
  }
  async function ask() {
    const sure = await confirm({
      title: t('profile.erase'),
      question: t('profile.eraseQuestion', { email }),
      confirmLabel: t('profile.eraseConfirm'),
      danger: true,
    })
    if (sure) await erase.run()
  }
  return (
    <Paper withBorder p="md" component="section">
      <h2 className={classes.heading}>{t('profile.myData')}</h2>
      <Text size="sm" mb="xs">
        {t('profile.exportText')}
      </Text>
      <Button variant="default" leftSection={<IconDownload />} loading={loading} onClick={() => void take()}>
        {t('profile.export')}
      </Button>
      <Text size="sm" mt="lg" mb="xs">
        {t('profile.eraseText')}
      </Text>
      <Button variant="outline" color="red" loading={erase.pending} onClick={() => void ask()}>
        {t('profile.erase')}
      </Button>
    </Paper>
  )
}
