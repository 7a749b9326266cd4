import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/wellenwerkconfiguration/overview/1', '/wellenwerkconfiguration/overview/1'],
  ['/wellenwerkconfiguration/manager/1?configuration=2', '/wellenwerkconfiguration/manager/1?configuration=2'],
  ['//evil.example/wellenwerkconfiguration/', undefined],
  ['https://evil.example/wellenwerkconfiguration/x', undefined],
  ['/\\evil.example', undefined],
  ['/wellenwerkconfiguration/../management/rolestable', undefined],
  ['/wellenwerkconfiguration/%2e%2e/companies', undefined],
  ['/wellenwerkconfiguration/ x', undefined],
  ['javascript:alert(1)', undefined],
  ['/companies', undefined],
  [undefined, undefined],
  [7, undefined],
])('%j leads to %j', (wanted, path) => {
  expect(ownPath(wanted, 'wellenwerk')).toBe(path)
})
