import type { Database } from '#platform/database/database.ts'
import { type Call, expectSuccess } from './api.ts'
import { companyInput } from '../server/testing/samples.ts'

const firstNumber = 9_500_000_000

/** Companies with a product and a host ID each, made through the API; the ids of the hosts. */
export async function makeHosts(call: Call, count: number): Promise<string[]> {
  const hosts: string[] = []
  for (let index = 0; index < count; index++) {
    const company = await expectSuccess(
      call('POST', '/companies', companyInput(firstNumber + index, `Messreihe ${index} Lizenzen GmbH`)),
    )
    const { items } = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
    const product = items.filter(
      (one: { kind: string; hasMaster: boolean }) => one.kind === 'single' && one.hasMaster,
    )[0]
    const source = { productId: product.id, count: 5, end: 'unlimited', description: 'Messreihe' }
    const holding = await expectSuccess(call('POST', `/companies/${company.id}/products`, source))
    const host = await expectSuccess(call('POST', `/holdings/${holding.id}/hosts`, hostOf(index, product.version)))
    hosts.push(host.id)
  }
  return hosts
}

/** Takes away what makeHosts and issuing for its hosts left. */
export async function removeHosts({ pool }: Database): Promise<void> {
  const made = `SELECT holdings.id FROM holdings JOIN companies ON companies.id = holdings.company_id
    WHERE companies.customer_number ~ '^95[0-9]{8}$'`
  for (const table of ['licences', 'hosts']) await pool.query(`DELETE FROM ${table} WHERE holding_id IN (${made})`)
  await pool.query(`UPDATE holdings SET configuration_id = NULL WHERE id IN (${made})`)
  await pool.query("DELETE FROM companies WHERE customer_number ~ '^95[0-9]{8}$'")
}

function hostOf(index: number, version: number) {
  const none = { name: null, mac: null }
  const mac = `001B21${index.toString(16).toUpperCase().padStart(6, '0')}`
  return {
    email: `lizenz@messreihe-${index}.example`,
    version,
    unlimited: true,
    startDate: '2026-01-01',
    endDate: null,
    companyNameShort: 'Messreihe',
    firstName: '',
    lastName: '',
    comment: '',
    customerNumber: '',
    terminalServer: false,
    virtualServer: false,
    binding: 'mac',
    port: 28064,
    hosts: [{ name: `WS-${index}`, mac }, none, none],
  }
}
