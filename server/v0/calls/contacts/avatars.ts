import { readAvatar, saveAvatar } from '#contract/profile.ts'
import { oneFile } from '../../read-input.ts'
import { type Call, operationCall } from '../../call.ts'
import { aboutOneself } from '../../named-person.ts'
import { someId } from '../words.ts'

const itself: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/uploadavatar',
    shown: true,
    purpose:
      'Set one’s own picture: a PNG of 200 × 200 pixels in a form. contactId is one’s own: a picture is its person’s alone.',
    operation: saveAvatar,
    words: { 'profile.avatarInvalid': 'profile not updated' },
    takes: { files: 300_000 },
    example: { query: { contactId: someId }, file: 'ich.png' },
    input: (asked) => ({ body: oneFile(asked).bytes }),
    output: () => ({ AvatarImage: 1 }),
  }),
  operationCall({
    method: 'GET',
    path: '/avatar',
    purpose: 'One’s own picture.',
    operation: readAvatar,
    answers: 'file',
    example: {},
  }),
]

export const avatarCalls: readonly Call[] = itself.map((call) => aboutOneself(call, 'contactId', 'id'))
