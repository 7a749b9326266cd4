import { Alert, Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CompanyProduct } from '#contract/company-products.ts'
import type { Configuration } from '#contract/configurations.ts'
import { type ConfigurationEdit, type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { describeReason } from '#licence/words.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { useLeaveGuard } from '#web/ui/form/use-leave-guard.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { AddModule } from './add-module.tsx'
import { CommonEnd } from './common-end.tsx'
import classes from './configurations.module.css'
import { ItemCard } from './item-card.tsx'
import { ItemTree } from './item-tree.tsx'
import { SaveDialog } from './save-dialog.tsx'

interface ManagerProps {
  companyProduct: CompanyProduct
  configuration: Configuration
  editable: boolean
}

/** Table and edit card over one configuration; the rules are the licence library's, checked after every edit. */
export function Manager({ companyProduct, configuration, editable }: ManagerProps) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const saved = configuration.items as ConfigurationItem[]
  const [items, setItems] = useState<ConfigurationItem[]>(saved)
  const [chosen, setChosen] = useState<string | null>(null)
  const [told, setTold] = useState<string[]>([])
  const [saving, setSaving] = useState(false)
  const changed = items !== saved
  const broken = useMemo(() => checkConfiguration(items), [items])
  useLeaveGuard(changed && !saving)

  // What an edit moved besides the item itself is told, so that nobody misses it.
  const edit = ({ items: next, lifted, lowered, removed }: ConfigurationEdit) => {
    const names = namesIn([...items, ...next])
    const line = (key: 'manager.lifted' | 'manager.lowered' | 'manager.removed', ids: string[]) =>
      ids.length > 0 ? [t(key, { names: ids.map((id) => names.get(id) ?? '').join(', ') })] : []
    setItems(next)
    setTold([
      ...line('manager.lifted', lifted),
      ...line('manager.lowered', lowered),
      ...line('manager.removed', removed),
    ])
    if (chosen && removed.includes(chosen)) setChosen(null)
  }
  return (
    <>
      {editable && (
        <div className={classes.bar}>
          <AddModule productId={companyProduct.product.id} items={items} onAdd={(item) => setItems([...items, item])} />
          <CommonEnd items={items} onEdit={edit} />
          <div className={classes.save}>
            {!changed && <span className={classes.told}>{t('manager.unchanged')}</span>}
            <Button disabled={!changed || broken.length > 0} onClick={() => setSaving(true)}>
              {t('manager.save')}
            </Button>
          </div>
        </div>
      )}
      {broken.length > 0 && (
        <Alert color="yellow" title={t('manager.rules')} mb="md">
          <ul>
            {broken.slice(0, 20).map((rule) => {
              const words = describeReason(rule, language)
              return <li key={words}>{words}</li>
            })}
          </ul>
        </Alert>
      )}
      <div className={classes.manager}>
        <ItemTree items={items} chosen={chosen} onChoose={setChosen} onEdit={editable ? edit : null} />
        <ItemCard items={items} chosen={chosen} told={told} onEdit={editable ? edit : null} />
      </div>
      {saving && (
        <SaveDialog
          companyProduct={companyProduct}
          configuration={configuration}
          items={items}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

function namesIn(items: readonly ConfigurationItem[]): Map<string, string> {
  const names = new Map<string, string>()
  walkItems(items, ({ id, name }) => void names.set(id, name))
  return names
}
