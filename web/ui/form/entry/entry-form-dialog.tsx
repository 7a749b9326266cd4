import { Dialog, type DialogProps } from '../../dialog/dialog.tsx'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'

type EntryFormDialogProps<V> = DialogProps & Pick<EntryFormProps<V>, 'entry' | 'saveLabel' | 'offered'>

/** A dialog that is one form. Leaving the page does not ask; closing the dialog does. */
export const EntryFormDialog = <V,>({ entry, saveLabel, offered, children, ...dialog }: EntryFormDialogProps<V>) => (
  <Dialog {...dialog}>
    <EntryForm mayLeave entry={entry} saveLabel={saveLabel} offered={offered}>
      {children}
    </EntryForm>
  </Dialog>
)
