import { legalLines, type LegalFacts } from '#texts/legal-lines.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { useLanguage } from '#web/ui/data/use-texts.tsx'

/** What a declaration says, and further lines about it. */
export function Lines({ stated, more = [] }: { stated: LegalFacts; more?: [string, string][] }) {
  const { language } = useLanguage()
  return <Facts facts={[...legalLines(stated, language), ...more]} />
}
