import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readTraitBinding, rereadHost } from '#contract/hosts.ts'
import type { TraitReading } from '#contract/traits.ts'
import type { TraitHash } from '#licence/traits/recorded-traits.ts'
import { proposedTraitPolicies } from '#licence/traits/trait-policy.ts'
import { RereadDialog } from '#web/shared/licences/reread-dialog.tsx'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { TraitFields } from './trait-fields.tsx'

const id = '0197a5d0-0000-7000-8000-00000000000a'
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const binding = { policies: proposedTraitPolicies, salt, readings: [] }
const hash = (letter: string) => `${letter.repeat(42)}A`
const traits = (letters: Partial<Record<TraitHash['kind'], string>>) => ({
  salt,
  profile: 'physical' as const,
  hashes: (Object.entries(letters) as [TraitHash['kind'], string][]).map(([kind, letter]) => ({
    kind,
    hash: hash(letter),
  })),
})
const saved = traits({ smbios: 'a', machine: 'b', disk: 'c', mac: 'd' })

test('without traits the whole command is shown; with them, what is known', async () => {
  serverOf(answers(readTraitBinding, binding))
  await draw(<TraitFields holdingId={id} saved={null} traits={null} />)
  await expect.element(page.getByText(new RegExp(`keywerk-hostid --salt ${salt}`))).toBeVisible()
  await expect.element(page.getByText(/noch keine Merkmale bekannt/)).toBeVisible()
})

test('a new reading says of each trait what became of it, and what the policy makes of that', async () => {
  serverOf(answers(readTraitBinding, binding))
  const read = traits({ smbios: 'a', machine: 'b', disk: 'x', mac: 'd', name: 'n' })
  await draw(<TraitFields holdingId={id} saved={saved} traits={read} />)
  await expect
    .element(page.getByText(/3 Merkmale stimmen überein, nötig sind 3: Es ist derselbe Rechner/))
    .toBeVisible()
  await expect.element(page.getByText('Systemplatte: geändert')).toBeVisible()
  await expect.element(page.getByText('Rechnername: nie gelesen')).toBeVisible()
})

test('too few traits: it is another machine', async () => {
  serverOf(answers(readTraitBinding, binding))
  await draw(<TraitFields holdingId={id} saved={saved} traits={traits({ smbios: 'x', machine: 'b', disk: 'x' })} />)
  await expect
    .element(page.getByText(/1 Merkmal stimmt überein, nötig sind 3: Es ist ein anderer Rechner/))
    .toBeVisible()
  await expect.element(page.getByText('Netzwerkkarten: nicht lesbar')).toBeVisible()
})

test('a product without a policy shows nothing of it', async () => {
  const server = serverOf(answers(readTraitBinding, { ...binding, policies: null }))
  await draw(<TraitFields holdingId={id} saved={null} traits={null} />)
  await expect.poll(() => server.asked).toHaveLength(1)
  expect(page.getByText(/keywerk-hostid/).elements()).toHaveLength(0)
})

test('reading a machine again sends the file, and tells the new licence', async () => {
  const reading: TraitReading = {
    at: '2026-11-29T08:00:00.000Z',
    traits: [
      { kind: 'mac', outcome: 'changed' },
      { kind: 'name', outcome: 'holds' },
    ],
    holding: 1,
    need: 1,
    fits: true,
  }
  const server = serverOf(answers(readTraitBinding, binding), answers(rereadHost, { reading, serial: 100_043 }))
  await draw(<RereadDialog holdingId={id} hostId={id} onClose={() => undefined} />)
  const input = page.getByLabelText('Neue Lizenzanfrage (.id) dieses Rechners').last()
  await input.upload(new File(['<x/>'], 'neu.id'))
  await expect.element(page.getByText(/neue Lizenz hat die Nummer 100043/)).toBeVisible()
  await expect.element(page.getByText('Netzwerkkarten: geändert')).toBeVisible()
  const sent = server.asked.find(({ operation }) => operation === 'rereadHost')
  expect(sent?.body).toEqual({ file: { name: 'neu.id', content: btoa('<x/>') } })
})
