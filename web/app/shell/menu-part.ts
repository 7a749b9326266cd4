import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Nothing, Operation } from '#contract/operation.ts'
import type { Text } from '#texts/fill.ts'
import type { shellTexts } from '#texts/shell.ts'
import type { IconProps } from '../../ui/icons.tsx'

type Path = keyof RegisteredRouter['routesByPath']

/** Asked without anything, it answers how many wait. */
export type Count = Operation<Nothing, Nothing, Nothing, z.ZodType<{ open: number }>>

export interface MenuEntry<K extends string = string> {
  /** Where it stands from top to bottom: the lower, the higher. Tens leave room between two of them. */
  place: number
  /** A page of the router; who may open it is written there. */
  to: Path
  text: K
  icon: (props: IconProps) => ReactNode
  /** Where that page sends on to, where it does. */
  page?: Path
  /** The flyout it stands in; none: on the top level. */
  group?: 'first' | 'products' | 'companies' | 'students' | 'cloud' | 'access' | 'records' | 'operation'
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
  /** To those who see all companies only if their account has one of its own, or a contact that may own products. */
  staffWith?: keyof Whoever
  /** Only for people without a company: students and private users. */
  person?: boolean
  /** Answers how many wait there, shown beside the entry. */
  count?: Count
}

interface Whoever {
  companyId: string | null
  contactId: string | null
}

/** What can be begun from the finder. */
export interface Command<K extends string = string> {
  /** Where it stands among the others, as entries do. */
  place: number
  text: K
  /** A page of the router; who may open it may begin it. */
  to: Path
  search?: string
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
}

/** What a domain brings: entries of the menu, what can be begun from the finder, and what both say. */
export interface MenuPart {
  texts: Readonly<Record<string, Text>>
  entries: readonly MenuEntry[]
  commands: readonly Command[]
}

/** A part of the menu whose entries and commands say one of its own texts, or one of the frame's. */
export const menuPart = <K extends string>(
  texts: Readonly<Record<K, Text>>,
  entries: readonly MenuEntry<K | keyof typeof shellTexts>[],
  commands: readonly Command<K>[] = [],
): MenuPart => ({ texts, entries, commands })

/** Whether an entry is for this account, beyond what its page allows: none leads nowhere. */
export function isFor({ own, person, staffWith }: MenuEntry, me: Whoever | null, staff: boolean): boolean {
  if (own || person) return !staff && Boolean(me?.companyId) === Boolean(own)
  return !staff || !staffWith || Boolean(me?.[staffWith])
}

interface Placed {
  fullPath: string
  staticData: { menu?: string | readonly string[] }
}

/** The entry a page hangs at: the first that it tells itself (`told`), its own, or the first of those its route names that this account has. */
export function entryOf(
  matches: readonly Placed[],
  entries: readonly MenuEntry[],
  told: readonly string[] = [],
): MenuEntry | undefined {
  const deepest = matches.at(-1)
  const named = matches.findLast(({ staticData }) => staticData.menu !== undefined)?.staticData.menu ?? []
  const paths = [...told, deepest?.fullPath.replace(/(?<=.)\/$/, ''), ...[named].flat()]
  return paths
    .map((path) => entries.find(({ to, page }) => to === path || page === path))
    .find((entry) => entry !== undefined)
}

/** Where an entry stands: what is about companies has a flyout of its own for those who see the list of them. */
export const groupOf = ({ group }: MenuEntry, staff: boolean): MenuEntry['group'] =>
  group === 'companies' && !staff ? undefined : group
