import { Drawer } from '@mantine/core'
import { shellTexts } from '#texts/shell.ts'
import { uiTexts } from '#texts/ui.ts'
import classes from '../../../ui/dialog/dialog.module.css'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { Sidebar } from './sidebar.tsx'

/** The main menu on small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts(shellTexts)
  const ui = useTexts(uiTexts)
  return (
    <Drawer.Root opened onClose={onClose} size="18rem" padding="sm">
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>{t('shell.menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={ui('ui.close')} />
        </div>
        <Drawer.Body>
          <Sidebar onNavigate={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
