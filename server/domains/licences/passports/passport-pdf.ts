import type { FileAnswer } from '#contract/operation.ts'
import type { Passport, PassportHost, PassportModule } from '#contract/passports.ts'
import { describeCount, describeHost } from '#licence/words.ts'
import { fill } from '#texts/fill.ts'
import { dayWords, holderLine, termWords, validityWords } from '#texts/passport-words.ts'
import { passportTexts } from '#texts/passports.ts'
import { type PdfCell, PdfPage } from '#platform/files/pdf-page.ts'
import { productTitle } from '#texts/product-names.ts'

interface Print {
  language: 'de' | 'en'
  vendor: { name: string; colour: string }
  today: string
}

/** The licence passport on paper: tagged, in the reader's language, under the vendor's name and colour. */
export async function passportFile(passport: Passport, { language, vendor, today }: Print): Promise<FileAnswer> {
  const say = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const { product, holder, validity, modules, hosts, imports, disabled } = passport
  const title = productTitle(product, language)
  const names = { product: title, version: product.version }
  const page = await PdfPage.begin({
    title: say('passport.of', names),
    author: vendor.name,
    language,
    colour: vendor.colour,
  })
  page.line(vendor.name, true)
  page.heading(1, say('passport.of', names))
  page.line(holderLine(holder, language))
  const state = disabled ? `, ${say('passport.disabled')}` : ''
  page.line(`${say('passport.validity')}: ${validityWords(validity, language)}${state}`, true)

  page.heading(2, say('passport.modules'))
  if (!modules || modules.length === 0) page.line(say('passport.modulesNone'))
  else {
    const columns = [
      { text: say('passport.module'), share: 0.44 },
      { text: say('passport.licName'), share: 0.2 },
      { text: say('passport.count'), share: 0.12, align: 'right' as const },
      { text: say('passport.from'), share: 0.12 },
      { text: say('passport.to'), share: 0.12 },
    ]
    page.table(
      columns,
      modules.map((module) => moduleRow(module, language)),
    )
  }
  page.heading(2, say('passport.hosts'))
  if (hosts.length === 0) page.line(say('passport.hostsNone'))
  else {
    const columns = [
      { text: say('passport.machine'), share: 0.3 },
      { text: say('passport.binding'), share: 0.2 },
      { text: say('passport.term'), share: 0.25 },
      { text: say('passport.licence'), share: 0.25 },
    ]
    page.table(
      columns,
      hosts.map((host) => hostRow(host, language)),
    )
  }
  if (imports.length > 0) {
    page.heading(2, say('passport.imports'))
    for (const { fileName, at } of imports) page.line(`${fileName}, ${say('passport.storedAt')} ${dayWords(at)}`)
  }
  const footer = (at: number, pages: number) =>
    [vendor.name, say('passport.asOf', { day: dayWords(today) }), say('passport.page', { page: at, pages })].join(' · ')
  const name = [say('passport.fileName'), title, product.version, holder.customerNumber || holder.name].join('_')
  const fileName = `${name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '_')}.pdf`
  return { fileName, mediaType: 'application/pdf', bytes: await page.bytes(footer) }
}

function moduleRow(module: PassportModule, language: 'de' | 'en'): PdfCell[] {
  const { level, name, licName, count, startDate, endDate, unlimited, test, testCount, student } = module
  const say = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const marks = [test && say('passport.test', { count: testCount }), student && say('passport.student')].filter(Boolean)
  return [
    { text: [name, ...marks].join(', '), indent: level - 1 },
    { text: licName },
    { text: describeCount(count, language) },
    { text: startDate ? dayWords(startDate) : '' },
    { text: unlimited ? say('passport.endUnlimited') : endDate ? dayWords(endDate) : '' },
  ]
}

function hostRow(host: PassportHost, language: 'de' | 'en'): PdfCell[] {
  const say = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const machines = host.machines.map((machine) => describeHost(machine, language)).join('\n')
  const { licence, validity } = host
  const serial = licence && say('passport.serial', { serial: licence.serial, day: dayWords(licence.at) })
  const state = host.disabled ? say('passport.hostDisabled') : validityWords(validity, language)
  return [
    { text: machines || say('passport.anyMachine') },
    { text: `${say(`passport.binding.${host.binding}`)}\n${say('passport.port')} ${host.port}` },
    { text: `${termWords(host, language)}\n${state}` },
    { text: serial ? `${licence?.fileName}\n${serial}` : say('passport.noLicence') },
  ]
}
