import { Button, Group } from '@mantine/core'
import { listCampaignLicences } from '#contract/campaign-lists.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { bulkAtMost } from '#contract/bulk.ts'
import { downloadLicences, sendLicences } from '#contract/licences.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { deliveryTexts } from '#texts/deliveries.ts'
import { useDelivery } from '#web/shared/licences/use-delivery.ts'
import { namesOf } from '#web/ui/commands/names-of.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconDownload, IconMail } from '#web/ui/layout/icons.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Menu, MenuItem } from '#web/ui/menu/menu.tsx'

/** What a finished campaign leads to: its licences are mailed, as far as they were not, or downloaded. */
export function CampaignLicences({ campaign: { id } }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const d = useTexts(deliveryTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const delivery = useDelivery()
  const { data } = useRead(listCampaignLicences, { params: { id } })
  if (!data || data.items.length === 0) return null
  const unsent = data.items.filter(({ email, mailed }) => email !== '' && !mailed)
  const next = unsent.slice(0, bulkAtMost)
  const send = async () => {
    const receivers = namesOf([...new Set(next.map(({ email }) => email))], language)
    const title = d('deliveries.send', { count: next.length })
    if (await confirm({ title, question: d('deliveries.sendQuestion', { receivers }) }))
      await delivery.send(next.map((one) => one.id))
  }
  return (
    <Section title={t('campaigns.issued')}>
      {unsent.length === 0 && <Hint>{t('campaigns.deliverDone')}</Hint>}
      <Group gap={8}>
        {can(sendLicences.access) && next.length > 0 && (
          <Button leftSection={<IconMail />} loading={delivery.sending} onClick={() => void send()}>
            {d('deliveries.send', { count: next.length })}
          </Button>
        )}
        {can(downloadLicences.access) && <Download ids={data.items.map((one) => one.id)} save={delivery.save} />}
      </Group>
    </Section>
  )
}

/** One file holds so many licences; of more, each part is a file. */
function Download({ ids, save }: { ids: readonly string[]; save: (ids: readonly string[]) => void }) {
  const t = useTexts(campaignsTexts)
  const d = useTexts(deliveryTexts)
  const { language } = useLanguage()
  const words = d('deliveries.download', { count: ids.length })
  if (ids.length <= bulkAtMost)
    return (
      <Button variant="default" leftSection={<IconDownload />} onClick={() => save(ids)}>
        {words}
      </Button>
    )
  const parts = Array.from({ length: Math.ceil(ids.length / bulkAtMost) }, (_, at) => at * bulkAtMost)
  const number = (value: number) => formats.number(value, language)
  return (
    <Menu
      button={(attributes) => (
        <Button variant="default" leftSection={<IconDownload />} {...attributes}>
          {words}
        </Button>
      )}
    >
      {parts.map((from) => {
        const part = ids.slice(from, from + bulkAtMost)
        return (
          <MenuItem key={from} onClick={() => save(part)}>
            {t('campaigns.deliverPart', { from: number(from + 1), to: number(from + part.length) })}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
