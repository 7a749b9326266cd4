import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const web = fileURLToPath(new URL('../web/', import.meta.url))
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.startsWith('dist/'))
  .map((name) => ({ name, rules: rulesOf(readFileSync(web + name, 'utf8')) }))

interface Rule {
  /** The selector, or the name and condition of an at-rule. */
  head: string
  declarations: string[]
}

/** The rules of a formatted style sheet with the declarations of each itself, without those of the rules in it. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: Rule[] = []
  let words = ''
  for (const letter of css.replaceAll(/\/\*.*?\*\//gs, ''))
    if (letter === '{') {
      const rule = { head: words.trim().replaceAll(/\s+/g, ' '), declarations: [] }
      rules.push(rule)
      open.push(rule)
      words = ''
    } else if (letter === '}') {
      open.pop()
      words = ''
    } else if (letter === ';') {
      open.at(-1)?.declarations.push(words.trim().replaceAll(/\s+/g, ' '))
      words = ''
    } else words += letter
  return rules
}

const places = (find: (rule: Rule) => readonly string[]): string[] =>
  files.flatMap(({ name, rules }) => rules.flatMap((rule) => find(rule).map((what) => `${name}: ${what}`)))

test('no rule of two or more declarations stands in two style sheets', () => {
  const found = new Map<string, Set<string>>()
  for (const { name, rules } of files)
    for (const { declarations } of rules) {
      if (declarations.length < 2) continue
      const body = declarations.toSorted().join('; ')
      found.set(body, (found.get(body) ?? new Set()).add(name))
    }
  const twice = [...found].filter(([, names]) => names.size > 1)
  expect(twice.map(([body, names]) => `${[...names].join(', ')}: ${body}`)).toEqual([])
})

test('colours are written in app/styles/tokens.css alone', () => {
  const colour =
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:.*\b(?:black|white|gr[ae]y|red|green|blue)\b(?!-)/i
  const written = places(({ declarations }) =>
    declarations.filter((one) => colour.test(one.replaceAll(/var\([^()]*\)/g, ''))),
  )
  expect(written.filter((one) => !one.startsWith('app/styles/tokens.css'))).toEqual([])
})

test('font sizes are those of the scale', () => {
  const sizes = places(({ declarations }) =>
    declarations.filter((one) => /^font-size: (?!var\(--[\w-]+\)$|inherit$)/.test(one)),
  )
  expect(sizes).toEqual([])
})

test('widths at which pages change have names', () => {
  const unnamed = places(({ head }) =>
    head.startsWith('@media') &&
    /width|\(--/.test(head.replaceAll(/\(--([a-z]+)\)/g, (all, name) => (name in breakpoints ? '' : all)))
      ? [head]
      : [],
  )
  expect(unnamed).toEqual([])
  // Tables become cards where they themselves are narrow.
  expect(places(({ head }) => (head.startsWith('@container') ? [head] : [])).map((one) => one.split(': ')[1])).toEqual([
    '@container list (max-width',
    '@container list (max-width',
  ])
})

test('each component of the library in use brings its styles', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const named = sources.flatMap((name) =>
    [...readFileSync(web + name, 'utf8').matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm)].flatMap(([, list]) =>
      list!.split(',').map((one) => one.trim()),
    ),
  )
  const styles = fileURLToPath(new URL('../node_modules/@mantine/core/styles/', import.meta.url))
  const needed = [...new Set(named)].filter((name) => existsSync(`${styles}${name}.css`))
  const imported = ['mantine', 'mantine-more']
    .map((name) => readFileSync(`${web}app/styles/${name}.css`, 'utf8'))
    .join('')
  expect(needed.length).toBeGreaterThan(15)
  expect(needed.filter((name) => !imported.includes(`styles/${name}.css`))).toEqual([])
})
