import { Button } from '@mantine/core'
import { lazy, type ReactNode, useState } from 'react'
import type { PassportHost } from '#contract/passports.ts'
import { askForMove, listHoldingMoves, readMoveAllowance } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { IconSwap } from '#web/ui/layout/icons.tsx'
import { Menu, MenuItem } from '#web/ui/menu/menu.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { Terms } from '#web/ui/layout/text/terms.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { allowanceWords, shortWords } from './move-words.ts'
import { MoveHistory } from './move-history.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

const RereadDialog = lazy(async () => ({
  default: (await import('#web/shared/licences/reread-dialog.tsx')).RereadDialog,
}))
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

/** A machine whose licence may move; the passport's hosts are. */
export type Movable = Pick<
  PassportHost,
  'id' | 'binding' | 'machines' | 'port' | 'terminalServer' | 'virtualServer' | 'disabled' | 'movedTo'
> & { licence: object | null }

export interface MovesOf {
  holding: { id: string; disabled: boolean; customerNumber: string; product: { version: number } }
  hosts: readonly Movable[]
}

/** Moves of one holding: what is left, and what has moved. A machine is moved from its own line. */
export function MovesSection({ holding, hosts }: MovesOf) {
  const t = useTexts(movesTexts)
  const { data, moves, movable } = useMovable({ holding, hosts })
  if (!data || (!data.policy && moves.data?.items.length === 0)) return null
  return (
    <Section title={t('moves.section')}>
      {data.policy && (
        <Hint mb={8}>
          <Terms>{allowanceWords(data, t).join(' ')}</Terms>
        </Hint>
      )}
      {data.policy && <Hint mb={8}>{t(movable.length === 0 ? 'moves.sectionNone' : 'moves.sectionHow')}</Hint>}
      <MoveHistory moves={moves.data?.items} error={moves.error} retry={moves.refetch} />
    </Section>
  )
}

/** The machines of a holding this account may move now. */
function useMovable(of: MovesOf | undefined) {
  const { can } = useSession()
  const id = of?.holding.id ?? ''
  const enabled = of !== undefined && can(readMoveAllowance.access)
  const { data } = useRead(readMoveAllowance, { params: { id } }, { enabled })
  const moves = useRead(listHoldingMoves, { params: { id } }, { enabled })
  const waiting = new Set(moves.data?.items.filter(({ state }) => state === 'waiting').map(({ hostId }) => hostId))
  const may = data?.policy && of && !of.holding.disabled && can(askForMove.access)
  const movable = may ? of.hosts.filter((host) => mayMove(host) && !waiting.has(host.id)) : []
  return { data, moves, movable }
}

/** Moving as an action in the row of each machine that may move, and the dialog it opens. */
export function useMoveAction(of: MovesOf | undefined): { actionOf: (hostId: string) => ReactNode; dialog: ReactNode } {
  const t = useTexts(movesTexts)
  const { data, movable } = useMovable(of)
  const { can } = useSession()
  const [moving, setMoving] = useState<Movable | null>(null)
  const [read, setRead] = useState<string | null>(null)
  return {
    actionOf: (hostId) => {
      const host = movable.find(({ id }) => id === hostId)
      const known = of?.holding.disabled || !can(askForMove.access) ? null : of?.hosts.find(isReadable(hostId))
      return (
        <>
          {known && (
            <RowButton
              text={t('moves.rereadOf', { name: shortWords(known.machines) })}
              icon={<IconSwap />}
              onClick={() => setRead(hostId)}
            />
          )}
          {host && (
            <RowButton
              text={t(host.binding === 'triade' ? 'moves.swapOf' : 'moves.moveOf', { name: shortWords(host.machines) })}
              icon={<IconSwap />}
              onClick={() => setMoving(host)}
            />
          )}
        </>
      )
    },
    dialog: of && (
      <LazyBoundary>
        {moving && data && (
          <MoveDialog holding={of.holding} host={moving} allowance={data} onClose={() => setMoving(null)} />
        )}
        {read && <RereadDialog holdingId={of.holding.id} hostId={read} onClose={() => setRead(null)} />}
      </LazyBoundary>
    ),
  }
}

/** At the head of a product: moves its licence, of several the one chosen. */
export function MoveButton({ holding, hosts }: MovesOf) {
  const t = useTexts(movesTexts)
  const { data, movable } = useMovable({ holding, hosts })
  const [moving, setMoving] = useState<Movable | null>(null)
  const [only] = movable
  if (!data || !only) return null
  const button = { variant: 'default', leftSection: <IconSwap />, children: t('moves.move') } as const
  return (
    <>
      {movable.length === 1 ? (
        <Button {...button} onClick={() => setMoving(only)} />
      ) : (
        <Menu button={(attributes) => <Button {...button} {...attributes} />}>
          {movable.map((host) => (
            <MenuItem key={host.id} onClick={() => setMoving(host)}>
              {t('moves.moveOf', { name: shortWords(host.machines) })}
            </MenuItem>
          ))}
        </Menu>
      )}
      <LazyBoundary>
        {moving && <MoveDialog holding={holding} host={moving} allowance={data} onClose={() => setMoving(null)} />}
      </LazyBoundary>
    </>
  )
}

/** A machine that stays what it is can be read again, whether or not its licence may move. */
const isReadable =
  (hostId: string) =>
  ({ id, disabled, movedTo, binding }: Movable): boolean =>
    id === hostId && binding === 'traits' && !disabled && !movedTo

const mayMove = ({ licence, disabled, movedTo, binding }: Movable): boolean =>
  licence !== null && !disabled && movedTo === null && binding !== 'unbound'
