// How many licences the portal of the guides knows, and which keys it publishes.
const origin = 'http://localhost:8080'
const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
const body = JSON.stringify({ email: 'chefin@firma.example', password: 'Richtig-2026!' })
const session = await (await fetch(`${origin}/api/session`, { method: 'POST', headers, body })).json()
const authorization = `Bearer ${session.accessToken}`
const check = await (await fetch(`${origin}/api/ledger/check`, { headers: { ...headers, authorization } })).json()
const { keys } = await (await fetch(`${origin}/.well-known/licence-keys.json`)).json()
console.log(
  `${check.entries} licence in the ledger, ${check.reasons.length} faults; keys: ${keys.map(({ kid, status }) => `${kid} ${status ?? ''}`).join(', ')}`,
)
if (check.entries < 1 || check.reasons.length > 0) process.exit(1)
