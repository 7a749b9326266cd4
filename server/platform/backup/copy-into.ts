import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Table } from './tables.ts'

/** Rows on their way into a table. */
export interface Copy {
  write(chunk: Buffer): Promise<void>
  end(): Promise<void>
}

/** Begins to put rows into a table. What the database says against them it may say at any time; the next `write` or `end` throws it. */
export function copyInto(client: ClientBase, { name, columns }: Table): Copy {
  const into = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`))
  let refusal: Error | null = null
  into.on('error', (error) => (refusal ??= error))
  const requireOpen = () => {
    if (refusal) throw refusal
  }
  return {
    async write(chunk) {
      requireOpen()
      if (!into.write(chunk)) await once(into, 'drain')
    },
    async end() {
      requireOpen()
      into.end()
      await finished(into)
    },
  }
}
