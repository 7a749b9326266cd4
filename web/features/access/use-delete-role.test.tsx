import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '#contract/roles.ts'
import { clear, draw } from '#web/testing/draw.tsx'
import { useDeleteRole } from './use-delete-role.ts'

function Deleting({ role }: { role: Role }) {
  const remove = useDeleteRole()
  return (
    <button type="button" onClick={() => remove(role)}>
      Delete
    </button>
  )
}

afterEach(clear)

test.each([
  [3, /Zuerst werden der Rolle „Vertrieb“ ihre Berechtigungen entzogen \(3\)/],
  [0, /Die Rolle „Vertrieb“ hat keine Berechtigungen/],
])('before a role with %i permissions goes, that is what is asked', async (permissions, question) => {
  const role = { id: '0197a5d0-0000-7000-8000-00000000000a', name: 'Vertrieb', permissions, accounts: 0, fixed: false }
  await draw(<Deleting role={role as Role} />)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText(question)).toBeVisible()
})
