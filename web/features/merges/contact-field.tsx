import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { type Contact, listContacts } from '#contract/contacts.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

interface ContactFieldProps {
  label: string
  value: string
  onChange: (id: string) => void
}

const labelOf = ({ firstName, lastName, email }: Contact) => `${firstName} ${lastName} (${email})`

/** Somebody, found by typing name or address. */
export function ContactField({ label, value, onChange }: ContactFieldProps) {
  const t = useTexts(uiTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Contact | null>(null)
  const [words] = useDebouncedValue(typed.trim(), 250)
  const search = chosen && words === labelOf(chosen) ? '' : words
  const { data } = useRead(listContacts, { query: { search, page: 1, pageSize: 10 } }, { keep: true })
  const found = data?.items ?? []
  const choices = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      // The server has searched already.
      filter={({ options }) => options}
      data={choices.map((one) => ({ value: one.id, label: labelOf(one) }))}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(choices.find((one) => one.id === id) ?? null)
        onChange(id ?? '')
      }}
      nothingFoundMessage={t('ui.selectNothing')}
      checkIconPosition="right"
    />
  )
}
