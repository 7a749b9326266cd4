import { FileDrop } from '../ui/form/files/file-drop.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

export function Files() {
  const t = useTexts(kitTexts)
  const given = { endings: ['.id'], limit: 256_000, onFile: () => undefined }
  return (
    <Group title="kit.files">
      <State name="kit.empty">
        <FileDrop {...given} label={t('kit.request')} />
      </State>
      <State name="kit.wrong">
        <FileDrop {...given} label={t('kit.request')} error={t('kit.missing')} />
      </State>
      <State name="kit.loading">
        <FileDrop {...given} label={t('kit.request')} pending />
      </State>
      <State name="kit.long">
        <FileDrop {...given} label={t('kit.longText')} error={t('kit.longText')} />
      </State>
    </Group>
  )
}
