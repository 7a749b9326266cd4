import { expect, test } from 'vitest'
import { parseDictionary } from './dictionary.ts'

test('rows are key;de-DE;en-US, with quotes where a text holds a semicolon', () => {
  const rows = parseDictionary(
    '\uFEFFkey;de-DE;en-US\r\nshell.menu;Menü;Menu\r\nui.save;"Sichern; fertig ""jetzt""";\r\n\r\nbroken',
  )
  expect(rows.get('shell.menu')).toEqual({ de: 'Menü', en: 'Menu' })
  expect(rows.get('ui.save')).toEqual({ de: 'Sichern; fertig "jetzt"' })
  expect(rows.has('broken')).toBe(false)
})
