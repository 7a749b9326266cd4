import { expect, test } from 'vitest'
import { outcomeWords } from './campaign-lists.ts'

test('what the dry run said of a row is told as past once it was written', () => {
  const words = (
    outcome: Parameters<typeof outcomeWords>[0]['outcome'],
    result: Parameters<typeof outcomeWords>[0]['result'],
  ) => outcomeWords({ outcome, result })
  expect(words('change', null)).toBe('campaigns.outcome.change')
  expect(words('change', 'changed')).toBe('campaigns.outcome.changed')
  expect(words('change', 'undone')).toBe('campaigns.outcome.changed')
  expect(words('change', 'failed')).toBe('campaigns.outcome.due')
  expect(words('unchanged', null)).toBe('campaigns.outcome.unchanged')
  expect(words(null, null)).toBeNull()
})
