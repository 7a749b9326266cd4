import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Holding } from '#contract/holdings.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../licences.module.css'
import { Simulation } from './simulation.tsx'

interface SimulateDialogProps {
  holding: Holding
  /** As they stand in the configuration manager, saved or not. */
  items: readonly ConfigurationItem[]
  onClose: () => void
}

/** What issuing would come to with items that are still being edited. */
export function SimulateDialog({ holding, items, onClose }: SimulateDialogProps) {
  const t = useTexts(simulationsTexts)
  const [hosts, setHosts] = useState<'product' | 'company'>('product')
  const [host, setHost] = useState<string | null>(null)
  return (
    <Dialog onClose={onClose} title={t('simulations.title')} size="xl">
      <Stack gap={16}>
        <p className={classes.line}>{t('simulations.context')}</p>
        <SegmentedControl
          aria-label={t('simulations.hosts')}
          value={hosts}
          data={[
            { value: 'product', label: t('simulations.hosts.product') },
            { value: 'company', label: t('simulations.hosts.company') },
          ]}
          onChange={(value) => setHosts(value)}
        />
        <Simulation holding={holding} choice={{ items, hosts }} host={host} onHost={setHost} />
        <DialogButtons>
          <CloseDialogButton />
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}
