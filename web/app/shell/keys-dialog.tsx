import { finderTexts } from '#texts/finder.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useTexts } from '../../ui/data/use-texts.tsx'
import classes from './keys-dialog.module.css'

const keys = [
  ['Ctrl+K', 'finder.keyFind'],
  ['/', 'finder.keySearch'],
  ['?', 'finder.keyHelp'],
  ['Tab', 'finder.keyNext'],
  ['↑ ↓', 'finder.keyMove'],
  ['Enter', 'finder.keyOpen'],
  ['Esc', 'finder.keyClose'],
] as const

/** The keys of the portal, shown by one of them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  return (
    <Dialog title={t('finder.keys')} onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Ctrl+K' ? t('finder.keyCtrl') : key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
