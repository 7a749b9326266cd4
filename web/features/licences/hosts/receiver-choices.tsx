import { Button, Group } from '@mantine/core'
import { listCompanyContacts } from '#contract/contacts.ts'
import type { Holding } from '#contract/holdings.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface ReceiverChoicesProps {
  holder: Holding['holder']
  chosen: string
  onChoose: (email: string) => void
}

/** Offers people of the company to whom its licence can go, main contacts first. */
export function ReceiverChoices({ holder, chosen, onChoose }: ReceiverChoicesProps) {
  const t = useTexts(hostsTexts)
  const { can } = useSession()
  const { data } = useRead(
    listCompanyContacts,
    { params: { id: holder.id }, query: { pageSize: 50 } },
    { enabled: holder.kind === 'company' && can(listCompanyContacts.access) },
  )
  const people = (data?.items ?? [])
    .filter(({ email }) => email && email !== chosen)
    .toSorted((a, b) => Number(b.mainContact) - Number(a.mainContact))
    .slice(0, 3)
  if (people.length === 0) return null
  return (
    <Group gap="xs" mt={4}>
      {people.map(({ id, firstName, lastName, email }) => (
        <Button
          key={id}
          size="compact-xs"
          variant="default"
          aria-label={t('hosts.takeReceiver', { name: `${firstName} ${lastName}`, email })}
          title={email}
          onClick={() => onChoose(email)}
        >
          {firstName} {lastName}
        </Button>
      ))}
    </Group>
  )
}
