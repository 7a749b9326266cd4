import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { ConfigurationError } from '#platform/installation/configuration.ts'

/**
 * A sealed file: `KEYWERK BACKUP 1\n`, 16 bytes of salt, then parts of a 4-byte length and as many bytes of AES-256-GCM with
 * their 16-byte tag. The key is scrypt of passphrase and salt (RFC 7914); part n has nonce n, and whether it is the last is
 * authenticated, so that neither order nor end can be changed.
 */
export const magic = Buffer.from('KEYWERK BACKUP 1\n')
const saltLength = 16
const tagLength = 16
const partLength = 1 << 20
const work = { N: 1 << 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, work)

function nonceOf(part: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(part), 4)
  return nonce
}
const lastMark = (isLast: boolean): Buffer => Buffer.from([isLast ? 1 : 0])

/** Seals what is written to it. */
export function sealStream(passphrase: string): Transform {
  const salt = randomBytes(saltLength)
  const key = keyOf(passphrase, salt)
  let waiting = Buffer.alloc(0)
  let part = 0
  const seal = (stream: Transform, bytes: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(part++)).setAAD(lastMark(isLast))
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(sealed.length)
    stream.push(Buffer.concat([length, sealed]))
  }
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(Buffer.concat([magic, salt]))
      begun = true
      waiting = Buffer.concat([waiting, chunk])
      for (; waiting.length > partLength; waiting = waiting.subarray(partLength))
        seal(this, waiting.subarray(0, partLength), false)
      done()
    },
    flush(done) {
      if (!begun) this.push(Buffer.concat([magic, salt]))
      seal(this, waiting, true)
      done()
    },
  })
}

const notOurs = () => new ConfigurationError('The file is no backup of Keywerk.')
const wrong = () =>
  new ConfigurationError(
    'The backup cannot be read: the passphrase is another one, or the file was damaged or cut off.',
  )

/** Opens what `sealStream` sealed. Fails with ConfigurationError for other files, another passphrase, and every change. */
export function openStream(passphrase: string): Transform {
  let waiting = Buffer.alloc(0)
  let key: Buffer | null = null
  let part = 0
  let ended = false
  const open = (stream: Transform, opened: Buffer, sealed: Buffer, isLast: boolean) => {
    const decipher = createDecipheriv('aes-256-gcm', opened, nonceOf(part++)).setAAD(lastMark(isLast))
    decipher.setAuthTag(sealed.subarray(-tagLength))
    stream.push(Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]))
  }
  // A part is opened once it is known whether another one follows.
  const look = (stream: Transform, isEnd: boolean) => {
    if (key === null && waiting.length >= magic.length + saltLength) {
      if (!waiting.subarray(0, magic.length).equals(magic)) throw notOurs()
      key = keyOf(passphrase, waiting.subarray(magic.length, magic.length + saltLength))
      waiting = waiting.subarray(magic.length + saltLength)
    }
    if (key === null) {
      if (isEnd) throw notOurs()
      return
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE()
      if (length < tagLength || length > partLength + tagLength) throw wrong()
      if (waiting.length < 4 + length || (waiting.length === 4 + length && !isEnd)) break
      const isLast = waiting.length === 4 + length
      open(stream, key, waiting.subarray(4, 4 + length), isLast)
      ended = isLast
      waiting = waiting.subarray(4 + length)
    }
    if (isEnd && !ended) throw wrong()
  }
  const looking = (stream: Transform, isEnd: boolean, done: TransformCallback) => {
    try {
      look(stream, isEnd)
      done()
    } catch (error) {
      done(error instanceof ConfigurationError ? error : wrong())
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk])
      looking(this, false, done)
    },
    flush(done) {
      looking(this, true, done)
    },
  })
}
