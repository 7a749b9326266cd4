import { z } from 'zod'

/** What a machine is known by; the order is that of licence files. */
export const traitKind = z.enum(['smbios', 'machine', 'disk', 'mac', 'name', 'domain', 'token'])
export type TraitKind = z.infer<typeof traitKind>

export const traitProfile = z.enum(['physical', 'virtual', 'container'])

/** 16 bytes in base64url. */
export const traitSalt = z.string().regex(/^[A-Za-z0-9_-]{21}[AQgw]$/, 'input.traits')

/** What a licence request recorded of a machine, as salted hashes in their order. */
export const recordedTraits = z.strictObject({
  salt: traitSalt,
  profile: traitProfile,
  hashes: z
    .array(
      z.strictObject({
        kind: traitKind,
        hash: z.string().regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/, 'input.traits'),
      }),
    )
    .min(1)
    .max(22),
})

/** So many of these kinds must hold. */
const traitPolicy = z
  .strictObject({
    need: z.number().int().min(1).max(7),
    kinds: z.array(traitKind).min(1, { error: 'input.traits' }).max(7),
  })
  .refine(({ kinds }) => new Set(kinds).size === kinds.length, { error: 'input.traits' })
  .refine(({ need, kinds }) => need <= kinds.length, { error: 'input.traits', path: ['need'] })

/** A product's policies, by sort of machine. */
export const traitPolicies = z.strictObject({ physical: traitPolicy, virtual: traitPolicy, container: traitPolicy })
export type TraitPolicies = z.infer<typeof traitPolicies>

/** What became of each trait a policy looks at, when a machine was read again. */
export const traitReading = z.object({
  at: z.iso.datetime(),
  traits: z.array(z.object({ kind: traitKind, outcome: z.enum(['holds', 'changed', 'unread', 'unrecorded']) })),
  holding: z.number().int(),
  need: z.number().int(),
  fits: z.boolean(),
})
export type TraitReading = z.infer<typeof traitReading>
