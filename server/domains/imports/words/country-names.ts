import { alpha3Codes } from '#contract/countries.ts'
import { plainWord } from './plain-word.ts'

/** Codes by codes, names in both languages and everyday names, as `plainWord` has them. */
const countries = new Map<string, string>()
for (let first = 65; first <= 90; first++)
  for (let second = 65; second <= 90; second++) {
    const typed = String.fromCharCode(first, second)
    // Codes of the past are called as the country is today, whose code counts: UK is GB, FX is FR.
    const code = new Intl.Locale(`und-${typed}`).region ?? typed
    for (const locale of ['de', 'en']) {
      const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
      if (name) countries.set(plainWord(name), code).set(plainWord(typed), code)
    }
  }
for (const [code, country] of alpha3Codes) countries.set(plainWord(code), country)
const transcribed: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const everydayNames: Record<string, string> = {
  b: 'BE',
  e: 'ES',
  h: 'HU',
  l: 'LU',
  n: 'NO',
  p: 'PT',
  s: 'SE',
  ger: 'DE',
  bundesrepublik: 'DE',
  hongkong: 'HK',
  'hong kong': 'HK',
  d: 'DE',
  brd: 'DE',
  'bundesrepublik deutschland': 'DE',
  a: 'AT',
  'republik österreich': 'AT',
  'schweizerische eidgenossenschaft': 'CH',
  fl: 'LI',
  i: 'IT',
  f: 'FR',
  nederland: 'NL',
  holland: 'NL',
  niederland: 'NL',
  'the netherlands': 'NL',
  england: 'GB',
  schottland: 'GB',
  scotland: 'GB',
  wales: 'GB',
  nordirland: 'GB',
  'northern ireland': 'GB',
  großbritannien: 'GB',
  grossbritannien: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  'u.k.': 'GB',
  'vereinigtes königreich von großbritannien und nordirland': 'GB',
  'united states of america': 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  amerika: 'US',
  'vereinigte staaten von amerika': 'US',
  'tschechische republik': 'CZ',
  'czech republic': 'CZ',
  tschechei: 'CZ',
  'slowakische republik': 'SK',
  'slovak republic': 'SK',
  'republik korea': 'KR',
  'korea, republik': 'KR',
  'republic of korea': 'KR',
  südkorea: 'KR',
  'south korea': 'KR',
  nordkorea: 'KP',
  'russische föderation': 'RU',
  'russian federation': 'RU',
  'volksrepublik china': 'CN',
  'vr china': 'CN',
  "people's republic of china": 'CN',
  turkey: 'TR',
  türkiye: 'TR',
  uae: 'AE',
  vae: 'AE',
  emirates: 'AE',
  weißrussland: 'BY',
  moldau: 'MD',
  'republik moldau': 'MD',
  makedonien: 'MK',
  mazedonien: 'MK',
  macedonia: 'MK',
  'viet nam': 'VN',
  'bosnien und herzegowina': 'BA',
  bosnien: 'BA',
  elfenbeinküste: 'CI',
  irland: 'IE',
  'republic of ireland': 'IE',
  'republik irland': 'IE',
  luxemburg: 'LU',
  suisse: 'CH',
  svizzera: 'CH',
  italia: 'IT',
  españa: 'ES',
  polska: 'PL',
  česko: 'CZ',
  danmark: 'DK',
  sverige: 'SE',
  norge: 'NO',
  suomi: 'FI',
}
for (const [name, country] of Object.entries(everydayNames)) countries.set(name, country)
// Where a keyboard or a code page has no umlauts.
for (const [name, country] of countries) {
  const written = name.replaceAll(/[äöüß]/g, (letter) => transcribed[letter] ?? letter)
  if (!countries.has(written)) countries.set(written, country)
}

/** The code of a country by what people call it, alone or with its code in brackets behind it. */
export const countryOf = (text: string): string | undefined =>
  countries.get(plainWord(text)) ?? countries.get(plainWord(text.replace(/ \([a-z]{2,3}\)\s*$/i, '')))
