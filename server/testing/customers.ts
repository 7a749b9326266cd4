import { type caller, expectSuccess } from '../../bench/api.ts'
import { companyInput, hostInput } from './samples.ts'

/** A company with a network version, two seats of everything, and a licence, made through the API. */
export async function makeCustomer(call: ReturnType<typeof caller>, number: number, name: string) {
  const company = await expectSuccess(call('POST', '/companies', companyInput(number, name)))
  const { items: products } = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
  const product = products.find(({ code }: { code: string }) => code === 'WW-NW-20')
  const wish = { productId: product.id, count: 2, end: '2027-12-31' }
  const owned = await expectSuccess(call('POST', `/companies/${company.id}/products`, wish))
  const host = { ...hostInput, customerNumber: '', startDate: '2026-01-01', endDate: '2027-12-31' }
  const { id: hostId } = await expectSuccess(call('POST', `/holdings/${owned.id}/hosts`, host))
  await expectSuccess(call('POST', `/hosts/${hostId}/licences`, {}))
  return { id: owned.id as string, configurationId: owned.configuration.id as string, hostId: hostId as string }
}
