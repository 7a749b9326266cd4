import { Badge } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect } from 'react'
import { readCloudHolding } from '#contract/cloud.ts'
import { listConfigurations } from '#contract/configurations.ts'
import { addCompanyHolding, type Holding, listCompanyHoldings, removeHolding } from '#contract/holdings.ts'
import { createHost } from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import { listPassports, type Passport, type PassportHost } from '#contract/passports.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { validityWords } from '#texts/passport-words.ts'
import { productName } from '#texts/product-names.ts'
import { productsTexts } from '#texts/products.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconKey } from '#web/ui/layout/frame-icons.tsx'
import { IconCloud, IconPlus } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { machineName } from '#contract/machine-name.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { useRemoveHolding } from './use-remove-holding.ts'

const AddProductDialog = lazy(async () => ({ default: (await import('./add-product-dialog.tsx')).AddProductDialog }))

interface CompanyHoldingsProps {
  company: { id: string; name: string }
  /** Beside "add"; on the overview of a company nothing is added or taken away. */
  tools?: ReactNode
  brief?: boolean
}

/** A product of the company with its machines and how long they run. */
interface Row extends Holding {
  passport: Passport | undefined
}

const machinesOf = ({ passport }: Row): PassportHost[] =>
  (passport?.hosts ?? []).filter(({ disabled, movedTo }) => !disabled && movedTo === null)

/** The products of a company as rows: machines, next end, state, and issuing. */
export function CompanyHoldings({ company, tools, brief = false }: CompanyHoldingsProps) {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const params = { id: company.id }
  const { data, error } = useRead(listCompanyHoldings, { params })
  const passports = useRead(listPassports, { params })
  // What is here already stays, whatever is told of a later look.
  useFailure(company, data ? null : error)
  const columns = useColumns()
  // Both at once: machines that came later would move every column.
  const rows = passports.isPending
    ? undefined
    : data?.items.map(
        (holding): Row => ({ ...holding, passport: passports.data?.items.find(({ id }) => id === holding.id) }),
      )
  const holder = { kind: 'company', id: company.id, name: company.name } as const
  const add = !brief && can(addCompanyHolding.access) && data && (
    <DialogButton leftSection={<IconPlus />} dialog={(close) => <AddProductDialog holder={holder} onClose={close} />}>
      {t('products.add')}
    </DialogButton>
  )
  return (
    <Section
      title={t('products.section')}
      busy={!rows}
      action={
        <>
          {tools}
          {add}
        </>
      }
    >
      <DataTable
        plain
        label={t('products.section')}
        rows={rows}
        columns={columns}
        empty={{ text: t('products.empty') }}
        actions={(row) => (
          <RowActions name={productName(row.product, language)} visible={1}>
            <Issue row={row} />
            {!brief && can(removeHolding.access) && <Remove holding={row} />}
          </RowActions>
        )}
      />
    </Section>
  )
}

/** Without its products a company cannot be shown: why is told where one lands. */
function useFailure({ name }: { name: string }, error: { text: (language: 'de' | 'en') => string } | null): void {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    if (!error) return
    notify.error(t('products.listFailed', { name, reason: error.text(language) }))
    void navigate({ to: '/companies' })
    // oxlint-disable-next-line react/exhaustive-deps -- each failure is told once
  }, [error])
}

function useColumns(): Column<Row>[] {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const opens = can(listConfigurations.access) && can('configurations.area')
  const endOf = (row: Row) => (row.passport && !isStreamed(row) ? validityWords(row.passport.validity, language) : '')
  return [
    {
      key: 'product',
      holds: 'product',
      text: t('products.name'),
      value: ({ product }) => productName(product, language),
      render: ({ id, product }) =>
        opens ? (
          <TextLink to="/{$product}configuration/overview/$id" params={{ product: productKey, id }}>
            {productName(product, language)}
          </TextLink>
        ) : (
          productName(product, language)
        ),
    },
    {
      key: 'note',
      text: t('products.note'),
      holds: 'aside',
    },
    {
      key: 'machines',
      holds: 'aside',
      text: t('products.machines'),
      value: (row) => {
        const [first, ...others] = machinesOf(row)
        if (!first) return ''
        const name = machineName(first.machines[0]) || t('products.anyMachine')
        return others.length === 0 ? name : `${name} +${others.length}`
      },
    },
    {
      key: 'end',
      whole: true,
      text: t('products.nextEnd'),
      value: endOf,
      render: (row) => {
        const colour = row.passport && !isStreamed(row) && endColours[row.passport.validity.state]
        return colour ? <Badge color={colour}>{endOf(row)}</Badge> : endOf(row)
      },
    },
    {
      key: 'state',
      text: t('products.state'),
      value: (row) => t(stateOf(row).text, { count: unissued(row).length }),
      render: (row) => (
        <Badge color={stateOf(row).colour}>{t(stateOf(row).text, { count: unissued(row).length })}</Badge>
      ),
    },
  ]
}

const endColours: Partial<Record<Passport['validity']['state'], string>> = {
  soon: 'orange',
  grace: 'orange',
  expired: 'red',
}

/** A cloud product without machines is streamed: it has accounts in place of licences. */
const isStreamed = (row: Row): boolean => row.product.kind === 'cloud' && machinesOf(row).length === 0

/** Machines that have no licence yet. */
const unissued = (row: Row): PassportHost[] => machinesOf(row).filter(({ licence }) => licence === null)

function stateOf(row: Row) {
  if (row.disabled) return { text: 'products.disabled', colour: 'gray' } as const
  if (isStreamed(row)) return { text: 'products.streamed', colour: 'gray' } as const
  if (!row.configuration) return { text: 'products.noConfiguration', colour: 'orange' } as const
  if (machinesOf(row).length === 0) return { text: 'products.noMachine', colour: 'gray' } as const
  const open = unissued(row).length
  if (open > 0) return { text: 'products.unissued', colour: 'orange' } as const
  return { text: 'products.issued', colour: 'green' } as const
}

/** To issuing: at once where it is clear for which machine, else where the machines are. */
function Issue({ row }: { row: Row }) {
  const hosts = useTexts(hostsTexts)
  const products = useTexts(productsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  if (row.disabled || !row.passport || !can('configurations.area')) return null
  if (isStreamed(row))
    return can(readCloudHolding.access) ? (
      <RowLink
        to="/awsselect"
        search={{ companyProduct: row.id }}
        text={products('products.cloudAccountsOf', { name: productName(row.product, language) })}
        letter="o"
        word={products('products.cloudAccounts')}
        icon={<IconCloud />}
      />
    ) : null
  const params = { product: productKey, id: row.id }
  const name = productName(row.product, language)
  const machines = machinesOf(row)
  if (machines.length === 0)
    return can(createHost.access) ? (
      <RowLink
        to="/{$product}configuration/licencecreator/$id"
        params={params}
        text={`${hosts('hosts.create')}: ${name}`}
        letter="n"
        word={hosts('hosts.create')}
        icon={<IconPlus />}
      />
    ) : null
  if (!can(issueLicence.access)) return null
  const [next] = unissued(row)
  const host = next ?? (machines.length === 1 ? machines[0] : undefined)
  return (
    <RowLink
      to="/{$product}configuration/overview/$id"
      params={params}
      search={host ? { issue: host.id } : {}}
      text={hosts('hosts.issue', { name })}
      letter="i"
      word={hosts('hosts.issueWord')}
      next={next !== undefined}
      icon={<IconKey />}
    />
  )
}

function Remove({ holding }: { holding: Holding }) {
  const { text, pending, ask } = useRemoveHolding(holding)
  return <RemoveButton text={text} disabled={pending} onClick={ask} />
}
