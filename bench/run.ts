// `npm run bench`: measures Keywerk on the large set, against a bare server and the machine, in one run.
// `npm run bench -- lists` runs one part alone; `npm run bench -- kill` kills servers under load and checks what is left.
// `npm run bench -- faults` does to a running installation what may happen to it, and looks what was lost (`--only disk`).
// `npm run bench -- load` asks, writes and signs in at a fixed rate (`--seconds`), then more until it is refused politely.
// `npm run bench -- enumeration` compares how long answers take for addresses with and without an account.
// `npm run bench -- manager-500` measures the configuration manager with 500 modules in a browser.
// `npm run bench -- killed-work` kills servers in the middle of imports, campaigns and signing again.
// `npm run bench -- drop` drops 10,000 licence files on a page.
// `npm run bench -- students` measures their list, statistics and the shop's notifications with 200,000 students.
// `npm run bench -- cloud` measures statistics, imports and sign-ins of the cloud with 3 million sessions (`--count`).
// `npm run bench -- answers` measures the first page and what clicks are answered with, the processor slowed four times.
// `npm run bench -- weight` sums the scripts five pages load before their first rows stand, file by file.
// `npm run bench -- lighthouse` has Lighthouse score six pages as a phone and as a desktop (`--only`); needs the registry.
// `npm run bench -- cloud-report` reads one session report of 10 million lines (`--count`).
// `npm run bench -- campaign` runs a campaign over 10,000 holdings (`--count`).
// `npm run bench -- growth` asks growing pages at two sizes and tells exponents and slow statements (`--large`: at a third; `--parallel`: also
// over 16 connections).
// `npm run bench -- v0-lists` streams whole lists of 100,000 companies beside the plainest server (`--count`).
// `npm run bench -- v0` compares documented calls with the same operations under /api.
// `npm run bench -- attacks` plays attacks on availability while one honest reader asks (`--seconds`, `--only`).
// `npm run bench -- floods` plays what one sender does within the limits as installed, with bodies made to be expensive.
// `npm run bench -- endpoints` sends each endpoint its worst accepted body and tells what it takes (`--only`).
// `--rounds` and `--seconds` change how long it takes; `--only company` measures those lists alone whose name holds it.
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import { buildWeb } from '../tools/web-build.ts'
import { benchAnswers } from './answers.ts'
import { benchAttacks, benchFloods } from './attacks.ts'
import { benchCampaign } from './campaign.ts'
import { benchEndpoints } from './endpoints.ts'
import { benchEnumeration } from './enumeration.ts'
import { benchExport } from './export.ts'
import { benchFaults } from './faults.ts'
import { benchFirstLoad } from './first-load.ts'
import { openGround } from './ground.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchKilledWork } from './killed-work.ts'
import { killOneServer, killTwoServers } from './kill-under-load.ts'
import { benchLicenceImports } from './licence-imports.ts'
import { benchLicences } from './licences.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchLoad } from './load.ts'
import { benchManager } from './five-hundred-modules.ts'
import { benchSignIns } from './sign-ins.ts'
import { benchStudents } from './students.ts'
import { benchDrop } from './ten-thousand-files.ts'
import { benchCloud } from './cloud.ts'
import { benchCloudReport } from './cloud-report.ts'
import { benchDocumentedCalls } from './v0.ts'
import { benchVerify } from './verify.ts'
import { benchWeight } from './weight.ts'
import { benchWholeLists } from './whole-lists.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: {
    rounds: text,
    seconds: text,
    seed: text,
    only: text,
    count: text,
    large: { type: 'boolean' },
    parallel: { type: 'boolean' },
  },
  allowPositionals: true,
})
const number = (name: 'rounds' | 'seconds' | 'seed' | 'count', otherwise: number) => {
  const value = Number(values[name] ?? otherwise)
  if (!(value > 0)) throw new ConfigurationError(`--${name} is "${values[name]}", but must be a number above 0.`)
  return value
}
const parts = {
  lists: benchLists,
  licences: benchLicences,
  'lic-import': benchLicenceImports,
  export: benchExport,
  signins: benchSignIns,
  page: benchFirstLoad,
  students: benchStudents,
}

// Interrupted, it still exits, so that the servers it started are ended with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

try {
  const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
  const known = [
    ...Object.keys(parts),
    'kill',
    'faults',
    'load',
    'enumeration',
    'verify',
    'manager-500',
    'answers',
    'weight',
    'lighthouse',
    'campaign',
    'cloud',
    'cloud-report',
    'killed-work',
    'drop',
    'v0',
    'v0-lists',
    'attacks',
    'floods',
    'endpoints',
    'growth',
  ]
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new ConfigurationError(`There is no part "${unknown}", but ${known.join(', ')}.`)
  const machine = `${cpus().length} cores, ${Math.ceil(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}`)
  if (wanted.includes('kill')) await kill()
  if (wanted.includes('faults') && !(await benchFaults(faultsWanted()))) process.exitCode = 1
  if (wanted.includes('load') && !(await benchLoad(number('seconds', 1800)))) process.exitCode = 1
  if (wanted.includes('killed-work')) await benchKilledWork()
  if (wanted.includes('drop')) await benchDrop()
  if (wanted.includes('growth'))
    await benchGrowth({ ...effort(), large: values.large ?? false, parallel: values.parallel ?? false })
  if (wanted.includes('campaign')) await benchCampaign(number('count', 10_000))
  if (wanted.includes('cloud')) await benchCloud(number('count', 3_000_000), effort())
  if (wanted.includes('cloud-report')) await benchCloudReport(number('count', 10_000_000))
  if (wanted.includes('enumeration') && !(await benchEnumeration())) process.exitCode = 1
  if (positionals.length === 0 || wanted.includes('verify')) await benchVerify(effort())
  if (wanted.includes('v0')) await benchDocumentedCalls(effort())
  if (wanted.includes('v0-lists')) await benchWholeLists(number('count', 100_000), effort())
  if (wanted.includes('attacks')) await benchAttacks(number('seconds', 8), values.only ?? '')
  if (wanted.includes('floods')) await benchFloods(number('seconds', 8), values.only ?? '')
  if (wanted.includes('endpoints')) await benchEndpoints(values.only ?? '')
  if (wanted.includes('manager-500')) await benchManager()
  if (wanted.includes('weight')) await benchWeight()
  if (wanted.includes('lighthouse')) await benchLighthouse({ only: values.only ?? '' })
  if (wanted.includes('answers')) await benchAnswers(number('rounds', 5))
  if (wanted.some((name) => name in parts)) await measureParts(wanted)
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  // At once: what was started beside a server that could not start would keep this process alive.
  process.exit(1)
}

function faultsWanted() {
  return { only: values.only ?? '', seconds: number('seconds', 20), seed: number('seed', 20_261_122) }
}

function effort() {
  return { rounds: number('rounds', 5), seconds: number('seconds', 2), only: values.only ?? '' }
}

async function measureParts(wanted: string[]): Promise<void> {
  if (wanted.includes('page')) await buildWeb()
  const ground = await openGround()
  try {
    for (const [name, bench] of Object.entries(parts)) if (wanted.includes(name)) await bench(ground, effort())
  } finally {
    await ground.stop()
  }
}

async function kill(): Promise<void> {
  const rounds = number('rounds', 100)
  const seed = number('seed', 20_261_121)
  const one = await killOneServer(rounds, seed)
  const two = await killTwoServers(Math.ceil(rounds / 10), seed)
  if (!one || !two) process.exitCode = 1
}
