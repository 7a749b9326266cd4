import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  changeStudentDomain,
  createStudentDomain,
  readStudentDomain,
  type StudentDomain,
  studentDomainInput,
} from '#contract/student-domains.ts'
import { domainsTexts } from '#texts/student-lists.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DomainFields, type DomainValues } from './domain-fields.tsx'

/** A domain, new or to be changed. */
export function DomainPage() {
  const t = useTexts(domainsTexts)
  const { id = '', domain = '' } = useSearch({ from: '/management/addstudentdomain' })
  const { data, error, refetchError } = useRead(readStudentDomain, { params: { id } }, { enabled: id !== '' })
  return (
    <Page narrow title={id === '' ? t('domains.add') : data?.domain} error={error} refetchError={refetchError}>
      {id === '' ? <CreateForm domain={domain} /> : data && <ChangeForm key={data.id} domain={data} />}
    </Page>
  )
}

function CreateForm({ domain }: { domain: string }) {
  const t = useTexts(domainsTexts)
  const navigate = useNavigate()
  const entry = useEntry<typeof createStudentDomain, DomainValues>(createStudentDomain, {
    initial: { domain, kind: 'university', country: 'de', nameDe: '', nameEn: '' },
    ask: ({ kind, domain: typed }) => {
      const black = kind !== 'university'
      return confirm({
        title: t('domains.addTitle'),
        question: t(black ? 'domains.addQuestionBlack' : 'domains.addQuestion', {
          domain: typed,
          kind: t(`domains.kind.${kind}`),
        }),
        confirmLabel: t('domains.add'),
      })
    },
    done: (created) => {
      notify.success(t('domains.added', { domain: created.domain }))
      return navigate({ to: '/management/studentdomains' })
    },
  })
  return (
    <EntryForm entry={entry} cancel={<CancelLink to="/management/studentdomains" />}>
      <DomainFields entry={entry} />
    </EntryForm>
  )
}

function ChangeForm({ domain }: { domain: StudentDomain }) {
  const t = useTexts(domainsTexts)
  const entry = useEntry<typeof changeStudentDomain, DomainValues>(changeStudentDomain, {
    initial: editable(studentDomainInput, domain),
    schema: studentDomainInput,
    input: (body) => ({ params: { id: domain.id }, body: { ...body, modifiedAt: domain.modifiedAt } }),
    done: (saved) => notify.success(t('domains.saved', { domain: saved.domain })),
  })
  return (
    <EntryForm entry={entry}>
      <DomainFields entry={entry} />
    </EntryForm>
  )
}
