import { downloadLicence, downloadLicences, sendLicences } from '#contract/licences.ts'
import { deliveryTexts } from '#texts/deliveries.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'

/** Licence files of several machines: saved as one file or as an archive, or mailed to the addresses of their machines. */
export function useDelivery(mailed?: (mailedTo: ReadonlyMap<string, string>) => void) {
  const t = useTexts(deliveryTexts)
  const download = useDownload()
  const { run, pending } = useWrite(sendLicences, {
    done: ({ items }) => {
      mailed?.(new Map(items.map(({ licenceId, mailedTo }) => [licenceId, mailedTo])))
      notify.success(t('deliveries.sent', { count: items.length }))
    },
  })
  return {
    save: (ids: readonly string[]) => {
      const [only, ...others] = ids
      if (only !== undefined && others.length === 0) void download(downloadLicence, { params: { id: only } })
      else void download(downloadLicences, { body: { licenceIds: [...ids] } })
    },
    /** False: it was not sent. */
    send: async (ids: readonly string[]) => Boolean(await run({ body: { licenceIds: [...ids] } })),
    sending: pending,
  }
}
