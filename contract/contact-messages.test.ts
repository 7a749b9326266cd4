import { expect, test } from 'vitest'
import { sendContactMessage } from './contact-messages.ts'

test('an attachment has up to 350,000 characters of base64', () => {
  const accepts = (characters: number) =>
    sendContactMessage.body.safeParse({
      subject: 'Angebot',
      text: 'Anbei.',
      attachments: [{ name: 'angebot.pdf', content: 'A'.repeat(characters) }],
    }).success
  expect([accepts(350_000), accepts(350_001)]).toEqual([true, false])
})
