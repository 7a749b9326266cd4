import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, draw } from '#web/testing/draw.tsx'
import { RenewButton } from './renew-button.tsx'

afterEach(clear)

test.each([
  ['may change hosts', ['hosts.edit'], 1],
  ['only see them', ['hosts.list'], 0],
])('whoever %s is offered to renew or not', async (_, permissions, many) => {
  await draw(
    <p>
      Machine <RenewButton subjectIds={['0197a5d0-0000-7000-8000-00000000000a']} />
    </p>,
    { me: { permissions } },
  )
  await expect.element(page.getByText(/Machine/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Verlängern …' }).elements()).toHaveLength(many)
})
