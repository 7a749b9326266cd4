import { z } from 'zod'
import { operation } from './operation.ts'
import { instant, longText } from './shapes.ts'
import { address, metadataLength, ssoCertificate } from './sso.ts'

const idpMetadata = z.object({
  idpEntityId: z.string(),
  entryPoint: z.string(),
  certificate: z.string(),
  certificates: z.array(ssoCertificate),
  validUntil: instant.nullable(),
})
export type IdpMetadata = z.infer<typeof idpMetadata>

export const readIdpMetadata = operation({
  name: 'readIdpMetadata',
  method: 'POST',
  path: '/idp-metadata',
  access: 'cloud.sso.edit',
  summary:
    'What the metadata of a SAML provider say, pasted or at an https address of theirs: name, sign-in address, certificates that sign.',
  body: z.strictObject({ address: z.literal('').or(address), text: longText(metadataLength) }),
  output: idpMetadata,
  errors: [
    'sso.addressPrivate',
    'sso.metadataInvalid',
    'sso.metadataExpired',
    'sso.metadataAway',
    'sso.certificateInvalid',
    'sso.certificateKind',
    'server.busy',
  ],
  weight: 10,
})
