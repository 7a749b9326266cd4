// What the Windows programs of libkeywerk do with files, under Wine.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRequestResult } from '../../licence/src/host-request.ts'
import { root } from '../steps.ts'
import { outputOf, runs, useWinePrefix } from './native-programs.ts'

const vectors = join(root, 'licence', 'vectors')

/** Wine with a folder of its own; null where there is none that runs. */
export function wine(work: string): string | null {
  const found = ['/usr/lib/wine/wine64', '/usr/bin/wine64'].find((path) => existsSync(path))
  if (found === undefined) return null
  useWinePrefix(join(work, 'wine'))
  return runs([found, 'cmd', '/c', 'ver'], []) ? found : null
}

/** Each thing that must be so, with whether it is. */
export function checkWindowsFiles(
  work: string,
  folder: string,
  runner: string,
  read: (bytes: Uint8Array) => HostRequestResult,
): [what: string, good: boolean][] {
  const place = join(work, 'Prüfstände Größl 🔩')
  mkdirSync(place, { recursive: true })
  const [clock, id] = [join(place, 'Uhr.clock'), join(place, 'Anfrage für Größl.id')]
  const licence = [join(vectors, 'lic', 'network.lic'), '--keys', join(vectors, 'keys.json'), '--lang', 'de']
  const verify = (...more: string[]) => outputOf([runner, join(folder, 'keywerk-verify.exe')], [...licence, ...more])
  const own = ['--mac', '00-1B-44-11-3A-B7', '--name', 'srv-cad-01']
  const valid = verify(...own, '--at', '2026-12-01')
  const [first, second] = [0, 1].map(() => verify(...own, '--clock-state', clock, '--clock-machine', 'Größl'))
  const refused = verify('--mac', '00-1B-44-11-3A-B8', '--at', '2026-12-01')
  const wrong = verify('--colour')
  const hostid = (...args: string[]) => outputOf([runner, join(folder, 'keywerk-hostid.exe')], args)
  const facts = ['--company', 'Müller & Söhne 🔩', '--salt', 'AAECAwQFBgcICQoLDA0ODw', '--network']
  const written = hostid(...facts, '--out', id)
  const onOutput = hostid(...facts)
  const [fromFile, fromOutput] = [
    existsSync(id) ? readFileSync(id) : Buffer.alloc(0),
    Buffer.from(onOutput.output),
  ].map((bytes) => read(bytes))
  const isRight = (result: HostRequestResult | undefined): boolean =>
    result?.ok === true &&
    result.request.company === 'Müller & Söhne 🔩' &&
    result.request.traits !== null &&
    result.request.traits.hashes.some(({ kind }) => kind === 'machine') &&
    result.request.port === 28064
  return [
    ['windows, a valid licence', valid.status === 0 && valid.output === 'Gültig.\n'],
    [
      'windows, a licence for another machine',
      refused.status === 1 && refused.output.includes('gilt nicht für diesen Rechner'),
    ],
    [
      'windows, a wrong call',
      wrong.status === 2 && wrong.output === '' && wrong.complaint.includes('Unbekannte Option: --colour'),
    ],
    [
      'windows, a new clock file in a folder with umlauts',
      (first?.output.includes('wird ab jetzt festgehalten') ?? false) && existsSync(clock),
    ],
    [
      'windows, the clock file replaced',
      second !== undefined &&
        second.status !== 2 &&
        !second.output.includes('festgehalten') &&
        !second.output.includes('beschädigt'),
    ],
    ['windows, a licence request in that folder', written.status === 0 && isRight(fromFile)],
    ['windows, a licence request on the output', onOutput.status === 0 && isRight(fromOutput)],
  ]
}
