import { expect, test } from 'vitest'
import { foldCase, ownerOf } from './names.ts'

test.each([
  ['Case@Werk.example', 'case@werk.example'],
  [' \n  ada@werk.example\t', 'ada@werk.example'],
  ['P1aB/x+=', 'P1aB/x+='],
  ['{6F9619FF-8B86-D011-B42D-00CF4FC964FF}', '6f9619ff-8b86-d011-b42d-00cf4fc964ff'],
  ['WERK\\Ada', 'werk\\ada'],
  ['CN=Ada Berg,O=Werk', 'CN=Ada Berg,O=Werk'],
])('%j is compared as %j', (name, as) => expect(foldCase(name)).toBe(as))

const ada = { subject: 'ada@werk.example', objectId: 'o-ada' }
const bea = { subject: 'bea@werk.example' }

test.each<[string, Parameters<typeof ownerOf>[0], object | undefined]>([
  ['the name alone, of one linked without others', { subject: 'bea@werk.example' }, bea],
  ['a lasting attribute that appears', { subject: 'bea@werk.example', objectId: 'o-bea' }, bea],
  ['a lasting attribute that vanishes', { subject: 'ada@werk.example' }, ada],
  ['another name after a marriage, the object stays', { subject: 'ada.neu@werk.example', objectId: 'o-ada' }, ada],
  ['a name that was given to another person', { subject: 'ada@werk.example', objectId: 'o-new' }, undefined],
  ['her object, under a name somebody else was linked by', { subject: 'bea@werk.example', objectId: 'o-ada' }, ada],
  ['nothing in common', { pairwiseId: 'x@werk.example' }, undefined],
])('%s', (_, said, owner) => expect(ownerOf(said, [ada, bea])).toBe(owner))

test('a stored name in other letters is the same one', () => {
  const stored = { subject: 'Case@Werk.example' }
  expect(ownerOf({ subject: 'case@werk.example' }, [stored])).toBe(stored)
})
