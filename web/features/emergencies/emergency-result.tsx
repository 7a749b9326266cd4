import { Alert, Button } from '@mantine/core'
import type { Emergency } from '#contract/emergencies.ts'
import { fetchLicence } from '#contract/passports.ts'
import { machineNames } from '#contract/machine-name.ts'
import { emergencyTexts } from '#texts/emergency-licence.ts'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** The file one click away, for how long it holds, and what to do next. */
export function EmergencyResult({ emergency }: { emergency: Emergency }) {
  const t = useTexts(emergencyTexts)
  const { can } = useSession()
  const { holdingId, licenceId, machinesAfter, fileName, endDate } = emergency
  const { fetchOne: fetchFile } = useFetchLicence(holdingId)
  return (
    <>
      <Alert color="green" mb={16}>
        {t('emergency.done')}
      </Alert>
      <Facts
        facts={[
          [t('emergency.done.machine'), machineNames(machinesAfter)],
          [t('emergency.done.file'), fileName],
          [t('emergency.done.end'), formats.date(endDate)],
        ]}
      />
      <Hint mb={16}>{t('emergency.done.next')}</Hint>
      <Buttons>
        {can(fetchLicence.access) && (
          <Button leftSection={<IconDownload />} onClick={() => fetchFile(licenceId)}>
            {t('emergency.download')}
          </Button>
        )}
        <LinkButton to="/products/passport/$id" params={{ id: holdingId }}>
          {t('emergency.passport')}
        </LinkButton>
      </Buttons>
    </>
  )
}
