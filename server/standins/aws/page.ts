import type { StreamSession } from './account.ts'

const frame = (title: string, body: string) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; background: #10292c; color: #fff; padding: 1rem }
h1 { font-size: 1.4rem; margin: 0 } p { margin: 0 }
button { font: inherit; padding: .5rem 1rem; justify-self: start }
</style>
<main>${body}</main>
</html>`

/** The page a user of the embedded cloud sees while streaming. */
export const streamPage = ({ id, userId, stack }: StreamSession): string =>
  frame(
    'Sitzung läuft',
    `<h1>Ihre Sitzung läuft</h1>
<p>Das ist die eingebaute Cloud: Hier erschiene die Software von ${stack}.</p>
<p>Kennung <code>${userId}</code></p>
<form method="post" action="/stream/${id}/end"><button>Sitzung beenden</button></form>`,
  )

/** For an address that was opened before, or too late. */
export const gonePage = (): string =>
  frame('Adresse abgelaufen', '<h1>Diese Adresse gilt nicht mehr</h1><p>Bitte melden Sie sich noch einmal an.</p>')

export const endedPage = (): string => frame('Sitzung beendet', '<h1>Ihre Sitzung ist beendet</h1>')
