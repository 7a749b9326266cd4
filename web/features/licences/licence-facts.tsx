import { factWords } from '#licence/fact-words.ts'
import type { LicenceFacts as Said } from '#licence/licence-file.ts'
import { describeFact, describeHost } from '#licence/words.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Terms } from '#web/ui/layout/text/terms.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { termOf } from './hosts/host-words.ts'

/** What a licence file says, as people say it. */
export function LicenceFacts({ licence, issued = false }: { licence: Said; issued?: boolean }) {
  const t = useTexts(licencesTexts)
  const hosts = useTexts(hostsTexts)
  const { language } = useLanguage()
  const { licensee, agreement, productTitle, version, type, binding, modules } = licence
  const main = modules.filter(({ level }) => level === 1).length
  const kind = describeFact('type', type, language)
  const edition = binding === 'triade' ? t('facts.triade', { kind, count: licence.hosts.length }) : kind
  const machines = licence.hosts.map((host) => describeHost(host, language))
  const facts: Fact[] = [
    [factWords.licensee[language], licensee],
    [factWords.agreement[language], agreement],
    [factWords.productTitle[language], t('facts.product', { title: productTitle, version })],
    [factWords.type[language], edition],
    [t('facts.term'), termOf(licence, hosts)],
    [
      factWords.binding[language],
      <Terms key="binding">{[hosts(`hosts.binding.${binding}`), ...machines].join('\n')}</Terms>,
    ],
    [factWords.modules[language], t('facts.modules', { main, beneath: modules.length - main })],
    ...(issued
      ? ([
          [t('licences.serial'), t('facts.serial', { serial: licence.serial, generation: licence.generation })],
          [t('licences.issuedAt'), t('facts.issued', { at: formats.instant(licence.issued), by: licence.issuer })],
        ] satisfies Fact[])
      : []),
  ]
  return <Facts layout="columns" facts={facts} />
}
