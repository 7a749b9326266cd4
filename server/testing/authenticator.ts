import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

interface Options {
  options: { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }
}
/** What the test has the authenticator say instead of the truth. */
interface Forgery {
  origin?: string
  rpId?: string
  type?: string
  /** Without the user's finger or PIN. */
  unverified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()
const encode = (value: Buffer | string) => Buffer.from(value).toString('base64url')

/** An authenticator in software: one ES256 passkey, attestation "none" (WebAuthn Level 3, sections 6.1 and 8.7). */
export class Authenticator {
  readonly id = randomBytes(32)
  counter = 0
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject
  private userHandle = ''

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = pair.publicKey
  }

  /** Answers creation options. */
  create({ options }: Options, forgery: Forgery = {}) {
    this.userHandle = options.user!.id
    const clientDataJSON = this.client('webauthn.create', options, forgery)
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.coseKey()])
    const authData = Buffer.concat([this.authData(forgery.rpId ?? options.rp!.id, 0x40, forgery), credential])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      byteString(authData),
    ])
    const response = {
      clientDataJSON: encode(clientDataJSON),
      attestationObject: encode(attestationObject),
      transports: ['internal'],
    }
    return { id: encode(this.id), rawId: encode(this.id), type: 'public-key' as const, response }
  }

  /** Answers request options. */
  get({ options }: Options, forgery: Forgery = {}) {
    this.counter++
    const clientDataJSON = this.client('webauthn.get', options, forgery)
    const authenticatorData = this.authData(forgery.rpId ?? options.rpId!, 0, forgery)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.privateKey)
    const response = {
      clientDataJSON: encode(clientDataJSON),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      userHandle: forgery.userHandle ?? this.userHandle,
    }
    return { id: encode(this.id), rawId: encode(this.id), type: 'public-key' as const, response }
  }

  private client(type: string, { challenge }: Options['options'], forgery: Forgery): string {
    return JSON.stringify({
      type: forgery.type ?? type,
      challenge: forgery.challenge ?? challenge,
      origin: forgery.origin ?? 'http://localhost:8080',
      crossOrigin: false,
    })
  }

  private authData(rpId: string, flags: number, forgery: Forgery): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(forgery.counter ?? this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (forgery.unverified ? 0 : 0x04)]), counter])
  }

  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' })
    const part = (value: string | undefined) => byteString(Buffer.from(value!, 'base64url'))
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      part(x),
      Buffer.from([0x22]),
      part(y),
    ])
  }
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
const byteString = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59]), uint16(value.length), value])
const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
