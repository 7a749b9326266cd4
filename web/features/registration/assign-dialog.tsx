import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { createCompany, listCompanies } from '#contract/companies.ts'
import { assignCompanyClaim, type CompanyClaim } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** Which company a person belongs to: one found by its name or number, or a new one. */
export function AssignDialog({ claim, onClose }: { claim: CompanyClaim; onClose: () => void }) {
  const t = useTexts(registrationTexts)
  const { can } = useSession()
  const { firstName, lastName, email, companyName, customerNumber, city } = claim
  const name = `${firstName} ${lastName}`
  const [search, setSearch] = useState(customerNumber || companyName)
  const [words] = useDebouncedValue(search.trim(), 250)
  const found = useRead(
    listCompanies,
    { query: { search: words, page: 1, pageSize: 5 } },
    { enabled: words !== '', keep: true },
  )
  const { run, pending } = useWrite(assignCompanyClaim, {
    done: ({ assignedName }) => {
      notify.success(t('registration.assigned', { name, company: assignedName }))
      onClose()
    },
  })
  const { street, houseNumber, zipCode, country } = claim
  const prefilled = { name: companyName, customerNumber, street, houseNumber, zipCode, city, country }
  const number = customerNumber || t('registration.none')
  return (
    <Dialog title={t('registration.assignTitle')} onClose={onClose} size="lg">
      <Stack gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {t('registration.assignTold', { name, email, company: companyName, city, number })}
        </Text>
        <TextInput
          data-autofocus
          label={t('registration.searchCompany')}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <PlainList gap={0} aria-live="polite">
          {found.data?.items.map(({ id, name: company, customerNumber: known, city: place }) => (
            <li key={id}>
              <Button
                variant="subtle"
                fullWidth
                justify="start"
                disabled={pending}
                onClick={() => void run({ params: { id: claim.id }, body: { companyId: id } })}
              >
                {t('registration.assignTo', { name: company, number: known, city: place })}
              </Button>
            </li>
          ))}
          {found.data?.items.length === 0 && <li>{t('registration.noCompany')}</li>}
        </PlainList>
      </Stack>
      <DialogButtons>
        <CloseDialogButton cancel />
        {can(createCompany.access) && (
          <LinkButton to="/createcompany" search={{ types: 'all', ...prefilled }} variant="default">
            {t('registration.createCompany')}
          </LinkButton>
        )}
      </DialogButtons>
    </Dialog>
  )
}
