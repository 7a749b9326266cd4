import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { recogniseAddress } from './recognise-address.ts'

const portal = testPortal()

test.each([
  ['students of a university’s own domain', 'a@students.uni-freiburg.de', 'uni-freiburg.de', true],
  ['a newer name of a university', 'a@campus.lmu.de', 'lmu.de', true],
  ['a university of applied sciences that was renamed', 'a@st.oth-regensburg.de', 'oth-regensburg.de', true],
  ['an Austrian one', 'a@students.jku.at', 'jku.at', true],
  ['a Swiss one', 'a@students.zhaw.ch', 'zhaw.ch', true],
  ['written in capitals', 'A@ALUMNI.UNI-BONN.DE', 'uni-bonn.de', false],
  ['former ones, in German', 'a@ehemalige.fh-aachen.de', 'fh-aachen.de', false],
  ['guests, in English', 'a@guest.uni-bonn.de', 'uni-bonn.de', false],
  ['a start-up', 'a@startup.tu-dresden.de', 'tu-dresden.de', false],
  ['emeriti', 'a@emeriti.uni-hamburg.de', 'uni-hamburg.de', false],
  ['staff of a hospital', 'a@uniklinik.uni-ulm.de', 'uni-ulm.de', false],
  ['a hospital with a domain of its own', 'a@uk-erlangen.de', undefined, false],
  ['a domain that only ends alike', 'a@notum.de', undefined, false],
  ['a university’s domain in front of another', 'a@tum.de.wellenwerk.example', undefined, false],
])('%s: %s', async (_, email, domain, proves) => {
  const found = await recogniseAddress(portal.database.db, email)
  expect([found.university?.domain, found.proves]).toEqual([domain, proves])
})
