import { Button } from '@mantine/core'
import type { Move } from '#contract/moves.ts'
import { fetchLicence, readPassport } from '#contract/passports.ts'
import { movesTexts } from '#texts/moves.ts'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { exchangedMachines, shortWords } from './move-words.ts'

/** What a move came to: the new licence file one click away, and how long the old machine still runs. */
export function MoveResult({ move, onClose }: { move: Move; onClose: () => void }) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const { holdingId, newHostId, bridgeEnd } = move
  const { fetchOne: fetchFile } = useFetchLicence(holdingId)
  const { data } = useRead(readPassport, { params: { id: holdingId } })
  const licence = data?.hosts.find(({ id }) => id === newHostId)?.licence
  const { from, to } = exchangedMachines(move)
  return (
    <Dialog title={t('moves.result')} onClose={onClose} stays size="lg">
      <Facts
        facts={[
          [t('moves.result.new'), shortWords(to)],
          [t('moves.result.file'), licence?.fileName ?? ''],
          [
            t('moves.result.old'),
            bridgeEnd === null
              ? t('moves.result.off', { name: shortWords(from) })
              : t('moves.result.bridge', { name: shortWords(from), day: formats.date(bridgeEnd) }),
          ],
        ]}
      />
      <DialogButtons>
        <CloseDialogButton />
        {licence && can(fetchLicence.access) && (
          <Button leftSection={<IconDownload />} onClick={() => fetchFile(licence.id)}>
            {t('moves.result.take')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
