import type { Language } from '#contract/shapes.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { budgetMailTexts } from '#texts/cloud-usage.ts'
import { euros } from '#texts/money.ts'
import type { Budget } from './budgets/budget-rules.ts'

interface BudgetFacts extends Budget {
  company: string
  /** 80 or 100. */
  stage: number
  seconds: number
  cents: number
  /** All streaming stops. */
  stops: boolean
  configurationId: string
}

const hours = (value: number, language: Language) =>
  `${value.toLocaleString(language, { maximumFractionDigits: 1 })} ${budgetMailTexts['budgetMail.hours'][language]}`

function written(to: AddressedLetter, facts: BudgetFacts): WrittenMail {
  const { kind, amount, seconds, cents, company, stage, stops } = facts
  const [used, budget] =
    kind === 'hours' ? [hours(seconds / 3600, to.language), hours(amount, to.language)] : [euros(cents), euros(amount)]
  const t = translator(budgetMailTexts, to, { company, stage, used, budget })
  return letter(to, {
    subject: t('budgetMail.subject'),
    paragraphs: [t('budgetMail.text'), stops ? t('budgetMail.stopped') : ''],
    link: { text: t('budgetMail.link'), address: `${to.publicUrl}/awsaccount?id=${facts.configurationId}&tab=costs` },
  })
}

/** Notifies staff that a month's budget of a cloud account is nearly or wholly used up. */
export const budgetLetter: Letter<BudgetFacts> = {
  template: 'cloudUsage.budget',
  why: budgetMailTexts['budgetMail.foot'],
  write: written,
  samples: [
    () => ({
      company: 'Nordsee Getriebe AG',
      kind: 'hours',
      amount: 400,
      seconds: 1_155_600,
      cents: 28_650,
      stage: 80,
      stops: false,
      configurationId: '0198c0de-0000-7000-8000-000000000001',
    }),
    () => ({
      company: 'Nordsee Getriebe AG',
      kind: 'cents',
      amount: 50_000,
      seconds: 1_155_600,
      cents: 50_120,
      stage: 100,
      stops: true,
      configurationId: '0198c0de-0000-7000-8000-000000000001',
    }),
  ],
}
