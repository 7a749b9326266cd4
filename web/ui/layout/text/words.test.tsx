import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { LinkedText } from './words.tsx'

test('addresses in a text are links, the sentence’s own signs are not part of them', async () => {
  const text = 'Programm: https://www.wellenwerk.example/download?os=win. Oder „https://b.example“!'
  await draw(<LinkedText>{text}</LinkedText>)
  await expect.element(page.getByRole('link', { name: 'https://b.example' })).toBeVisible()
  expect(page.getByRole('paragraph').element().textContent).toBe(text)
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.wellenwerk.example/download?os=win',
    'https://b.example',
  ])
})
