import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samplesOf, templatesOf } from '#platform/mail/mail-layout.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'
import { domains } from './domains.ts'

const publicUrl = 'https://portal.example'
const letters = domains.flatMap((domain) => domain.letters ?? [])
const samples = samplesOf(letters)
const reasons = new Map(letters.map(({ template, why }) => [template, why]))
const written = (['de', 'en'] as const).flatMap((language) =>
  samples.map(({ template, write }) => ({
    template,
    language,
    ...write({
      language,
      vendor: { name: 'Wellenwerk GmbH', colour: '#123456' },
      publicUrl,
      name: 'Änne Größl',
      email: 'aenne@kunde.example',
    }),
  })),
)

const area = '/{$product}configuration'
const routes = globSync('web/app/pages/*.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/getParentRoute: \(\) => (\w+),\s+path: '(\/[^']*)'/g)])
  // The pages of the licensing area stand below it.
  .map(([, parent, path]) => (parent === 'area' ? area + path : path!))
  .map((path) => new RegExp(`^${path.replaceAll(/\{?\$\w+\}?/g, '[^/]+')}$`))

/** Pages that are the thing itself: whoever opens them needs no number. */
const wholePages = [
  '/forgotPassword',
  '/login',
  '/user',
  '/awslogin',
  '/products/companyproducts',
  '/products/Student',
  '/courses',
  '/management/system',
  '/expiringlicences',
  '/pages/imprint',
  '/pages/contact',
]

const linksOf = (text: string) => [...text.matchAll(/https:\/\/portal\.example\S*/g)].map(([link]) => new URL(link))

test('there are letters of every domain that writes any, each with a name of its own', () => {
  expect(reasons.size).toBe(letters.length)
  expect(letters.length).toBeGreaterThan(40)
})

test('every letter says why it came and where imprint and contact are, as text and as HTML', () => {
  for (const { template, language, text, html } of written) {
    const why = reasons.get(template)![language]
    expect(text, template).toContain(`${mailFootTexts['mailFoot.why'][language]} ${why}`)
    expect(html, template).toContain(mailFootTexts['mailFoot.why'][language])
    for (const slug of ['imprint', 'contact'] as const) {
      expect(text, template).toContain(`${mailFootTexts[`mailFoot.${slug}`][language]}: ${publicUrl}/pages/${slug}`)
      expect(html, template).toContain(`href="${publicUrl}/pages/${slug}"`)
    }
  }
})

test('templates have placeholders in place of facts: link, names, code', () => {
  const to = { language: 'de' as const, vendor: { name: 'Wellenwerk GmbH', colour: '#123456' }, publicUrl }
  const templates = templatesOf(letters).map(({ template, write }) => ({
    template,
    ...write({ ...to, name: 'Änne Größl', email: 'aenne@kunde.example' }),
  }))
  expect(templates).toHaveLength(samples.length)
  for (const { template, subject, text, html } of templates) {
    const words = [subject, text, html].join('\n')
    expect(words, template).not.toMatch(/Änne|aenne@kunde|ein-beispiel-dieser-link/)
    expect(
      linksOf(text).filter(({ pathname }) => !pathname.startsWith('/pages/')),
      template,
    ).toEqual([])
  }
  const one = (name: string) => templates.find(({ template }) => template === name)
  expect(one('accounts.unlock')?.text).toContain('{firstName} {lastName}')
  expect(one('accounts.unlock')?.text).toContain('{link}')
  expect(one('accounts.unlock')?.html).toContain('href="{link}"')
  expect(one('accounts.code')?.text).toContain('{code}')
})

test('every link leads to a page there is, and names the thing the letter is about', () => {
  const astray = written.flatMap(({ template, language, text }) =>
    linksOf(text)
      .filter(({ pathname, search }) => {
        const named = /[0-9a-f]{8}-[0-9a-f]{4}-|[?&](?:id|token|code|email|search)=[^&]+/.test(pathname + search)
        return !routes.some((route) => route.test(pathname)) || !(named || wholePages.includes(pathname))
      })
      .map((link) => `${template} (${language}): ${link.pathname}${link.search}`),
  )
  expect(astray).toEqual([])
})

test('a reminder leads to where each of its products is renewed', () => {
  const reminders = written.filter(({ template }) => template === 'renewals.reminder')
  for (const { text } of reminders) expect(text).toContain(`${publicUrl}/products/passport/`)
})
