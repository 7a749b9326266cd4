import type { Operation } from '#contract/operation.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The API as a page people can read: no script, one section per resource, every operation with who may call it. */
export function apiPage(operations: Operation[], vendor: string): string {
  const groups = Map.groupBy(operations, (operation) => operation.path.split('/')[1] ?? '')
  const sections = [...groups].map(
    ([group, list]) => `<section><h2>${escape(group)}</h2>${list.map(entry).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${escape(vendor)}</title><style>${style}</style></head><body><main><h1>${escape(vendor)} – API</h1>
<p>JSON over HTTPS. Sign in with <code>POST /api/session</code> and send the access token as <code>Authorization: Bearer …</code>.
Every write honours <code>Idempotency-Key</code>. Errors: <code>{code, message, field?, details?, requestId}</code>.
The machine-readable document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}</main></body></html>`
}

function entry(operation: Operation): string {
  const access = Array.isArray(operation.access) ? operation.access.join(', ') : String(operation.access)
  const errors =
    operation.errors.length > 0
      ? `<dt>Errors</dt><dd>${operation.errors.map((code) => `<code>${code}</code>`).join(' ')}</dd>`
      : ''
  return `<article id="${operation.name}"><h3><code>${operation.method} /api${escape(operation.path)}</code></h3><p>${escape(operation.summary)}</p>
<dl><dt>Operation</dt><dd><code>${operation.name}</code></dd><dt>Access</dt><dd><code>${escape(access)}</code></dd>${errors}</dl></article>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1f23;background:#fff}main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h2{margin-top:2.5rem;border-bottom:1px solid #c9ced4}h3{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.25rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.25rem 0}
dt{color:#4a525b}dd{margin:0;overflow-wrap:anywhere}a{color:#0b5a61}
@media(prefers-color-scheme:dark){body{background:#15181b;color:#e6e9ec}h2{border-color:#3a4148}dt{color:#aab2ba}a{color:#7fd1d8}}`
