import { Badge, Button } from '@mantine/core'
import { lazy, useState } from 'react'
import {
  listSigningKeys,
  retireSigningKey,
  revokeSigningKey,
  rotateSigningKey,
  type SigningKey,
} from '#contract/keys.ts'
import { keysTexts } from '#texts/keys.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconEdit, IconLock, IconRefresh } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Resignings } from './resignings.tsx'
import classes from './keys.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

const ResignDialog = lazy(async () => ({ default: (await import('./resign-dialog.tsx')).ResignDialog }))
const colours = { active: 'green', replaced: 'yellow', retired: 'gray', revoked: 'red' } as const

/** The keys licences are signed with: which one signs, which licences hang on which, and changing that. */
export function KeysPage() {
  const t = useTexts(keysTexts)
  const { language } = useLanguage()
  const keys = useRead(listSigningKeys)
  const [resigning, setResigning] = useState<SigningKey | null>(null)
  const actions = useKeyActions()
  const number = (n: number) => formats.number(n, language)
  const columns: Column<SigningKey>[] = [
    {
      key: 'id',
      text: t('keys.key'),
      render: ({ id, held }) => (
        <>
          <span className={classes.key}>{id}</span>
          {!held && <span className={classes.foreign}>{t('keys.notHeld')}</span>}
        </>
      ),
    },
    {
      key: 'period',
      text: t('keys.period'),
      value: ({ createdAt, replacedAt }) =>
        replacedAt
          ? t('keys.fromTo', { from: formats.date(createdAt), to: formats.date(replacedAt) })
          : t('keys.from', { from: formats.date(createdAt) }),
    },
    {
      key: 'status',
      text: t('keys.status'),
      value: ({ status }) => t(`keys.status.${status}`),
      render: ({ status }) => (
        <Badge color={colours[status]} className={classes.badge ?? ''}>
          {t(`keys.status.${status}`)}
        </Badge>
      ),
    },
    { key: 'signed', text: t('keys.signed'), align: 'right', value: ({ signed }) => number(signed) },
    { key: 'live', text: t('keys.live'), align: 'right', value: ({ live }) => number(live) },
    { key: 'holders', text: t('keys.holders'), align: 'right', value: ({ holders }) => number(holders) },
  ]
  const rowActions = (row: SigningKey) => <KeyActions signingKey={row} actions={actions} onResign={setResigning} />
  return (
    <Page
      title={t('keys.title')}
      context={t('keys.context')}
      action={
        <Button leftSection={<IconRefresh />} loading={actions.rotating} onClick={() => actions.rotate()}>
          {t('keys.rotate')}
        </Button>
      }
    >
      <DataTable
        label={t('keys.title')}
        read={keys}
        columns={columns}
        plain
        noSearch
        empty={{ text: t('keys.none') }}
        actions={rowActions}
      />
      <Hint maw="46rem" mt={8}>
        {t('keys.explain')}
      </Hint>
      <Resignings />
      {resigning && (
        <LazyBoundary>
          <ResignDialog signingKey={resigning} onClose={() => setResigning(null)} />
        </LazyBoundary>
      )}
    </Page>
  )
}

interface KeyActionsProps {
  signingKey: SigningKey
  actions: ReturnType<typeof useKeyActions>
  onResign: (key: SigningKey) => void
}

function KeyActions({ signingKey, actions, onResign }: KeyActionsProps) {
  const t = useTexts(keysTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const { id: key, status, live } = signingKey
  const used = live > 0 && why('reason.keyUsed', { count: formats.number(live, language) })
  if (status === 'active' || status === 'revoked') return null
  return (
    <RowActions name={key}>
      {status === 'replaced' && (
        <RowButton
          text={t('keys.resignOf', { key })}
          letter="s"
          icon={<IconEdit />}
          reason={live === 0 && why('reason.keyUnused')}
          onClick={() => onResign(signingKey)}
        />
      )}
      {status === 'replaced' && (
        <RowButton
          text={t('keys.retireOf', { key })}
          letter="r"
          icon={<IconLock />}
          reason={used}
          onClick={() => actions.retire(key)}
        />
      )}
      <RemoveButton text={t('keys.revokeOf', { key })} reason={used} onClick={() => actions.revoke(key)} />
    </RowActions>
  )
}

function useKeyActions() {
  const t = useTexts(keysTexts)
  const rotation = useConfirmed(rotateSigningKey, () => ({
    input: {},
    title: t('keys.rotate'),
    question: t('keys.rotateQuestion'),
    done: ({ id }) => notify.success(t('keys.rotated', { key: id })),
  }))
  const retirement = useConfirmed(retireSigningKey, (id: string) => ({
    input: { params: { id } },
    title: t('keys.retireOf', { key: id }),
    question: t('keys.retireQuestion', { key: id }),
    confirmLabel: t('keys.retire'),
    danger: true,
    done: () => notify.success(t('keys.retired', { key: id })),
  }))
  const revocation = useConfirmed(revokeSigningKey, (id: string) => ({
    input: { params: { id } },
    title: t('keys.revokeOf', { key: id }),
    question: t('keys.revokeQuestion', { key: id }),
    confirmLabel: t('keys.revoke'),
    danger: true,
    done: () => notify.success(t('keys.revoked', { key: id })),
  }))
  return { rotate: rotation.ask, retire: retirement.ask, revoke: revocation.ask, rotating: rotation.pending }
}
