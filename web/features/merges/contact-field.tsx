import { type Contact, listContacts } from '#contract/contacts.ts'
import { FoundSelect } from '#web/ui/form/found-select.tsx'
import { useRead } from '#web/ui/use-api.ts'

interface ContactFieldProps {
  name: string
  label: string
  value: string
  onChange: (id: string | null) => void
}

const labelOf = ({ firstName, lastName, email }: Contact) => `${firstName} ${lastName} (${email})`
const useContacts = (search: string): readonly Contact[] =>
  useRead(listContacts, { query: { search, page: 1, pageSize: 10 } }, { keep: true }).data?.items ?? []

/** Somebody, found by typing name or address. */
export function ContactField(field: ContactFieldProps) {
  return <FoundSelect {...field} id={`merge-${field.name}`} useFound={useContacts} labelOf={labelOf} chosen={null} />
}
