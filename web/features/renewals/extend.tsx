import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createCampaign } from '#contract/campaigns.ts'
import { expiringTexts } from '#texts/expiring.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const terms = [1, 3, 6, 12, 24, 36] as const

interface ExtendProps {
  holdingIds: readonly string[]
  /** What customers asked for: the way back to the answer, once everything is issued. */
  request?: string
}

/** Extends the chosen customer products by a term through a campaign, whose page shows first what would be issued. */
export function Extend({ holdingIds, request }: ExtendProps) {
  const t = useTexts(expiringTexts)
  const navigate = useNavigate()
  const [months, setMonths] = useState(12)
  const [mail, setMail] = useState(false)
  const { run, pending } = useWrite(createCampaign, {
    done: ({ id }) => navigate({ to: '/campaigns/$id', params: { id }, search: request ? { request } : {} }),
  })
  const extend = () => {
    const [date = '', time = ''] = formats.instant(new Date().toISOString()).split(', ')
    void run({
      body: {
        name: t('expiring.campaign', { date, time }),
        filter: { holdingIds: [...new Set(holdingIds)] },
        change: { kind: 'extendEnd', moduleId: null, months, hosts: true },
        issue: true,
        mail,
      },
    })
  }
  return (
    <>
      <NativeSelect
        aria-label={t('expiring.term')}
        value={String(months)}
        data={terms.map((count) => ({ value: String(count), label: t('expiring.months', { count }) }))}
        onChange={(event) => setMonths(Number(event.currentTarget.value))}
      />
      <Checkbox label={t('expiring.mail')} checked={mail} onChange={(event) => setMail(event.currentTarget.checked)} />
      <Button loading={pending} title={t('expiring.extendHint')} onClick={extend}>
        {t('expiring.extend')}
      </Button>
    </>
  )
}
