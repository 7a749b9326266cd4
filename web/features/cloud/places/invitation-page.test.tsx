import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { CloudInvitationPage } from './invitation-page.tsx'

const accept = page.getByRole('button', { name: 'Einladung annehmen' })
const again = page.getByRole('button', { name: 'Noch einmal öffnen' })
const opened = (reason: 'full' | 'off' | null) =>
  answers(openCloudInvitation, {
    active: reason === null,
    email: 'ute@kunde.example',
    noAccess: reason && { reason, day: null },
    setPassword: null,
  })
const drawPage = () =>
  draw(<CloudInvitationPage />, { route: '/cloudinvitation', at: `/cloudinvitation?token=${'a'.repeat(43)}` })

afterEach(clear)

test('where all places are taken the invitation is opened once more, until one is free', async () => {
  const server = serverOf(opened('full'))
  await drawPage()
  await accept.click()
  await expect.element(page.getByText(/Zurzeit sind alle Plätze Ihrer Firma vergeben/)).toBeVisible()
  server.now(opened(null))
  await again.click()
  await expect.element(page.getByRole('link', { name: 'Zur Cloud-Anmeldung' })).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('access that was switched off meanwhile is not asked for once more', async () => {
  serverOf(opened('off'))
  await drawPage()
  await accept.click()
  await expect.element(page.getByText(/wurde inzwischen ausgeschaltet/)).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})
