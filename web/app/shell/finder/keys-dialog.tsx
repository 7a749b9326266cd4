import { Switch } from '@mantine/core'
import { finderTexts } from '#texts/finder.ts'
import { commands, commandsOf } from '../../../ui/commands/commands.ts'
import { singleKeys, switchSingleKeys } from '../../../ui/commands/single-keys.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import classes from './keys-dialog.module.css'
import { useStored } from '../../../ui/data/use-stored.ts'

type Text = keyof typeof finderTexts
/** A key, or the text that names it. */
type KeyLine = readonly [key: string | { text: Text }, does: Text]

const pageKeys: readonly KeyLine[] = [
  [{ text: 'finder.keyCtrl' }, 'finder.keyFind'],
  ['/', 'finder.keySearch'],
  ['?', 'finder.keyHelp'],
  ['Tab', 'finder.keyNext'],
  ['↑ ↓', 'finder.keyMove'],
  ['Enter', 'finder.keyOpen'],
  ['Esc', 'finder.keyClose'],
]

const listKeys: readonly KeyLine[] = [
  ['J K ↑ ↓', 'finder.keyRows'],
  ['X', 'finder.keySelect'],
  ['Enter', 'finder.keyRowOpen'],
  ['A–Z', 'finder.keyLetter'],
]

/** The keys of the portal, with the letters of the row or the selection at hand; those of one sign can be switched off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  const on = useStored(singleKeys)
  const offered = commandsOf(useStored(commands))
  const lines = (all: readonly KeyLine[]) =>
    all.map(([key, does]): [string, string] => [typeof key === 'string' ? key : t(key.text), t(does)])
  const letters = offered.flatMap(({ letter, text }): [string, string][] =>
    letter ? [[letter.toUpperCase(), text]] : [],
  )
  return (
    <Dialog title={t('finder.keys')} onClose={onClose} size="lg">
      <div className={classes.columns}>
        <Keys lines={lines(pageKeys)} />
        <div>
          <h3>{t('finder.keysList')}</h3>
          <Keys lines={lines(listKeys)} />
        </div>
      </div>
      {letters.length > 0 && (
        <>
          <h3>{t(`finder.${offered[0]?.of ?? 'row'}`)}</h3>
          <Keys lines={letters} />
        </>
      )}
      <Switch
        mt="md"
        label={t('finder.singleKeys')}
        description={t('finder.singleKeysHint')}
        checked={on}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

const Keys = ({ lines }: { lines: readonly [key: string, text: string][] }) => (
  <dl className={classes.keys}>
    {lines.map(([key, text]) => (
      <div key={`${key} ${text}`}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
