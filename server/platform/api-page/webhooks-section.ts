import { escapeHtml } from '../http/answers/html.ts'
import { table } from './parts.ts'
import { inlineSchemas } from './schemas.ts'
import { shapeRows } from './shape-rows.ts'
import { eventsDescribed, webhookHeaders } from './webhooks-described.ts'

/** The events of webhooks with what is sent, for the page of the API. */
export function webhooksSection(): string {
  const events = eventsDescribed(inlineSchemas).map(
    ({ name, summary, body }) =>
      `<article id="${name}"><h3><code>${name}</code></h3><p>${escapeHtml(summary)}</p>${table('', shapeRows(body))}</article>`,
  )
  const headers = Object.entries(webhookHeaders).map(
    ([name, words]) => `<li><code>${name}</code> ${escapeHtml(words.replaceAll('`', ''))}</li>`,
  )
  return `<section id="events"><h2>Events of webhooks</h2>
<p>A webhook is sent <code>POST</code> with JSON: <code>{"type", "timestamp", "data"}</code>, signed as Standard Webhooks say. Any status from 200 to 299 takes it; else it is sent again with growing pauses.</p>
<ul>${headers.join('')}</ul>${events.join('')}</section>`
}
