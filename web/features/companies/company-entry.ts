import type { CompanyInput } from '#contract/companies.ts'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'

/** The form of a company as its fields see it. */
export type CompanyEntry = Entry<CompanyInput>
