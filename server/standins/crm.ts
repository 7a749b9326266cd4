import { createServer, type ServerResponse } from 'node:http'
import {
  crmCompanies,
  type CrmDemoCompany,
  type CrmFault,
  crmFaultNumbers,
  crmFaults,
  crmFiles,
} from '../../demo/crm.ts'
import { portOf } from '#platform/port-of.ts'

export interface CrmStandIn {
  url: string
  stop(): Promise<void>
}

/** A CRM on the loopback address that answers the documented calls from demo/crm.ts, and misbehaves when asked to. */
export async function startCrm(): Promise<CrmStandIn> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://crm')
    const fault = faultFor(url.searchParams)
    if (fault && fault !== 'slow') return misbehave(response, fault)
    if (fault === 'slow') return void setTimeout(() => answer(response, url), 3000)
    return answer(response, url)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const noCompany = { Message: 'keine Vemas-Firma gefunden (NotFound)' }
const noMatch = { Message: 'keine Übereinstimmung in Vemas (OK)' }

function answer(response: ServerResponse, { pathname, searchParams }: URL): void {
  const value = (name: string) => searchParams.get(name) ?? ''
  switch (pathname) {
    case '/vemasentityaddress': {
      const found = crmCompanies.find(({ id }) => id === value('vemasID'))
      return found ? json(response, { data: found.entity }) : json(response, noCompany, 404)
    }
    case '/vemascombosearchadressen':
      return rows(response, crmCompanies.filter((one) => matches(one, value('searchValue'))).map(listed))
    case '/vemascombokontakte':
      return rows(response, crmCompanies.find(({ id }) => id === value('vemasID'))?.contacts ?? [])
    case '/vemascombosearchdocuments':
      return rows(response, documents(value('searchValue')).slice(0, Number(value('maxResults')) || 1500))
    case '/vemasdocument':
      return file(response, crmFiles[value('dokumentID')])
    default:
      return json(response, { Message: `unbekannter Aufruf ${pathname}` }, 404)
  }
}

// The whole text, unchanged, in any field: that is why several words often find nothing.
const matches = ({ entity }: CrmDemoCompany, text: string) =>
  text !== '' &&
  [entity['Firma_1'], entity['Ort'], entity['PLZ'], entity['Kundennummer']].some((field) =>
    String(field).toLowerCase().includes(text.toLowerCase()),
  )

const listed = ({ id, entity }: CrmDemoCompany) => ({
  AccountID: Number(id),
  Ort: entity['Ort'],
  PLZ_Neu: entity['PLZ'],
  Straße: entity['Strasse'],
  Zusatzstichwort: entity['Firma_1'],
})

const documents = (text: string) =>
  crmCompanies.flatMap(({ id, documents }) =>
    (documents ?? [])
      .filter((one) => text !== '' && [id, one.Titel, one.Dateiname].some((field) => field.includes(text)))
      .map((one) => ({ ...one, AccountID: id })),
  )

function rows(response: ServerResponse, found: object[]): void {
  if (found.length === 0) return json(response, noMatch)
  return json(response, { data: { data: found.map((attributes) => ({ attributes })) } })
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function file(response: ServerResponse, content: string | undefined): void {
  if (content === undefined) return json(response, { Message: 'Dokument nicht gefunden (NotFound)' }, 404)
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content)
}

function faultFor(parameters: URLSearchParams): CrmFault | undefined {
  const [id, text] = [parameters.get('vemasID') ?? '', (parameters.get('searchValue') ?? '').toLowerCase()]
  return crmFaultNumbers[id] ?? crmFaults[text as keyof typeof crmFaults]
}

function misbehave(response: ServerResponse, fault: Exclude<CrmFault, 'slow'>): void {
  switch (fault) {
    case 'hang':
      return
    case 'broken':
      return json(response, { Message: 'Interner Fehler' }, 500)
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Wartung</h1></html>')
    case 'redirect':
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      return void response.write('{"data":', () => response.destroy())
    case 'message':
      return json(response, { Message: 'Lizenz der Schnittstelle abgelaufen' })
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      return flood(response, 200)
  }
}

const megabyte = Buffer.alloc(1024 * 1024, ' ')

function flood(response: ServerResponse, left: number): void {
  if (response.destroyed) return
  if (left === 0) return void response.end('{}')
  response.write(megabyte, () => flood(response, left - 1))
}
