import type { OutsideSystem, readSystem } from '#contract/system.ts'
import type { Output } from '#web/api/request.ts'
import { systemTexts } from '#texts/system.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'

/** The text of this key; the word itself where there is none. */
const textKey = (key: string) => (key in systemTexts ? (key as keyof typeof systemTexts) : null)

/** The outbox, the signer, and the systems outside: when each last answered, and when and why it last failed. */
export function Connections({
  mails,
  signer,
  outside,
}: Pick<Output<typeof readSystem>, 'mails' | 'signer' | 'outside'>) {
  const t = useTexts(systemTexts)
  const say = (key: string, otherwise: string) => {
    const known = textKey(key)
    return known ? t(known) : otherwise
  }
  const columns: Column<OutsideSystem>[] = [
    {
      key: 'system',
      text: t('connections.system'),
      value: ({ system }) => say(`connections.${system}`, system),
    },
    {
      key: 'succeededAt',
      text: t('connections.succeeded'),
      value: ({ succeededAt }) => formats.instant(succeededAt),
    },
    {
      key: 'failedAt',
      text: t('connections.failed'),
      render: ({ failedAt, problem }) => (
        <>
          {formats.instant(failedAt)}
          <SecondText>{problem && say(`connections.${problem}`, problem)}</SecondText>
        </>
      ),
    },
  ]
  return (
    <Section title={t('connections.title')}>
      <Facts
        layout="columns"
        facts={[
          [
            t('connections.mails'),
            <TextLink key="mails" to="/mails">
              {t('connections.mailsOf', { waiting: mails.waiting, failed: mails.failed })}
            </TextLink>,
          ],
          [t('connections.sentAt'), formats.instant(mails.sentAt)],
          [t('connections.signer'), t(`connections.signer.${signer}`)],
        ]}
      />
      <DataTable
        label={t('connections.title')}
        rows={outside}
        columns={columns}
        plain
        noSearch
        empty={{ text: t('connections.none') }}
      />
    </Section>
  )
}
