import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProductKind } from '#contract/products.ts'
import { readMyStudies, type Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { NoStudies } from './buying/no-studies.tsx'
import { Comparison } from './comparison.tsx'
import { Download } from './download.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { Proof } from './proofs/proof.tsx'
import { Steps } from './steps.tsx'
import { type StudentTab, studentTabs } from './student-tabs.ts'
import classes from './students.module.css'
import { Timeline } from './timeline.tsx'

interface StudentPageProps {
  /** The tab the address names, if it names one. */
  tab: StudentTab | undefined
  /** Which product the page is about; left out: the newest for students. */
  product?: string | undefined
  kind?: ProductKind
}

/** From the proof to the licence: what is next, and everything that happened. */
export function StudentPage({ product, kind, tab }: StudentPageProps) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const query = { ...(product && { product }), ...(kind && { kind }) }
  const {
    data: studies,
    error,
    refetchError,
  } = useRead(readMyStudies, { query }, { every: 4000, everyWhile: isUnderWay })
  const title = studies ? studies.product[language === 'de' ? 'titleDe' : 'titleEn'] : t('students.title')
  return (
    <Page
      narrow
      title={title}
      context={studies && (language === 'de' ? studies.product.subtitleDe : studies.product.subtitleEn)}
      error={error}
      refetchError={refetchError}
    >
      {studies === null && <NoStudies />}
      {studies && <Sections key={studies.product.id} studies={studies} wanted={tab} />}
    </Page>
  )
}

const isUnderWay = (studies: Studies | null): boolean =>
  [studies?.order, studies?.next?.order].some((order) => order?.state === 'pending' || order?.state === 'open')

function Sections({ studies, wanted }: { studies: Studies; wanted: StudentTab | undefined }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const textbook = studies.product.kind === 'textbook'
  const compared = studies.product.comparison.length > 0
  const navigate = useNavigate()
  // What is next opens first and stays open while the step goes on; the address keeps what is chosen.
  const [first] = useState<StudentTab>(studies.step === 'verify' ? 'verification' : 'download')
  const tab = wanted === undefined || (wanted === 'comparison' && !compared) ? first : wanted
  const open = (next: string | null) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, tab: studentTabs.find((one) => one === next) }),
      resetScroll: false,
    })
  return (
    <div className={classes.sections}>
      <Steps studies={studies} />
      <PaymentWait studies={studies} />
      {studies.campaignNote && <p className={classes.note}>{studies.campaignNote[language]}</p>}
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('students.tabs')}>
          <Tabs.Tab value="verification">{t(textbook ? 'students.licenceTab' : 'students.verification')}</Tabs.Tab>
          <Tabs.Tab value="download">{t(textbook ? 'students.fileTab' : 'students.download')}</Tabs.Tab>
          {compared && <Tabs.Tab value="comparison">{t('students.comparisonTab')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="verification" pt="md">
          <Proof studies={studies} />
        </Tabs.Panel>
        <Tabs.Panel value="download" pt="md">
          <Download studies={studies} onProve={() => open('verification')} />
        </Tabs.Panel>
        {compared && (
          <Tabs.Panel value="comparison" pt="md">
            <Comparison lines={studies.product.comparison} />
          </Tabs.Panel>
        )}
      </Tabs>
      <Timeline events={studies.events} />
    </div>
  )
}
