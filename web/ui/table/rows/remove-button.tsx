import { IconTrash } from '../../layout/icons.tsx'
import { RowButton, type RowButtonProps } from './row-button.tsx'

/** The row action that takes the row away. */
export const RemoveButton = (props: Omit<RowButtonProps, 'icon' | 'danger'>) => (
  <RowButton danger letter="d" icon={<IconTrash />} {...props} />
)
