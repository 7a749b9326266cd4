import { SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Duplicate, listDuplicates, type MergeKind, type MergeRecord } from '#contract/merges.ts'
import { mergesTexts } from '#texts/merges.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { ContactField } from './contact-field.tsx'
import { MergeHistory } from './merge-history.tsx'
import classes from './merges.module.css'
import { pageOf, useMergeWords } from './words.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Records that may be one: suggested, chosen freely, and what was merged before. */
export function DuplicatesPage() {
  const t = useTexts(mergesTexts)
  const { can } = useSession()
  const navigate = useNavigate()
  const { kind } = useSearch({ from: '/management/duplicates' })
  return (
    <Page title={t('merges.title')} context={t('merges.context')}>
      {can('contacts.delete') && (
        <SegmentedControl
          mb="md"
          className={classes.kind ?? ''}
          aria-label={t('merges.kind')}
          value={kind}
          data={[
            { value: 'company', label: t('merges.companies') },
            { value: 'contact', label: t('merges.contacts') },
          ]}
          onChange={(value) => void navigate({ to: '/management/duplicates', search: { kind: value }, replace: true })}
        />
      )}
      <Suggestions key={`${kind} suggestions`} kind={kind} />
      <FreeChoice key={`${kind} choice`} kind={kind} />
      <MergeHistory key={`${kind} history`} kind={kind} />
    </Page>
  )
}

function Suggestions({ kind }: { kind: MergeKind }) {
  const t = useTexts(mergesTexts)
  const { language } = useLanguage()
  const words = useMergeWords()
  const duplicates = useRead(listDuplicates, { query: { kind } })
  const columns: Column<Duplicate>[] = [
    {
      key: 'first',
      text: t('merges.first'),
      value: ({ first }) => first.label,
      render: ({ first }) => <Named kind={kind} record={first} />,
    },
    {
      key: 'second',
      text: t('merges.second'),
      holds: 'name',
      value: ({ second }) => second.label,
      render: ({ second }) => <Named kind={kind} record={second} />,
    },
    {
      key: 'reasons',
      holds: 'name',
      text: t('merges.reasons'),
      value: ({ reasons }) => reasons.map(words.reason).join(', '),
    },
    {
      key: 'similarity',
      text: t('merges.similarity'),
      align: 'right',
      value: ({ similarity }) => `${formats.number(Math.round(similarity * 100), language)} %`,
    },
  ]
  const compare = ({ first, second }: Duplicate) => (
    <RowLink
      to="/management/merge"
      search={{ kind, remaining: first.id, removed: second.id }}
      text={t('merges.compare', { first: first.label, second: second.label })}
      letter="o"
      icon={<IconEye />}
    />
  )
  return (
    <Section title={t('merges.suggestions')}>
      {duplicates.data?.nightly && <Hint>{t('merges.nightly')}</Hint>}
      <DataTable
        label={t('merges.suggestions')}
        read={duplicates}
        columns={columns}
        actions={compare}
        pageSize={5}
        empty={{ text: t('merges.noSuggestions') }}
      />
    </Section>
  )
}

function Named({ kind, record: { id, label, note } }: { kind: MergeKind; record: MergeRecord }) {
  return (
    <>
      <TextLink to={pageOf(kind)} params={{ id }}>
        {label}
      </TextLink>
      {/* The number, or the address of a contact: what tells two of one name apart. */}
      <SecondText>{note.split(', ')[0]}</SecondText>
    </>
  )
}

function FreeChoice({ kind }: { kind: MergeKind }) {
  const t = useTexts(mergesTexts)
  const why = useTexts(reasonsTexts)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState({ remaining: '', removed: '' })
  const { remaining, removed } = chosen
  const ready = remaining !== '' && removed !== '' && remaining !== removed
  const field = (side: 'remaining' | 'removed', label: string) => {
    const change = (id: string | null) => setChosen({ ...chosen, [side]: id ?? '' })
    return kind === 'contact' ? (
      <ContactField name={side} label={label} value={chosen[side]} onChange={change} />
    ) : (
      <CompanyField id={`merge-${side}`} name={side} label={label} value={chosen[side]} onChange={change} />
    )
  }
  return (
    <Section title={t('merges.choose')}>
      <div className={classes.choice}>
        {field('remaining', t('merges.chooseRemaining'))}
        {field('removed', t('merges.chooseRemoved'))}
        <ReasonButton
          variant="default"
          reason={!ready && why('reason.chooseTwo')}
          onClick={() => void navigate({ to: '/management/merge', search: { kind, remaining, removed } })}
        >
          {t('merges.toCompare')}
        </ReasonButton>
      </div>
    </Section>
  )
}
