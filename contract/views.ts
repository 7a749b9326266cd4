import { z } from 'zod'
import { operation } from './operation.ts'
import { id, text } from './shapes.ts'

/** The name of the operation that answers a list. */
const listName = z.string().regex(/^[a-zA-Z]{1,60}$/, 'input.technical')
const columnName = z.string().regex(/^[a-zA-Z0-9]{1,60}$/, 'input.technical')
const hidden = z.array(columnName).max(60)
/** Search, filters and order as the address holds them. */
const viewQuery = z
  .record(columnName, z.string().max(300))
  .refine((query) => Object.keys(query).length <= 30, { error: 'input.technical' })

export const listView = z.object({
  id,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  hidden: z.array(z.string()),
  shared: z.boolean(),
  own: z.boolean(),
  /** Who made it. */
  by: z.string(),
})
export type ListView = z.infer<typeof listView>

export const listViews = operation({
  name: 'listViews',
  method: 'GET',
  path: '/list-views',
  access: 'signedIn',
  summary: 'The views of a list: one’s own, for staff also those shared with them, and the columns one does without.',
  query: z.strictObject({ list: listName }),
  /** `hidden` is null where the account never chose: then the list's own spare columns are not shown on a laptop's screen. */
  output: z.object({ items: z.array(listView), hidden: z.array(z.string()).nullable() }),
  errors: ['request.notFound'],
})

export const saveView = operation({
  name: 'saveView',
  method: 'POST',
  path: '/list-views',
  access: 'signedIn',
  summary: 'Keep a view of a list for oneself; at most fifty a list.',
  body: z.strictObject({ list: listName, name: text(60), query: viewQuery, hidden }),
  output: listView,
  errors: ['request.notFound', 'views.nameTaken', 'views.tooMany'],
})

export const shareView = operation({
  name: 'shareView',
  method: 'PUT',
  path: '/list-views/{id}/sharing',
  access: 'companies.list',
  summary: 'Share a view of one’s own with all staff, or no longer.',
  body: z.strictObject({ shared: z.boolean() }),
  errors: ['views.notFound'],
})

export const deleteView = operation({
  name: 'deleteView',
  method: 'DELETE',
  path: '/list-views/{id}',
  access: 'signedIn',
  summary: 'Delete a view of one’s own.',
  errors: ['views.notFound'],
})

export const chooseColumns = operation({
  name: 'chooseColumns',
  method: 'PUT',
  path: '/list-columns/{list}',
  access: 'signedIn',
  summary: 'Say which columns of a list one does without.',
  params: z.strictObject({ list: listName }),
  body: z.strictObject({ hidden }),
  errors: ['request.notFound'],
})
