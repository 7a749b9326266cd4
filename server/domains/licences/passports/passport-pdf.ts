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
  vendor: { name: string; colour: string; font: string | undefined }
  today: string
}

/** The licence passport on paper: tagged, in the reader's language, under the vendor's name and colour. */
export async function passportFile(passport: Passport, { language, vendor, today }: Print): Promise<FileAnswer> {
  const t = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const { product, holder, validity, modules, hosts, imports, disabled } = passport
  const title = productTitle(product, language)
  const names = { product: title, version: product.version }
  const page = await PdfPage.begin({
    title: t('passport.of', names),
    author: vendor.name,
    language,
    colour: vendor.colour,
    font: vendor.font,
  })
  page.line(vendor.name, true)
  page.heading(1, t('passport.of', names))
  page.line(holderLine(holder, language))
  const state = disabled ? `, ${t('passport.disabled')}` : ''
  page.line(`${t('passport.validity')}: ${validityWords(validity, language)}${state}`, true)

  // As on the page: the machines and their files first, which are what people look up.
  page.heading(2, t('passport.hosts'))
  if (hosts.length === 0) page.line(t('passport.hostsNone'))
  else {
    const columns = [
      { text: t('passport.machine'), share: 0.27 },
      { text: t('passport.binding'), share: 0.15 },
      { text: t('passport.term'), share: 0.23 },
      { text: t('passport.licence'), share: 0.35 },
    ]
    page.table(
      columns,
      hosts.map((host) => hostRow(host, language)),
    )
  }
  if (imports.length > 0) {
    page.heading(2, t('passport.imports'))
    for (const { fileName, at } of imports) page.line(`${fileName}, ${t('passport.storedAt')} ${dayWords(at)}`)
  }
  page.heading(2, t('passport.modules'))
  if (!modules || modules.length === 0) page.line(t('passport.modulesNone'))
  else {
    const columns = [
      { text: t('passport.module'), share: 0.44 },
      { text: t('passport.licName'), share: 0.2 },
      { text: t('passport.count'), share: 0.12, align: 'right' as const },
      { text: t('passport.from'), share: 0.12 },
      { text: t('passport.to'), share: 0.12 },
    ]
    page.table(
      columns,
      modules.map((module) => moduleRow(module, language)),
    )
  }
  const footer = (at: number, pages: number) =>
    [vendor.name, t('passport.asOf', { day: dayWords(today) }), t('passport.page', { page: at, pages })].join(' · ')
  const name = [t('passport.fileName'), title, product.version, holder.customerNumber || holder.name].join('_')
  const fileName = `${name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '_')}.pdf`
  return { fileName, mediaType: 'application/pdf', bytes: await page.bytes(footer) }
}

function moduleRow(module: PassportModule, language: 'de' | 'en'): PdfCell[] {
  const { level, name, licName, count, startDate, endDate, unlimited, test, testCount, student } = module
  const t = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const marks = [test && t('passport.test', { count: testCount }), student && t('passport.student')].filter(Boolean)
  return [
    { text: [name, ...marks].join(', '), indent: level - 1 },
    { text: licName },
    { text: describeCount(count, language) },
    { text: startDate ? dayWords(startDate) : '' },
    { text: unlimited ? t('passport.endUnlimited') : endDate ? dayWords(endDate) : '' },
  ]
}

function hostRow(host: PassportHost, language: 'de' | 'en'): PdfCell[] {
  const t = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  const machines = host.machines.map((machine) => describeHost(machine, language)).join('\n')
  const { licence, validity } = host
  const serial = licence && t('passport.serial', { serial: licence.serial, day: dayWords(licence.at) })
  const state = host.disabled ? t('passport.hostDisabled') : validityWords(validity, language)
  return [
    { text: machines || t('passport.anyMachine') },
    { text: `${t(`passport.binding.${host.binding}`)}\n${t('passport.port')} ${host.port}` },
    { text: `${termWords(host, language)}\n${state}` },
    { text: serial ? `${licence?.fileName}\n${serial}` : t('passport.noLicence') },
  ]
}
