import { useParams } from '@tanstack/react-router'
import { readHolding } from '#contract/holdings.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ConfigurationPage } from '../configuration-page.tsx'
import { SelectForm } from './select-form.tsx'

/** Chooses what a holding goes on with: the product's path, a template, or a configuration of the company. */
export function SelectPage() {
  const t = useTexts(configurationPathsTexts)
  const { product: area, id } = useParams({ from: '/{$product}configuration/select/$id' })
  const { data, error, refetchError } = useRead(readHolding, { params: { id } })
  return (
    <ConfigurationPage
      title={t('select.title')}
      area={area}
      id={id}
      holding={data}
      error={error}
      refetchError={refetchError}
      narrow
    >
      {data && <SelectForm key={data.id} area={area} holding={data} />}
    </ConfigurationPage>
  )
}
