import { Appearance } from '../app/shell/appearance.tsx'
import { questions } from '../ui/dialog/confirm.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { MessageArea } from '../ui/feedback/message-area.tsx'
import { messages } from '../ui/feedback/notify.ts'
import { Page } from '../ui/layout/page/page.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Buttons } from './buttons.tsx'
import { Charts } from './charts.tsx'
import { Choices } from './choices.tsx'
import { Dialogs } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'
import { Forms } from './forms.tsx'
import classes from './gallery.module.css'
import { Menus } from './menus.tsx'
import { Notices } from './notices.tsx'
import { Tables } from './tables.tsx'
import { Waiting } from './waiting.tsx'
import { kitTexts } from './words.ts'
import { Words } from './words-and-facts.tsx'
import { useStored } from '../ui/data/use-stored.ts'

/** Everything `web/ui` has to build pages with, in light and dark, German and English. */
export function Gallery() {
  const t = useTexts(kitTexts)
  const asked = useStored(questions)[0]
  const { shown } = useStored(messages)
  return (
    <>
      <header className={classes.bar}>
        <Appearance short={false} />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Page title={t('kit.title')} context={t('kit.context')}>
          <div className={classes.groups}>
            <Buttons />
            <Fields />
            <Choices />
            <Forms />
            <Tables />
            <Menus />
            <Dialogs />
            <Notices />
            <Waiting />
            <Words />
            <Charts />
            <Files />
          </div>
        </Page>
      </main>
      {asked && <ConfirmDialog asked={asked} />}
      <MessageArea messages={shown} />
    </>
  )
}
