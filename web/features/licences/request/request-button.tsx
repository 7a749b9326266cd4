import { Button } from '@mantine/core'
import { useRef } from 'react'
import { createHost } from '#contract/hosts.ts'
import { hostRequestsTexts } from '#texts/host-requests.ts'
import { IconUpload } from '#web/ui/layout/icons.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { type OfferedRequest, droppedRequest } from '../dropped-request.ts'

/** Chooses a licence request; dropping one anywhere does the same. */
export function RequestButton({ known = {} }: { known?: Omit<OfferedRequest, 'file'> }) {
  const t = useTexts(hostRequestsTexts)
  const { can } = useSession()
  const input = useRef<HTMLInputElement>(null)
  if (!can(createHost.access)) return null
  return (
    <>
      <Button leftSection={<IconUpload />} onClick={() => input.current?.click()}>
        {t('request.open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".id,.xml,.txt"
        aria-label={t('request.open')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) droppedRequest.set({ file, ...known })
        }}
      />
    </>
  )
}
