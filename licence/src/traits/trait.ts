/** What a machine is known by, apart from the name and the address a licence may be bound to. */

/**
 * Kinds of traits, in the order files list them. `smbios`: the firmware's UUID; `machine`: machine-id or MachineGuid; `disk`:
 * the system disk's serial; `mac`: the network cards of its own; `token`: a file that is mounted into a container.
 */
export const traitKinds = ['smbios', 'machine', 'disk', 'mac', 'name', 'domain', 'token'] as const
export type TraitKind = (typeof traitKinds)[number]

/** Which sort of machine it is, as far as it can tell. */
export const traitProfiles = ['physical', 'virtual', 'container'] as const
export type TraitProfile = (typeof traitProfiles)[number]

/** One value as a machine gives it; of `mac` there may be several. */
export interface ReadTrait {
  kind: TraitKind
  value: string
}
