import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { exportMyData, requestErasure } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Take everything along, or have it deleted. `onErased`: the session is over. */
export function MyDataSection({ onErased }: { onErased: () => void }) {
  const t = useTexts(profileTexts)
  const download = useDownload()
  const { email } = useMe()
  const [loading, setLoading] = useState(false)
  const erasure = useConfirmed(requestErasure, () => ({
    input: {},
    title: t('profile.erase'),
    question: t('profile.eraseQuestion', { email }),
    confirmLabel: t('profile.eraseConfirm'),
    danger: true,
    done: () => {
      onErased()
      // What was told before is forgotten with the session.
      notify.success(t('profile.erased'))
    },
  }))
  async function take() {
    setLoading(true)
    await download(exportMyData)
    setLoading(false)
  }
  return (
    <Card title={t('profile.myData')}>
      <Text size="sm" mb="xs">
        {t('profile.exportText')}
      </Text>
      <Button variant="default" leftSection={<IconDownload />} loading={loading} onClick={() => void take()}>
        {t('profile.export')}
      </Button>
      <Text size="sm" mt="lg" mb="xs">
        {t('profile.eraseText')}
      </Text>
      <Button variant="outline" color="red" loading={erasure.pending} onClick={() => erasure.ask()}>
        {t('profile.erase')}
      </Button>
    </Card>
  )
}
