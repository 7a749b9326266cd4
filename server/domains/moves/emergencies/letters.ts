import type { Emergency } from '#contract/emergencies.ts'
import { machineNames } from '#contract/machine-name.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { emergencyMailTexts } from '#texts/emergencies.ts'
import { holderWords } from '#texts/holder-words.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'
import { dayWords } from '#texts/passport-words.ts'
import { productTitle } from '#texts/product-names.ts'

function translatorOf(to: AddressedLetter, emergency: Emergency) {
  const { holder, product } = emergency
  return translator(emergencyMailTexts, to, {
    name: holder.name,
    holder: holderWords(holder),
    version: product.version,
    product: productTitle(product, to.language),
    from: machineNames(emergency.machinesBefore),
    to: machineNames(emergency.machinesAfter),
    serial: emergency.serial,
    by: emergency.takenBy,
    day: dayWords(emergency.endDate),
  })
}

function toCustomer(to: AddressedLetter, emergency: Emergency): WrittenMail {
  const t = translatorOf(to, emergency)
  return letter(to, {
    subject: t('emergencies.mail.subject'),
    paragraphs: [
      t('emergencies.mail.text'),
      t('emergencies.mail.licence'),
      t('emergencies.mail.next'),
      t('emergencies.mail.wrong'),
    ],
    link: {
      text: t('emergencies.mail.passport'),
      address: `${to.publicUrl}/products/passport/${emergency.holdingId}`,
    },
  })
}

function toStaff(to: AddressedLetter, emergency: Emergency): WrittenMail {
  const t = translatorOf(to, emergency)
  const { customerNumber, name } = emergency.holder
  const search = encodeURIComponent(customerNumber || name)
  return letter(to, {
    subject: t('emergencies.mail.staff.subject'),
    paragraphs: [t('emergencies.mail.staff.text'), t('emergencies.mail.licence'), emergency.reason],
    link: {
      text: t('emergencies.mail.staff.open'),
      address: `${to.publicUrl}/management/emergencies?search=${search}`,
    },
  })
}

const sample: Emergency = {
  id: '0198c0de-0000-7000-8000-000000000010',
  state: 'running',
  holder: {
    kind: 'company',
    id: '0198c0de-0000-7000-8000-000000000002',
    name: 'Müller & Söhne Antriebstechnik GmbH',
    customerNumber: '10023',
    language: 'de',
  },
  holdingId: '0198c0de-0000-7000-8000-000000000001',
  product: { titleDe: 'Wellenwerk Netzwerk', titleEn: 'Wellenwerk Network', version: 20 },
  hostId: '0198c0de-0000-7000-8000-000000000003',
  machinesBefore: [{ name: 'SRV-CAD-01', mac: '001B44113AB7' }],
  newHostId: '0198c0de-0000-7000-8000-000000000004',
  machinesAfter: [{ name: 'SRV-CAD-02', mac: '001B44113AC1' }],
  licenceId: '0198c0de-0000-7000-8000-000000000005',
  serial: 100519,
  fileName: 'Wellenwerk_Netzwerk_20_10023_SRV-CAD-02.lic',
  endDate: '2026-11-28',
  reason: 'Das Netzteil des Servers ist durchgebrannt.',
  takenAt: '2026-11-21T02:10:00.000Z',
  takenBy: 'it@mueller-antriebe.example',
  moveId: null,
}

/** To the customer: an emergency licence was taken, how long it runs, and what to do next. */
export const takenLetter: Letter<Emergency> = {
  template: 'emergencies.taken',
  why: emergencyMailTexts['emergencies.mail.foot'],
  write: toCustomer,
  samples: [() => sample],
}
/** To staff: a customer took an emergency licence. */
export const staffLetter: Letter<Emergency> = {
  template: 'emergencies.staffTaken',
  why: mailFootTexts['mailFoot.staff'],
  write: toStaff,
  samples: [() => sample],
}
