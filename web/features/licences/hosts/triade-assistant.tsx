import type { HostInput } from '#contract/hosts.ts'
import { describePair, reorderServers, serverName, triadePairs } from '#licence/triade.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { IconChevronDown } from '#web/ui/layout/frame-icons.tsx'
import { IconChevronUp } from '#web/ui/layout/icons.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { machineName } from '#contract/machine-name.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../licences.module.css'
import styles from './triade.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

const roles = ['master', 'second', 'third'] as const

/** The three servers in their order, and which two of them suffice. */
export function TriadeAssistant({ entry }: { entry: Entry<HostInput> }) {
  const t = useTexts(hostsTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const { hosts, port } = entry.values
  const move = (from: number, to: number) => entry.set({ hosts: reorderServers(hosts, from, to) as HostInput['hosts'] })
  return (
    <section className={styles.triade} aria-label={t('hosts.triade.title')}>
      <h3 className={classes.heading}>{t('hosts.triade.order')}</h3>
      <ol className={styles.servers}>
        {hosts.map((host, index) => {
          const name = serverName(hosts, index + 1, language)
          const words = machineName(host)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a server is its place
            <li key={index}>
              <span>
                <strong>{name}</strong> <span className={styles.dimmed}>{t(`hosts.triade.${roles[index]!}`)}</span>
                <small>{words && `${words} · ${t('hosts.port')} ${port}`}</small>
              </span>
              <span className={styles.arrows}>
                <RowButton
                  text={t('hosts.triade.up', { name })}
                  icon={<IconChevronUp />}
                  reason={index === 0 && why('reason.isFirst')}
                  onClick={() => move(index, index - 1)}
                />
                <RowButton
                  text={t('hosts.triade.down', { name })}
                  icon={<IconChevronDown />}
                  reason={index === 2 && why('reason.isLast')}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <h3 className={classes.heading}>{t('hosts.triade.title')}</h3>
      <Hint mb={8}>{t('hosts.triade.hint')}</Hint>
      <ul className={styles.pairList}>
        {triadePairs.map((pair) => (
          <li key={pair.down}>{describePair(pair, hosts, language)}</li>
        ))}
      </ul>
    </section>
  )
}
