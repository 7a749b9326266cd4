import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { hostRequestLimit } from '#contract/hosts.ts'
import { askForMove, type Move, type MoveAllowance } from '#contract/moves.ts'
import { type HostRequest, readHostRequest } from '#licence/host-request.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { movesTexts } from '#texts/moves.ts'
import { Programs } from '#web/shared/licences/programs.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextareaField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { HostAdvice } from '#web/shared/licences/host-advice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { machineWords, shortWords } from './move-words.ts'
import { MoveResult } from './move-result.tsx'
import { MoveVerdict } from './move-verdict.tsx'
import type { Movable, MovesOf } from './moves-section.tsx'
import { movePlan } from './plan.ts'
import { WrittenText } from '#web/ui/layout/text/words.tsx'

interface MoveDialogProps {
  holding: MovesOf['holding']
  host: Movable
  allowance: MoveAllowance
  onClose: () => void
}

type Values = Pick<z.output<(typeof askForMove)['body']>, 'slot' | 'binding' | 'message'> & {
  file: { name: string; content: string }
}

/** Moves a licence: the new machine's request is read here, with advice and what will become of it. */
export function MoveDialog({ holding, host, allowance, onClose }: MoveDialogProps) {
  const t = useTexts(movesTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState('')
  const [moved, setMoved] = useState<Move | null>(null)
  const [request, setRequest] = useState<HostRequest | null>(null)
  const entry = useEntry<typeof askForMove, Values>(askForMove, {
    initial: { file: { name: '', content: '' }, slot: null, message: '' },
    input: (body) => ({ params: { id: host.id }, body }),
    done: (move) => {
      if (move.state === 'done') return setMoved(move)
      notify.success(t('moves.sent.waiting'))
      onClose()
    },
    failed: (error) => {
      const { broken } = error.details as { broken?: { code: ReasonCode; detail: Record<string, string> }[] }
      setProblem([error.text(language), ...(broken ?? []).map((rule) => describeReason(rule, language))].join(' '))
      return true
    },
  })
  const take = async (file: File) => {
    setProblem('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const read = readHostRequest(bytes)
    if (!read.ok) {
      setRequest(null)
      setProblem(describeReason({ code: read.code, detail: read.field ? { field: read.field } : {} }, language))
      return
    }
    setRequest(read.request)
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    entry.set({ file: { name: file.name, content }, slot: null })
  }
  const { slot, binding } = entry.values
  const plan = request && movePlan(host, request, slot, binding)
  const asksSlot = request !== null && host.binding === 'triade' && request.hosts.length === 1
  if (moved) return <MoveResult move={moved} onClose={onClose} />
  return (
    <EntryFormDialog
      title={t('moves.dialog', { name: shortWords(host.machines) })}
      onClose={onClose}
      size="xl"
      entry={entry}
      saveLabel={t('moves.send')}
    >
      <FileDrop
        label={entry.field('file', t('moves.file')).label}
        endings={['.id', '.xml']}
        limit={hostRequestLimit}
        error={problem}
        onFile={(file) => void take(file)}
      />
      <Programs purpose="hostid" />
      {request && <output>{t('moves.fileChosen', { name: entry.values.file.name })}</output>}
      {asksSlot && (
        <Radio.Group
          label={t('moves.slot')}
          description={t('moves.slotHint')}
          value={slot === null ? null : String(slot)}
          onChange={(value) => entry.set({ slot: Number(value) })}
        >
          {host.machines.map((machine, index) => (
            <Radio
              key={machineWords(machine)}
              mt="xs"
              value={String(index + 1)}
              label={`${index + 1}. ${machineWords(machine)}`}
            />
          ))}
        </Radio.Group>
      )}
      {request && plan && typeof plan !== 'string' && (
        <>
          <HostAdvice
            facts={plan.facts}
            holdingId={holding.id}
            except={host.id}
            onTake={(next) => next !== 'unbound' && entry.set({ binding: next })}
          />
          <MoveVerdict holding={holding} host={host} allowance={allowance} plan={plan} request={request} />
        </>
      )}
      {plan && typeof plan === 'string' && plan !== 'slotMissing' && (
        <WrittenText role="alert">{t(`moves.problem.${plan}`)}</WrittenText>
      )}
      <TextareaField {...entry.field('message', t('moves.message'))} rows={3} />
    </EntryFormDialog>
  )
}
