import { machineNames } from '#contract/machine-name.ts'
import type { Move } from '#contract/moves.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { holderWords } from '#texts/holder-words.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'
import { moveMailTexts, movesTexts } from '#texts/moves.ts'
import { dayWords } from '#texts/passport-words.ts'
import { productTitle } from '#texts/product-names.ts'

/** A move's texts; the name in them is the holder's. */
function translatorOf(to: AddressedLetter, move: Move) {
  const { holder, product } = move
  return translator(moveMailTexts, to, {
    name: holder.name,
    holder: holderWords(holder),
    version: product.version,
    product: productTitle(product, to.language),
    from: machineNames(move.machinesBefore),
    to: machineNames(move.machinesAfter),
    oldSerial: move.oldSerial ?? '',
    newSerial: move.newSerial ?? '',
    bridgeSerial: move.bridgeSerial ?? '',
    day: move.bridgeEnd ? dayWords(move.bridgeEnd) : '',
  })
}

const passportOf = ({ publicUrl }: AddressedLetter, { holdingId }: Move) =>
  `${publicUrl}/products/passport/${holdingId}`

/** To the requester: the licence moved, and what to do on both machines. */
function done(to: AddressedLetter, move: Move): WrittenMail {
  const t = translatorOf(to, move)
  return letter(to, {
    subject: t('moves.mail.done.subject'),
    paragraphs: [
      t('moves.mail.done.text'),
      t('moves.mail.done.serials'),
      t(move.bridgeSerial === null ? 'moves.mail.done.noBridge' : 'moves.mail.done.bridge'),
      move.note,
    ],
    link: { text: t('moves.mail.passport'), address: passportOf(to, move) },
  })
}

/** To the requester: the move was declined, and why. */
function declined(to: AddressedLetter, move: Move): WrittenMail {
  const t = translatorOf(to, move)
  return letter(to, {
    subject: t('moves.mail.declined.subject'),
    paragraphs: [t('moves.mail.declined.text'), move.note],
    link: { text: t('moves.mail.passport'), address: passportOf(to, move) },
  })
}

/** To staff: a move waits, or a customer's licence moved. */
function toStaff(to: AddressedLetter, move: Move): WrittenMail {
  const t = translatorOf(to, move)
  const waits = move.state === 'waiting'
  const reasons = move.reasons.map((reason) => `• ${movesTexts[`moves.reason.${reason}`][to.language]}`)
  return letter(to, {
    subject: t(waits ? 'moves.mail.waiting.subject' : 'moves.mail.staffDone.subject'),
    paragraphs: [
      t(waits ? 'moves.mail.waiting.text' : 'moves.mail.staffDone.text'),
      t('moves.mail.what'),
      reasons.join('\n'),
      move.message,
    ],
    link: { text: t('moves.mail.open'), address: `${to.publicUrl}/management/moves/${move.id}` },
  })
}

const sample: Move = {
  id: '0198c0de-0000-7000-8000-000000000000',
  state: 'waiting',
  reasons: ['limit'],
  count: 1,
  holdingId: '0198c0de-0000-7000-8000-000000000001',
  hostId: '0198c0de-0000-7000-8000-000000000003',
  holder: {
    kind: 'company',
    id: '0198c0de-0000-7000-8000-000000000002',
    name: 'Müller & Söhne Antriebstechnik GmbH',
    customerNumber: '10023',
    language: 'de',
  },
  product: { titleDe: 'Wellenwerk Netzwerk', titleEn: 'Wellenwerk Network', version: 20 },
  newHostId: null,
  bindingBefore: 'mac',
  bindingAfter: 'mac',
  fileName: 'neu.id',
  own: false,
  machinesBefore: [{ name: 'SRV-CAD-01', mac: '001B44113AB7' }],
  machinesAfter: [{ name: 'SRV-CAD-02', mac: '001B44113AC1' }],
  message: 'Der alte Server wird Ende des Monats abgebaut.',
  note: '',
  askedBy: 'it@mueller-antriebe.example',
  askedAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null,
  decidedBy: '',
  doneAt: null,
  oldSerial: 100412,
  newSerial: null,
  bridgeSerial: null,
  bridgeEnd: null,
}
const moved: Move = { ...sample, state: 'done', newSerial: 100518, bridgeSerial: 100517, bridgeEnd: '2026-11-28' }

/** To the requester: the licence moved, and what to do on both machines. */
export const doneLetter: Letter<Move> = {
  template: 'moves.done',
  why: moveMailTexts['moves.mail.foot'],
  write: done,
  samples: [() => moved],
}
/** To the requester: declined, and why. */
export const declinedLetter: Letter<Move> = {
  template: 'moves.declined',
  why: moveMailTexts['moves.mail.foot'],
  write: declined,
  samples: [() => ({ ...sample, state: 'declined', note: 'Bitte rufen Sie uns kurz an.' })],
}
/** To staff: a move waits for a decision. */
export const waitingLetter: Letter<Move> = {
  template: 'moves.waiting',
  why: mailFootTexts['mailFoot.staff'],
  write: toStaff,
  samples: [() => sample],
}
/** To staff: a customer's licence moved. */
export const staffDoneLetter: Letter<Move> = {
  template: 'moves.staffDone',
  why: mailFootTexts['mailFoot.staff'],
  write: toStaff,
  samples: [() => moved],
}
