import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as draw, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'
import { TextField } from '../fields/fields.tsx'
import { useEntry } from './use-entry.ts'

// No page is left here, and there is no router.
vi.mock('../use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }))

const createThing = operation({
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'Create a thing.',
  body: z.object({ name: z.string().min(1), number: z.string().min(1) }),
  output: z.object({}),
  errors: [],
})

/** A form as it is drawn for the first time. */
function drawn(props: Omit<EntryFormProps<unknown>, 'entry' | 'children'>): string {
  function Form(): ReactNode {
    const entry = useEntry(createThing, { initial: { name: '', number: '' } })
    return draw(
      EntryForm<{ name: string; number: string }>,
      { entry, ...(props as object), children: null },
      draw(TextField, entry.field('number', 'Nummer')),
      draw(TextField, entry.field('name', 'Name')),
    )
  }
  const client = new QueryClient()
  return renderToStaticMarkup(
    draw(QueryClientProvider, { client }, draw(MantineProvider, { env: 'test' }, draw(Form))) as never,
  )
}

test('what is still open is named by the fields drawn with it, the first time too, whatever else holds it', () => {
  for (const held of [{}, { pending: false, valid: false }])
    expect(drawn({ held }), JSON.stringify(held)).toContain('Noch offen: Nummer, Name')
  expect(drawn({ held: { valid: false, missingFields: ['Module'] } })).toContain('Noch offen: Module')
})
