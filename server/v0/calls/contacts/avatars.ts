import { readAvatar, saveAvatar } from '#contract/profile.ts'
import { oneFile } from '../../asked.ts'
import { type Call, translated } from '../../call.ts'
import { someId } from '../words.ts'

export const avatarCalls: readonly Call[] = [
  translated({
    method: 'POST',
    path: '/uploadavatar',
    shown: true,
    purpose: 'Set one’s own picture: a PNG of 200 × 200 pixels in a form. contactId decides nothing.',
    operation: saveAvatar,
    words: { 'profile.avatarInvalid': 'profile not updated' },
    takes: { files: 300_000 },
    example: { query: { contactId: someId }, file: 'ich.png' },
    input: (asked) => ({ body: oneFile(asked).bytes }),
    output: () => ({ AvatarImage: 1 }),
  }),
  translated({
    method: 'GET',
    path: '/avatar',
    purpose: 'One’s own picture.',
    operation: readAvatar,
    answers: 'file',
    example: {},
  }),
]
