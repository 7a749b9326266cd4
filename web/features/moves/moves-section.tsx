import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import type { PassportHost } from '#contract/passports.ts'
import { askForMove, listHoldingMoves, readMoveAllowance } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { IconSwap } from '#web/ui/layout/icons.tsx'
import { Menu, MenuItem } from '#web/ui/menu/menu.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Terms } from '#web/ui/layout/terms.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { allowanceWords, shortWords } from './move-words.ts'
import { Machines } from './machines.tsx'
import { MoveHistory } from './move-history.tsx'
import classes from './moves.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

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

/** Moves of one holding: what is left, the machines that may move, and what has moved. */
export function MovesSection({ holding, hosts }: MovesOf) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const { id, disabled } = holding
  const allowance = useRead(readMoveAllowance, { params: { id } })
  const moves = useRead(listHoldingMoves, { params: { id } })
  const [moving, setMoving] = useState<Movable | null>(null)
  const { data } = allowance
  if (!data || (!data.policy && moves.data?.items.length === 0)) return null
  const waiting = new Set(moves.data?.items.filter(({ state }) => state === 'waiting').map(({ hostId }) => hostId))
  const movable = disabled || !data.policy || !can(askForMove.access) ? [] : hosts.filter(mayMove)
  return (
    <Section title={t('moves.section')}>
      {data.policy && (
        <Hint mb={8}>
          <Terms>{allowanceWords(data, t).join(' ')}</Terms>
        </Hint>
      )}
      {data.policy && movable.length === 0 && <Hint mb={8}>{t('moves.sectionNone')}</Hint>}
      <PlainList className={classes.machines} gap="0.5rem">
        {movable.map((host) => (
          <li key={host.id}>
            <span>
              <Machines machines={host.machines} />
            </span>
            {!waiting.has(host.id) && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconSwap />}
                aria-label={t('moves.moveOf', { name: shortWords(host.machines) })}
                onClick={() => setMoving(host)}
              >
                {t(host.binding === 'triade' ? 'moves.swap' : 'moves.move')}
              </Button>
            )}
          </li>
        ))}
      </PlainList>
      <MoveHistory moves={moves.data?.items} error={moves.error} retry={moves.refetch} />
      {moving && (
        <LazyBoundary>
          <MoveDialog holding={holding} host={moving} allowance={data} onClose={() => setMoving(null)} />
        </LazyBoundary>
      )}
    </Section>
  )
}

/** At the head of a product: moves its licence, of several the one chosen. */
export function MoveButton({ holding, hosts }: MovesOf) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const params = { id: holding.id }
  const { data } = useRead(readMoveAllowance, { params })
  const moves = useRead(listHoldingMoves, { params })
  const [moving, setMoving] = useState<Movable | null>(null)
  const waiting = new Set(moves.data?.items.filter(({ state }) => state === 'waiting').map(({ hostId }) => hostId))
  const movable = hosts.filter((host) => mayMove(host) && !waiting.has(host.id))
  const [only] = movable
  if (!data?.policy || holding.disabled || !can(askForMove.access) || !only) return null
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

const mayMove = ({ licence, disabled, movedTo, binding }: Movable): boolean =>
  licence !== null && !disabled && movedTo === null && binding !== 'unbound'
