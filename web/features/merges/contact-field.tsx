import { type Contact, listContacts } from '#contract/contacts.ts'
import { FoundSelect, useTyping } from '#web/ui/form/fields/found-select.tsx'
import { useRead } from '#web/ui/data/use-api.ts'

interface ContactFieldProps {
  name: string
  label: string
  value: string
  onChange: (id: string | null) => void
}

const labelOf = ({ firstName, lastName, email }: Contact) => `${firstName} ${lastName} (${email})`

/** A contact, found by typing name or address. */
export function ContactField(field: ContactFieldProps) {
  const typing = useTyping<Contact>(null, labelOf)
  const { data, error } = useRead(
    listContacts,
    { query: { search: typing.search, page: 1, pageSize: 10 } },
    { keep: true },
  )
  return (
    <FoundSelect {...field} id={`merge-${field.name}`} typing={typing} found={data?.items} failed={error !== null} />
  )
}
