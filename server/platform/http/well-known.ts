import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../database/database.ts'
import { readTraitSalt } from '../keys/trait-salt.ts'
import type { Installation } from '../installation/installation.ts'

const securityTextDays = 180
const languages = 'de, en'

/**
 * What programs and people look for at a fixed place: published keys, the salt machines are read with, the page to change a password (W3C), and whom to tell
 * about a weakness (RFC 9116), if the vendor says.
 */
export function serveWellKnown(app: FastifyInstance, installation: Installation, reads: Db): void {
  const { settings, tokens, signing, clock } = installation
  const brief = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300')
  app.get('/.well-known/jwks.json', async (_request, reply) => brief(reply).send(await tokens.keySet()))
  app.get('/.well-known/licence-keys.json', async (_request, reply) =>
    brief(reply).send(await signing.published(reads)),
  )
  app.get('/.well-known/licence-salt.json', async (_request, reply) =>
    brief(reply).send({ salt: await readTraitSalt(reads) }),
  )
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/password', 302))
  const { SECURITY_CONTACT: contact, PUBLIC_URL: portal } = settings
  if (!contact) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    // Required by the standard; written at each request, so it never runs out.
    const expires = new Date(clock().getTime() + securityTextDays * 86_400_000).toISOString().slice(0, 19)
    const lines = [`Contact: ${contact}`, `Expires: ${expires}Z`, `Preferred-Languages: ${languages}`]
    if (portal) lines.push(`Canonical: ${portal}/.well-known/security.txt`)
    return brief(reply)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
