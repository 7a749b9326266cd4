import { comparedFacts } from '../diff.ts'
import { keyModules } from '../diff-modules.ts'
import { factWords, hostFieldWords } from '../fact-words.ts'
import type { Language } from '../language.ts'
import type { LicenceFacts } from '../licence-file.ts'
import { visible } from '../licence-text.ts'
import { describeFact, describeHost, describeModule, describeTraits } from '../words.ts'

/**
 * A licence as lines for people: facts, machines, and the modules indented by level. A stranger may have written it, so
 * that nothing in it reaches the terminal but what can be seen.
 */
export function showLicence(licence: LicenceFacts, language: Language): string {
  const facts: [string, string][] = comparedFacts.map((fact) => [
    factWords[fact][language],
    describeFact(fact, licence[fact], language),
  ])
  const hosts = licence.hosts.map((host): [string, string] => [factWords.hosts[language], describeHost(host, language)])
  const traits: [string, string][] = licence.traits
    ? [[hostFieldWords.traits[language], describeTraits(licence.traits, language)]]
    : []
  const rows = [...facts, ...hosts, ...traits]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const modules = keyModules(licence.modules).map(({ path, module }) => {
    return `${'  '.repeat(path.length)}${visible(module.licName)}: ${describeModule(module, language)}`
  })
  return [
    ...rows.map(([name, value]) => name.padEnd(width) + visible(value)),
    `${factWords.modules[language]}:`,
    ...modules,
  ].join('\n')
}
