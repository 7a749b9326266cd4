import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import type { campaignsTexts } from '#texts/campaigns.ts'
import { productName } from '#texts/product-names.ts'
import { differenceLines, endWords } from '#web/shared/licences/change-lines.ts'
import { formats } from '#web/ui/data/formats.ts'

type Say = (key: keyof typeof campaignsTexts, values?: Record<string, unknown>) => string

/** What would change at a holding, line by line: the machines first, which end everything. */
export const changeLines = ({ differences, hosts }: CampaignRow, language: 'de' | 'en', t: Say): string[] => [
  ...hosts.map(({ machine, from, to }) =>
    t('campaigns.hostEnd', {
      machine: machine || t('campaigns.unbound'),
      from: endWords(from, language),
      to: endWords(to, language),
    }),
  ),
  ...differenceLines(differences, language),
]

/** The change of a campaign in one line: "Modul hinzufügen: Pressverbände (PRESS), 2". */
export function changeWords(
  { change, modules, target }: Pick<Campaign, 'change' | 'modules' | 'target'>,
  language: 'de' | 'en',
  t: Say,
): string {
  const name = (id: string | null | undefined) => {
    const found = modules.find((module) => module.id === id)
    return found ? `${found.name} (${found.licName})` : ''
  }
  const end = 'end' in change ? newEndWords(change.end, t) : ''
  const parts = [
    'moduleId' in change ? name(change.moduleId) : '',
    target ? productName(target, language) : '',
    'byId' in change ? `→ ${name(change.byId)}` : '',
    'count' in change ? (change.count.kind === 'counted' ? String(change.count.n) : t('campaigns.uncounted')) : '',
    end,
    'months' in change ? t('campaigns.plusMonths', { count: change.months }) : '',
    'hosts' in change && change.hosts ? t('campaigns.hosts') : '',
  ].filter(Boolean)
  return `${t(`campaigns.kind.${change.kind}`)}: ${parts.join(', ')}`
}

const newEndWords = (end: string, t: Say): string =>
  end === 'unlimited' || end === 'others' ? t(`campaigns.end.${end}`) : formats.date(end)
