import { Group } from '@mantine/core'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { AddModule } from './add-module.tsx'
import { SharedEnd } from './shared-end.tsx'
import type { Change } from '../items/editing.ts'

interface EditorBarProps {
  productId: string
  items: readonly ConfigurationItem[]
  onAdd: (item: ConfigurationItem) => void
  onChange: (change: Change) => void
  /** Leaves for the page where several modules can be chosen. */
  onMany: () => void
}

/** What works on the configuration as a whole. */
export const EditorBar = ({ productId, items, onAdd, onChange, onMany }: EditorBarProps) => (
  <Group align="flex-end" gap="0.75rem 1.5rem">
    <AddModule productId={productId} items={items} onAdd={onAdd} onMany={onMany} />
    <SharedEnd onChange={onChange} />
  </Group>
)
