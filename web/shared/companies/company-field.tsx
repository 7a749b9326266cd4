import { listCompanies } from '#contract/companies.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { FoundSelect, useTyping } from '../../ui/form/fields/found-select.tsx'
import type { FieldProps } from '../../ui/form/entry/use-entry.ts'

interface Known {
  id: string
  name: string
  customerNumber?: string
}

/** Outside a form nothing is required, wrong or left. */
type OfForm = 'required' | 'error' | 'onBlur'

interface CompanyFieldProps extends Omit<FieldProps, OfForm | 'value' | 'onChange'>, Partial<Pick<FieldProps, OfForm>> {
  value: string | null
  onChange: (id: string | null) => void
  placeholder?: string
  /** The one chosen so far, by name. */
  known?: Known | null
  /** No company is a choice too. */
  clearable?: boolean
}

const labelOf = ({ name, customerNumber }: Known) => (customerNumber ? `${name} (${customerNumber})` : name)

/** A company, found by typing its name, number or city. For staff, who see all of them. */
export function CompanyField({ known, clearable = false, ...field }: CompanyFieldProps) {
  const typing = useTyping<Known>(known ?? null, labelOf)
  const { data, error } = useRead(
    listCompanies,
    { query: { search: typing.search, page: 1, pageSize: 10 } },
    { keep: true },
  )
  return <FoundSelect {...field} clearable={clearable} typing={typing} found={data?.items} failed={error !== null} />
}
