import { expect, test } from 'vitest'
import { readConfiguration } from '#contract/configurations.ts'
import type { Holding } from '#contract/holdings.ts'
import { listHosts, readHost } from '#contract/hosts.ts'
import { recordTraits } from '#licence/traits/recorded-traits.ts'
import { testPortal } from '../testing/portal.ts'
import { hostInput } from '../testing/samples.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: never; Message: string }>() }
}
const update = (body: object) => v0('POST', '/updateconfigurationlicence', body)

const allOff = { IsMacAddress: -1, IsPcName: -1, IsMacAddressAndPcName: -1, Triade: -1, Unbound: -1 }
const documented = {
  Email: 'it@altprogramm.example',
  Version: 20,
  Unlimited: -1,
  StartDate: '2026-11-01T00:00:00',
  EndDate: '2027-10-31T00:00:00',
  CompanyNameShort: 'Altprogramm',
  Port: 28064,
  MacAddress1: '001B44113AB7',
  PcName1: 'SRV-CAD-01',
}
const modes = ['IsMacAddress', 'IsPcName', 'IsMacAddressAndPcName', 'Unbound'] as const
const create = ({ id }: Holding, flags: object) =>
  v0('POST', '/createconfigurationlicence', { CompanyHasProductID: id, ...documented, ...flags })
const read = async (id: string) =>
  ((await v0('GET', `/configurationlicence?hostID=${id}`)).data as Record<string, unknown>[])[0]!
const onOf = (host: Record<string, unknown>) => Object.keys(allOff).filter((mode) => host[mode] === 0)

test('a way of binding is on with 0, 1 or true and off with -1 or false, and the others with it', async () => {
  const holding = await portal.given.fullHolding()
  for (const mode of modes)
    for (const on of [0, 1, true, '0', '1', 'true']) {
      const { status, data } = await create(holding, { ...allOff, [mode]: on })
      expect([status, onOf(await read(data))], `${mode} ${on}`).toEqual([200, [mode]])
    }
  const flags = {
    IsPcName: 'false',
    Triade: false,
    Unbound: '-1',
    IsMacAddress: 0,
    TerminalServer: 0,
    VirtualServer: -1,
  }
  const { data } = await create(holding, flags)
  expect(await read(data)).toMatchObject({ IsMacAddress: 0, TerminalServer: 0, VirtualServer: -1 })
})

test.each([
  ['none is named', {}],
  ['none is on', allOff],
  ['none but nothing', { IsMacAddress: null, Unbound: '', Triade: 'NULL' }],
  ['two are on', { IsMacAddress: 0, Unbound: 0 }],
  ['two are on otherwise', { IsPcName: true, IsMacAddressAndPcName: 1 }],
  ['it is no flag', { IsMacAddress: 'on' }],
  ['it is another number', { IsMacAddress: 2 }],
  ['one beside it is no flag', { IsMacAddress: 0, Triade: 'off' }],
  ['the term is no flag', { IsMacAddress: 0, Unlimited: 'ja' }],
  ['the block is no flag', { IsMacAddress: 0, Disable: 'ja' }],
])('a host file is not created where %s', async (_, flags) => {
  const holding = await portal.given.fullHolding()
  expect((await create(holding, flags)).status).toBe(400)
  expect((await portal.ask('licenser', listHosts, { params: { id: holding.id } })).items).toEqual([])
})

test('a change keeps each flag that was not sent, and never makes a host file an unbound one by itself', async () => {
  const { id } = await portal.given.host({ binding: 'mac' })
  const kept = await update({ ID: id, Triade: false, Unbound: 'false', Comment: 'neu' })
  expect([kept.status, kept.data]).toMatchObject([200, { IsMacAddress: 0, Unbound: -1, Comment: 'neu' }])
  expect((await update({ ID: id, IsMacAddress: -1, IsPcName: 0 })).data).toMatchObject({ IsPcName: 0 })
  for (const flags of [allOff, { IsPcName: -1 }, { Unbound: 0 }, { IsMacAddress: true }, { IsPcName: 'an' }])
    expect((await update({ ID: id, ...flags })).status, JSON.stringify(flags)).toBe(400)
  expect(onOf(await read(id))).toEqual(['IsPcName'])
  expect(onOf((await update({ ID: id, ...allOff, Unbound: 0 })).data)).toEqual(['Unbound'])
})

test('a host file is blocked and freed with the change that says so, or nothing of it happens', async () => {
  const holding = await portal.given.fullHolding()
  const { id } = await portal.given.host({ holdingId: holding.id, binding: 'mac' })
  const state = async () => {
    const { Disable, Comment } = await read(id)
    return [Disable, Comment]
  }
  expect((await update({ ID: id, Disable: true, Comment: 'gesperrt' })).data).toMatchObject({ Disable: 0 })
  expect(await state()).toEqual([0, 'gesperrt'])
  expect((await update({ ID: id, Comment: 'bleibt' })).data).toMatchObject({ Disable: 0 })
  expect((await update({ ID: id, Disable: false })).data).toMatchObject({ Disable: -1 })
  // What moved elsewhere stays blocked: then the rest of the change does not stand either.
  await update({ ID: id, Disable: true })
  const to = await portal.given.host({ holdingId: holding.id, binding: 'mac' })
  await portal.query('UPDATE hosts SET moved_to = $2 WHERE id = $1', [id, to.id])
  expect((await update({ ID: id, Disable: -1, Comment: 'frei' })).status).toBe(400)
  expect(await state()).toEqual([0, 'bleibt'])
  const { data } = await create(holding, { IsMacAddress: 0, Disable: 0 })
  expect(await read(data)).toMatchObject({ Disable: 0 })
})

test('what a host file says is the same after it was read and written back, a semicolon in the name included', async () => {
  const holding = await portal.given.fullHolding()
  for (const names of [
    { companyNameShort: 'Werk; Nord', firstName: '', lastName: '' },
    { companyNameShort: 'Werk; Nord', firstName: 'Änne', lastName: 'Größl' },
    { companyNameShort: 'Werk', firstName: 'Änne', lastName: '' },
  ]) {
    const { id } = await portal.given.host({ holdingId: holding.id, ...names })
    const read = (await v0('GET', `/configurationlicence?hostID=${id}`)).data[0] as object
    expect((await update(read)).status).toBe(200)
    expect(await portal.ask('administrator', readHost, { params: { id } })).toMatchObject(names)
  }
})

test('a template without a number of seats says 9999, as everything uncounted does', async () => {
  const { product, configuration } = await portal.given.fullHolding()
  const { items, ...labels } = await portal.ask('administrator', readConfiguration, {
    params: { id: configuration!.id },
  })
  for (const item of items) if (item.count.kind === 'counted') item.count = { kind: 'uncounted' }
  const holding = await portal.given.fullHolding()
  const saved = await portal.call('administrator', 'POST', `/holdings/${holding.id}/configurations`, {
    basedOn: holding.configuration!.id,
    name: labels.name,
    description: labels.description,
    items,
  })
  expect([saved.status, saved.json.code]).toEqual([201, undefined])
  const template = { ProductID: product.id, ConfigurationID: saved.json.configuration.id, Name: 'Campus' }
  expect((await v0('POST', '/createtemplate', template)).status).toBe(200)
  const templates = (await v0('GET', `/templatesbyproductconfiguration?productID=${product.id}`)).data as object[]
  expect(templates).toContainEqual(expect.objectContaining({ Info: 'Campus', Count: 9999 }))
})

test('a host that is bound to traits shows no flag, keeps its binding through other changes, and refuses another one', async () => {
  const holding = await portal.given.holdingOf('10023')
  const { salt } = (await portal.call(null, 'GET', '/.well-known/licence-salt.json')).json
  const traits = await recordTraits(salt, 'physical', [{ kind: 'name', value: 'WS-CAD-07' }])
  const body = { ...hostInput, startDate: '2020-01-01', endDate: '2199-12-31', binding: 'traits', traits }
  const made = await portal.call('licenser', 'POST', `/holdings/${holding.id}/hosts`, body)
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json
  expect(await read(id)).toMatchObject(allOff)
  expect((await update({ ID: id, Comment: 'im Büro', ...allOff })).status).toBe(200)
  expect(await read(id)).toMatchObject({ ...allOff, Comment: 'im Büro' })
  const other = await update({ ID: id, Comment: 'umgezogen', IsMacAddress: 0 })
  expect([other.status, other.Message]).toEqual([400, expect.stringContaining('IsMacAddress: ')])
  const answer = await portal.ask('licenser', readHost, { params: { id } })
  expect(answer).toMatchObject({ binding: 'traits', traits, comment: 'im Büro' })
})
