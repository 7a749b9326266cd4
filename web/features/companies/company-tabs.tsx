import { companiesTexts } from '#texts/companies.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RecordTabs, tabLink } from '#web/ui/menu/record-tabs.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const companyTabs = ['overview', 'products', 'contacts', 'details', 'history'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** What the address says of a company's page: its part, and whether its data are being changed. */
export interface CompanySearch {
  tab?: Exclude<CompanyTab, 'overview'> | undefined
  edit?: 'yes' | undefined
}

/** The address of a part of the page; the overview needs no word. */
const searchOf = (tab: CompanyTab): CompanySearch => (tab === 'overview' ? {} : { tab })

/** The parts of a company's page as links, so that each has its address and the browser's way back. */
export function CompanyTabs({ id, open }: { id: string; open: CompanyTab }) {
  const t = useTexts(companiesTexts)
  return (
    <RecordTabs
      label={t('companies.tabs')}
      links={companyTabs.map((tab) => (
        <TextLink
          key={tab}
          to="/company/$id"
          params={{ id }}
          search={searchOf(tab)}
          aria-current={tab === open ? 'page' : undefined}
          {...tabLink}
        >
          {t(`companies.tab.${tab}`)}
        </TextLink>
      ))}
    />
  )
}
