import { Button } from '@mantine/core'
import { startSsoTrial } from '#contract/sso-refusals.ts'
import { ssoTexts } from '#texts/sso.ts'
import { keepInTab, trialMarker } from '#web/ui/tab-memory.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Leads over the provider and back to a page that shows what came; nobody is linked or signed in by it. */
export function TryButton({ company }: { company: { id: string } }) {
  const t = useTexts(ssoTexts)
  const { run, pending } = useWrite(startSsoTrial, {
    done: ({ address, provider }) => {
      keepInTab(trialMarker, provider)
      location.assign(address)
    },
  })
  return (
    <Button variant="default" loading={pending} onClick={() => void run({ params: { id: company.id } })}>
      {t('sso.try')}
    </Button>
  )
}
