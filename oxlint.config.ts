import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'oxlint'

const listed = readFileSync(new URL('server/domains.ts', import.meta.url), 'utf8')
const folders = new Map(
  [...listed.matchAll(/^import \{ (\w+) \} from '#domains\/([\w-]+)\/domain\.ts'$/gm)].map(([, name, folder]) => [
    name,
    folder!,
  ]),
)
// The domains as the server lists them, lowest first: a domain imports those before it, and only their public.ts. One that
// has none is not entered at all.
const domains = [...listed.matchAll(/^ {2}(\w+Domain),$/gm)].map(([, name]) => folders.get(name)!)
for (const folder of readdirSync(new URL('server/domains', import.meta.url)))
  if (!domains.includes(folder))
    throw new Error(`server/domains.ts does not list ${folder}: it has no place in the order`)
const features = readdirSync(new URL('web/features', import.meta.url))

type Restriction = { group: string[]; message: string }
const restrict = (files: string[], patterns: Restriction[], paths: { name: string; message: string }[] = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns, paths }] as ['error', object] },
})

const server: Restriction = {
  group: ['#platform/**', '#domains/**', '**/server/**'],
  message: 'This room knows nothing of the server.',
}
const web: Restriction = { group: ['#web/**', '**/web/**'], message: 'Server and web never import each other.' }
const sqlAndHttp: Restriction[] = [
  { group: ['kysely', 'pg', 'pg-boss'], message: 'Only queries.ts, lists.ts and platform hold SQL.' },
  { group: ['fastify', '@fastify/*'], message: 'Only routes.ts and platform know HTTP.' },
]

function domainRules(domain: string) {
  const below = domains.slice(0, domains.indexOf(domain))
  const others = domains.filter((other) => other !== domain)
  const forbidden: Restriction[] = [
    web,
    {
      group: others.filter((other) => !below.includes(other)).map((other) => `#domains/${other}/**`),
      message: 'Domains import downward only.',
    },
    {
      group: below.flatMap((other) => [`#domains/${other}/**`, `!#domains/${other}/public.ts`]),
      message: 'Another domain is entered through its public.ts.',
    },
  ].filter(({ group }) => group.length > 0)
  const folder = `server/domains/${domain}`
  // A domain's own sub-folders may know each other; nothing reaches beside the domain by a relative path.
  return ['', '*/'].flatMap((sub) => {
    const up = sub === '' ? '' : '../'
    const own = [
      ...forbidden,
      {
        group: [`${up}../*/**`, `!${up}../../testing/**`, `!${up}../../../demo/**`],
        message: 'Another domain is entered through #domains/<domain>/public.ts.',
      },
    ]
    return [
      restrict([`${folder}/${sub}*.ts`], [...own, ...sqlAndHttp]),
      restrict([`${folder}/${sub}*queries.ts`, `${folder}/${sub}lists.ts`, `${folder}/${sub}*.test.ts`], own),
    ]
  })
}

// What the kit may know of the contract: operations and lists themselves, the session, and how files are written.
const kitContract =
  'operation bulk list shapes access session portal views exports column-values file-names formula-guard time-zone'

const featureRules = features.flatMap((feature) =>
  // A feature's own sub-folders may know each other; nothing reaches beside the feature by a relative path.
  ['', '*/'].map((sub) =>
    restrict(
      [`web/features/${feature}/${sub}*.{ts,tsx}`],
      [
        server,
        { group: ['#web/app/**', '**/app/**'], message: 'Features are composed by web/app, not the other way round.' },
        {
          group: [`${sub === '' ? '' : '../'}../*/**`, '#web/features/*/**', `!#web/features/${feature}/**`],
          message: 'A feature never imports another feature.',
        },
      ],
    ),
  ),
)

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/*.gen.ts', 'data/**', 'test-results/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 300 }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'eslint/no-restricted-imports': 'off',
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // What a table calls to draw a cell is a function, not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Styles and type augmentations are imported for their effect.
    'import/no-unassigned-import': 'off',
    // Narrowing at the database's and the network's edge is checked by zod and by tests, not by the compiler.
    'typescript/no-unsafe-type-assertion': 'off',
    // A migration or a seed runs its steps one after the other on purpose.
    'eslint/no-await-in-loop': 'off',
    // Functions that read best below their caller.
    'eslint/no-use-before-define': 'off',
    'eslint/no-shadow': 'off',
    // Spreads group the fields of long records into lines that read together.
    'unicorn/no-useless-spread': 'error',
    'eslint/no-underscore-dangle': 'off',
    // `fail` never returns, which this rule does not see.
    'typescript/consistent-return': 'off',
    // Code points are what names and passwords are measured in here.
    'typescript/no-misused-spread': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
  },
  overrides: [
    // Tests and texts may be long: they are read row by row.
    { files: ['**/*.test.{ts,tsx}', 'texts/**'], rules: { 'max-lines': 'off' } },
    // Drawn as a grid, and as cards on phones, a table keeps its meaning in every browser only where its roles are written.
    {
      files: [
        'web/ui/table/{table-grid,table-row,columns/head-cell}.tsx',
        'web/features/configurations/items/item-{row,tree}.tsx',
      ],
      rules: { 'jsx-a11y/no-redundant-roles': 'off', 'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off' },
    },
    restrict(
      ['contract/**'],
      [
        server,
        web,
        {
          group: ['#licence/**', '!#licence/days.ts', '../licence/**'],
          message: 'The contract knows the schema library, text keys and the arithmetic of days.',
        },
      ],
    ),
    restrict(
      ['licence/**'],
      [
        server,
        web,
        { group: ['#contract/**', '#texts/**', '#domains/**'], message: 'The package imports nothing of ours.' },
      ],
    ),
    restrict(
      ['texts/**'],
      [
        server,
        web,
        {
          group: ['#contract/**', '!#contract/time-zone.ts', '#texts/**', '#domains/**'],
          message: 'Texts import nothing of ours but the clock they write times by.',
        },
      ],
    ),
    restrict(
      ['server/platform/**'],
      [
        web,
        {
          // Tests may borrow what a domain's tests begin with.
          group: ['#domains/**', '../domains/**', '../../domains/**', '!../../domains/*/fixtures.ts'],
          message: 'The platform knows no domain.',
        },
      ],
    ),
    restrict(
      ['server/v0/**'],
      [
        web,
        { group: ['kysely', 'pg', 'pg-boss'], message: 'The documented calls ask operations, never the database.' },
        { group: ['#domains/**', '**/domains/**'], message: 'The documented calls know the contract, no domain.' },
      ],
    ),
    restrict(['web/app/**', 'web/*.ts'], [server]),
    restrict(
      ['web/shared/**'],
      [
        server,
        {
          group: ['#web/features/**', '#web/app/**', '**/features/**', '**/app/**'],
          message: 'It is shared below them.',
        },
      ],
    ),
    restrict(
      ['web/ui/**'],
      [
        server,
        {
          group: ['#web/features/**', '#web/app/**', '#web/shared/**', '**/features/**', '**/app/**', '**/shared/**'],
          message: 'The kit knows no feature.',
        },
        {
          group: ['#contract/*', ...kitContract.split(' ').map((name) => `!#contract/${name}.ts`)],
          message: 'The kit knows no domain: what is of one belongs to web/shared.',
        },
      ],
    ),
    restrict(['web/ui/**/*.test.{ts,tsx}'], [server]),
    ...domains.flatMap(domainRules),
    ...featureRules,
  ],
})
