import type { VirtualDesktop } from '#contract/virtual-desktops.ts'

export const nameOf = ({ displayName, userId }: VirtualDesktop): string => displayName || userId

/** Whether it may be forgotten: WorkSpaces no longer tells of it, or never did. */
export const isRemovable = ({ goneAt, source }: VirtualDesktop): boolean => goneAt !== null || source === 'table'
