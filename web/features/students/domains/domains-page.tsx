import { lazy } from 'react'
import { NativeSelect } from '@mantine/core'
import { domainKind, listStudentDomains, removeStudentDomain, type StudentDomain } from '#contract/student-domains.ts'
import { domainsTexts } from '#texts/student-lists.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ProofLabels } from './proof-labels.tsx'

const RemoveDomains = lazy(async () => ({ default: (await import('./domains-bulk.tsx')).RemoveDomains }))

/** The domains of universities and schools, of mailers whose addresses prove nothing, and sub-domains that need proof. */
export function DomainsPage() {
  const t = useTexts(domainsTexts)
  const list = useListState(listStudentDomains)
  const { remove } = useRemoval(removeStudentDomain, ({ id, domain }: StudentDomain) => ({
    input: { params: { id } },
    title: t('domains.removeTitle'),
    question: t('domains.removeQuestion', { domain }),
    confirmLabel: t('domains.removeConfirm'),
    removed: () => notify.note(t('domains.removed', { domain })),
  }))
  const add = (
    <>
      <LinkButton to="/management/imports" search={{ kind: 'studentDomains' }} variant="default">
        {t('domains.import')}
      </LinkButton>
      <CreateLink to="/management/addstudentdomain" search={{}}>
        {t('domains.add')}
      </CreateLink>
    </>
  )
  return (
    <Page title={t('domains.list')} context={t('domains.context')} action={add}>
      <ListTable
        list={list}
        texts={domainsTexts}
        cells={{
          domain: ({ id, domain }) => (
            <TextLink to="/management/addstudentdomain" search={{ id }}>
              {domain}
            </TextLink>
          ),
          country: ({ country }) => country.toUpperCase(),
        }}
        chips={{ kind: list.query.kind === 'university' ? undefined : t(`domains.kind.${list.query.kind}`) }}
        filters={
          <NativeSelect
            aria-label={t('domains.kind')}
            value={list.query.kind}
            data={domainKind.options.map((value) => ({ value, label: t(`domains.kind.${value}`) }))}
            onChange={({ currentTarget: { value } }) => list.set({ kind: value as StudentDomain['kind'] })}
          />
        }
        empty={{ text: t('domains.empty'), action: add }}
        bulk={{
          name: ({ domain }) => domain,
          actions: (rows, clear) => <RemoveDomains domains={rows} clear={clear} />,
        }}
        actions={(one) => (
          <RemoveButton text={t('domains.remove', { domain: one.domain })} onClick={() => remove(one)} />
        )}
      />
      <ProofLabels />
    </Page>
  )
}
