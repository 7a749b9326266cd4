import { Group, Radio, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ProductRecord } from '#contract/catalogue.ts'
import { createMaster } from '#contract/masters.ts'
import { listProducts } from '#contract/products.ts'
import { masterTexts } from '#texts/catalogue.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { productName } from '#texts/product-names.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** A product without a master gets one: empty, or a copy of another product's. */
export function StartMaster({ product }: { product: ProductRecord }) {
  const t = useTexts(masterTexts)
  const why = useTexts(reasonsTexts)
  const c = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const [start, setStart] = useState<'empty' | 'copy'>('copy')
  const [copyOf, setCopyOf] = useState<string | null>(null)
  const products = useRead(listProducts)
  const create = useWrite(createMaster, {
    what: c('configurations.createConfiguration'),
    done: () => notify.success(t('master.created')),
  })
  const sources = (products.data?.items ?? []).filter(({ id, hasMaster }) => hasMaster && id !== product.id)
  const ready = start === 'empty' || copyOf !== null
  return (
    <>
      <Hint role="alert" mb={12}>
        {t('master.none')}
      </Hint>
      <Radio.Group
        label={t('master.start')}
        value={start}
        onChange={(value) => setStart(value === 'empty' ? 'empty' : 'copy')}
      >
        <Stack gap={12} mt={12}>
          <Radio value="copy" label={t('master.copy')} />
          {start === 'copy' && (
            <Select
              label={t('master.copyOf')}
              searchable
              required
              maw="28rem"
              value={copyOf}
              onChange={setCopyOf}
              data={sources.map(({ id, titleDe, titleEn, version }) => ({
                value: id,
                label: productName({ titleDe, titleEn, version }, language),
              }))}
            />
          )}
          <Radio value="empty" label={t('master.empty')} />
        </Stack>
      </Radio.Group>
      <Stack gap={12} mt={12}>
        <Group gap="sm">
          <ReasonButton
            reason={!ready && why('reason.chooseSource')}
            loading={create.pending}
            onClick={() =>
              void create.run({ params: { id: product.id }, body: { copyOf: start === 'copy' ? copyOf : null } })
            }
          >
            {t('master.create')}
          </ReasonButton>
        </Group>
      </Stack>
    </>
  )
}
