// Writes through two addresses for 40 seconds, going to the other where one does not answer, then reads what was
// acknowledged: node tools/outside/two-machines.mjs SETUP-TOKEN URL URL
const [token, ...urls] = process.argv.slice(2)
const account = { email: 'chefin@firma.example', password: 'Richtig-2026!' }
let authorization = ''
const ask = (url, method, path, body, key) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization, ...(key && { 'idempotency-key': key }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })

const made = await ask(urls[0], 'POST', '/setup', { token, ...account })
if (!made.ok) throw new Error(await made.text())
authorization = `Bearer ${(await (await ask(urls[0], 'POST', '/session', account)).json()).accessToken}`

const until = Date.now() + 40_000
const acknowledged = []
let [number, refused, longest, last] = [20_000, 0, 0, Date.now()]

/** One company after the other; a request without an answer is sent again with its key, to the other address. */
async function writer(first) {
  let url = first
  while (Date.now() < until) {
    const customerNumber = String(number++)
    const body = {
      customerNumber,
      name: `Firma ${customerNumber}`,
      companyTypeId: '0198c0de-0000-7000-8000-000000000002',
      street: 'Hafenstraße',
      houseNumber: '7',
      zipCode: '24103',
      city: 'Kiel',
    }
    for (const key = crypto.randomUUID(); ; ) {
      const answer = await ask(url, 'POST', '/companies', body, key).catch(() => null)
      if (answer?.ok) {
        acknowledged.push((await answer.json()).id)
        longest = Math.max(longest, Date.now() - last)
        last = Date.now()
        break
      }
      refused++
      if (answer !== null && answer.status < 500) throw new Error(await answer.text())
      if (answer === null) url = urls.find((other) => other !== url)
      await new Promise((done) => setTimeout(done, 200))
    }
    await new Promise((done) => setTimeout(done, 100))
  }
}
await Promise.all([...urls, ...urls].map(writer))
let lost = 0
for (const id of acknowledged) {
  const read = await ask(urls[1], 'GET', `/companies/${id}`)
  if (read.status === 429) await new Promise((done) => setTimeout(done, 60_000))
  if (!(read.ok || (await ask(urls[1], 'GET', `/companies/${id}`)).ok)) lost++
}
console.log(`${acknowledged.length} companies acknowledged, ${lost} of them lost; ${refused} requests sent again`)
console.log(`longest time without an acknowledged write: ${(longest / 1000).toFixed(1)} s`)
process.exit(lost === 0 ? 0 : 1)
