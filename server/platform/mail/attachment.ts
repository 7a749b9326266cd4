import type { Db } from '../database/database.ts'

/** A file that goes with a mail: read from the record it stands in when the mail is sent, or carried along until then. */
export type Attachment = { name: string; mediaType: string } & (
  | { record: { kind: string; id: string } }
  /** base64; gone once the mail is sent. */
  | { content: string }
)

/** Reads the bytes of records of one kind, by their id; undefined where there is none. */
export type AttachedFile = (db: Db, id: string) => Promise<Uint8Array | undefined>
