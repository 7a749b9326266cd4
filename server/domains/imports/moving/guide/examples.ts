import type { MovingKind } from '#contract/moving-in.ts'
import type { MovedRecord } from '../records.ts'

/** What the templates show. */
export const exampleRows: Record<MovingKind, readonly MovedRecord[]> = {
  products: [
    {
      oldId: '12',
      code: 'BEISPIEL-NW-7',
      edition: 'network',
      version: '7',
      productName: 'Beispiel Netzwerk',
      licName: 'Beispiel Netzwerk',
      titleDe: 'Beispiel Netzwerk',
      titleEn: 'Example Network',
      unlocked: '1',
    },
  ],
  modules: [{ oldId: '101', level: '1', licName: 'WELLE', moduleName: 'Wellen und Achsen' }],
  masters: [{ product: 'BEISPIEL-NW-7', module1: 'WELLE', dependency: '0' }],
  companies: [
    {
      oldId: '7',
      customerNumber: '61001',
      name: 'Beispiel GmbH',
      companyType: 'Firma',
      street: 'Weg',
      houseNumber: '1',
      zipCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
  ],
  contacts: [
    {
      oldId: '70',
      email: 'erika.muster@firma.example',
      companyNumber: '61001',
      salutation: 'Frau',
      firstName: 'Erika',
      lastName: 'Muster',
    },
  ],
  holdings: [{ oldId: '300', company: '61001', product: 'BEISPIEL-NW-7', note: '' }],
  configurations: [{ holding: '300', module1: 'WELLE', count: '5', startDate: '01.01.2026', endDate: '31.12.2028' }],
  hosts: [
    {
      oldId: '900',
      holding: '300',
      email: 'erika.muster@firma.example',
      binding: 'mac',
      mac1: '00:1B:44:11:3A:B7',
      startDate: '01.01.2026',
      endDate: '31.12.2028',
    },
  ],
  licences: [{ oldId: '4711', host: '900' }],
}
