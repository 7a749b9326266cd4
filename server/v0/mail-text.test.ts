import { expect, test } from 'vitest'
import { plainText } from './mail-text.ts'

test.each([
  ['<p>Guten Tag,</p><p>anbei die<br>Unterlagen.</p>', 'Guten Tag,\n\nanbei die\nUnterlagen.'],
  ['<a href="https://werk.example/a?b=1&amp;c=2">Hier</a> lesen', 'Hier (https://werk.example/a?b=1&c=2) lesen'],
  ["<a href='https://werk.example'>https://werk.example</a>", 'https://werk.example'],
  ['<a href="javascript:alert(1)">Los</a>', 'Los'],
  ['<style>p{color:red}</style><script>x()</script><ul><li>eins</li><li>zwei</li></ul>', 'eins\nzwei'],
  ['Gr&uuml;&szlig;e &amp; &#8222;Werk&#x201c; &lt;3&nbsp;', 'Grüße & „Werk“ <3'],
  ['zwei\n  Zeilen', 'zwei Zeilen'],
])('%s becomes plain text', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('hostile HTML is read in one pass, and refused where it lies too deep', () => {
  for (const part of ['<a href="', '<a href=', '<style>', '<', '\n ', '<!--', '&#', '<a href="https://x">x'])
    expect(() => plainText(part.repeat(250_000 / part.length))).not.toThrow()
  expect(() => plainText(`${'<b>'.repeat(40_000)}${'</i>'.repeat(32_000)}`)).toThrow(
    expect.objectContaining({ code: 'request.invalid' }),
  )
})
