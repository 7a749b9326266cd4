import { useState } from 'react'
import { namesOtherCustomer } from '#contract/fields.ts'
import type { MoveAllowance } from '#contract/moves.ts'
import { shownHosts } from '#licence/binding.ts'
import { adviseHost } from '#licence/host-advice.ts'
import type { HostRequest } from '#licence/host-request.ts'
import { judgeMove } from '#licence/move-rules.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { movesTexts } from '#texts/moves.ts'
import { useHostUses } from '#web/shared/licences/host-advice.tsx'
import { Terms } from '#web/ui/layout/text/terms.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Machines } from './machines.tsx'
import { allowanceWords } from './move-words.ts'
import classes from './moves.module.css'
import type { Movable, MovesOf } from './moves-section.tsx'
import type { MovePlan } from './plan.ts'

interface MoveVerdictProps {
  holding: MovesOf['holding']
  host: Movable
  allowance: MoveAllowance
  plan: MovePlan
  request: HostRequest
}

/** Before and after, what is left, and whether the move is carried out at once; the server judges by the same rules. */
export function MoveVerdict({ holding, host, allowance, plan, request }: MoveVerdictProps) {
  const t = useTexts(movesTexts)
  const hosts = useTexts(hostsTexts)
  const { can } = useSession()
  const { facts, count } = plan
  const [now] = useState(() => new Date())
  const uses = useHostUses(facts, holding.id, host.id)
  const { policy, used, lastMoves } = allowance
  if (!policy) return null
  const reasons = judgeMove({
    policy,
    used,
    count,
    now,
    byStaff: can('hosts.edit'),
    lastMovedAt: lastMoves.find(({ hostId }) => hostId === host.id)?.at ?? null,
    otherBinding: facts.binding !== host.binding,
    warned: uses.some(({ what }) => what === 'mac') || adviseHost(facts).some(({ severity }) => severity === 'warning'),
    otherCustomer: namesOtherCustomer(request.customerNumber, holding.customerNumber),
  })
  return (
    <>
      <dl className={classes.change}>
        <div>
          <dt>{t('moves.before')}</dt>
          <dd>
            <Machines machines={host.machines} />
            {hosts(`hosts.binding.${host.binding}`)}
          </dd>
        </div>
        <div>
          <dt>{t('moves.after')}</dt>
          <dd>
            <Machines machines={shownHosts(facts)} />
            {hosts(`hosts.binding.${facts.binding}`)}
          </dd>
        </div>
        <div>
          <dt>{t('moves.allowance')}</dt>
          <dd>
            {t('moves.counts', { count })}. <Terms>{allowanceWords(allowance, t).join(' ')}</Terms>
          </dd>
        </div>
      </dl>
      <output className={classes.verdict}>
        <p>{t(reasons.length === 0 ? 'moves.atOnce' : 'moves.waits')}</p>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`moves.reason.${reason}`)}</li>
            ))}
          </ul>
        )}
      </output>
    </>
  )
}
