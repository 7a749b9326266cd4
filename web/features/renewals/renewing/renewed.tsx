import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { renewLicences } from '#contract/licence-renewals.ts'
import { downloadLicence, downloadLicences, sendLicences } from '#contract/licences.ts'
import { machineName } from '#contract/machine-name.ts'
import { holderWords } from '#texts/holder-words.ts'
import { productName } from '#texts/product-names.ts'
import { deliveryTexts } from '#texts/deliveries.ts'
import { renewingTexts } from '#texts/renewing.ts'
import type { Output } from '#web/api/request.ts'
import { endWords } from '#web/shared/licences/change-lines.ts'
import { useDelivery } from '#web/shared/licences/use-delivery.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { CloseDialogButton, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { useResultFocus } from '#web/ui/dialog/use-result-focus.ts'
import { IconDownload, IconMail } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import classes from './renewing.module.css'

type Row = Output<typeof renewLicences>['items'][number]

interface RenewedProps {
  renewed: readonly Row[]
  next: ReactNode
}

/** The licences that were issued: mailed or downloaded from here, all together or one by one. */
export function RenewedLicences({ renewed, next }: RenewedProps) {
  const t = useTexts(renewingTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const d = useTexts(deliveryTexts)
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map())
  const result = useResultFocus<HTMLDivElement>()
  const delivery = useDelivery(setSent)
  const mailedTo = ({ licence, mailedTo: at }: Row) => at || (licence && sent.get(licence.id)) || ''
  const files = renewed.flatMap(({ licence }) => licence ?? [])
  const unsent = renewed.flatMap((row) =>
    row.licence && mailedTo(row) === '' && row.email !== '' ? [row.licence.id] : [],
  )
  const columns: Column<Row>[] = [
    {
      key: 'machine',
      text: t('renewing.machine'),
      render: ({ machine, holder }) => (
        <>
          {machineName(machine) || t('renewing.unbound')}
          <SecondText>{holderWords(holder)}</SecondText>
        </>
      ),
    },
    { key: 'product', text: t('renewing.product'), value: ({ product }) => productName(product, language) },
    {
      key: 'end',
      text: t('renewing.end'),
      value: ({ licence }) => (licence ? endWords(licence.endDate, language) : t('renewing.noLicence')),
    },
    {
      key: 'file',
      text: t('renewing.file'),
      render: (row) =>
        row.licence && (
          <>
            {row.licence.fileName}
            <SecondText>
              {mailedTo(row) === '' ? t('renewing.unmailed') : t('renewing.mailedTo', { email: mailedTo(row) })}
            </SecondText>
          </>
        ),
    },
  ]
  return (
    <div ref={result} tabIndex={-1} className={classes.result}>
      <DataTable
        label={t('renewing.done', { count: renewed.length })}
        rows={renewed.map((row) => ({ ...row, id: row.subjectId }))}
        columns={columns}
        plain
        actions={({ licence }) =>
          licence &&
          can(downloadLicence.access) && (
            <RowButton
              text={d('deliveries.download', { count: 1 })}
              icon={<IconDownload />}
              letter="s"
              onClick={() => delivery.save([licence.id])}
            />
          )
        }
      />
      <DialogButtons>
        <CloseDialogButton />
        {can(sendLicences.access) && unsent.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMail />}
            loading={delivery.sending}
            onClick={() => void delivery.send(unsent)}
          >
            {d('deliveries.send', { count: unsent.length })}
          </Button>
        )}
        {can(downloadLicences.access) && files.length > 0 && (
          <Button
            variant={next ? 'default' : 'filled'}
            leftSection={<IconDownload />}
            onClick={() => delivery.save(files.map(({ id }) => id))}
          >
            {d('deliveries.download', { count: files.length })}
          </Button>
        )}
        {next}
      </DialogButtons>
    </div>
  )
}
