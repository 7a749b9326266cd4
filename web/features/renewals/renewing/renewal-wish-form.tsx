import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { previewRenewal, renewLicences, type RenewalWish } from '#contract/licence-renewals.ts'
import { sendLicence } from '#contract/licences.ts'
import { renewingTexts } from '#texts/renewing.ts'
import type { Output } from '#web/api/request.ts'
import { CloseDialogButton, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { RenewalPreview } from './renewal-preview.tsx'

const terms = [1, 3, 6, 12, 24, 36]

interface RenewalWishFormProps {
  subjectIds: readonly string[]
  /** The term to begin with. */
  months: number
  onDone: (renewed: Output<typeof renewLicences>['items']) => void
}

/** For how long, with the modules or without, and what that comes to. */
export function RenewalWishForm({ subjectIds, months, onDone }: RenewalWishFormProps) {
  const t = useTexts(renewingTexts)
  const { can } = useSession()
  const field = useId()
  const mayConfigure = can('configurations.edit')
  const [term, setTerm] = useState(String(months))
  const [day, setDay] = useState<string | null>(null)
  const [modules, setModules] = useState(mayConfigure)
  const [mail, setMail] = useState(false)
  const end = term === 'unlimited' ? term : day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
  const chosen: RenewalWish['term'] | null =
    term === 'until' || term === 'unlimited'
      ? end === null
        ? null
        : { kind: 'until', end }
      : { kind: 'months', months: Number(term) }
  const wish = { subjectIds: [...subjectIds], term: chosen ?? { kind: 'months' as const, months: 12 }, modules }
  const { data, error, isFetching, refetch } = useRead(
    previewRenewal,
    { body: wish },
    { keep: true, enabled: chosen !== null },
  )
  const renew = useWrite(renewLicences, {
    done: ({ items }) => onDone(items),
    // What was shown is out of date: show what it would be now.
    failed: ({ code }) => void (code === 'renewals.changedMeanwhile' && refetch()),
  })
  const changing = data?.items.filter(({ outcome }) => outcome === 'change').length ?? 0
  const left = (data?.items.length ?? 0) - changing
  const modulesOnly = !modules && data?.items.some(({ earlier }) => earlier.length > 0)
  const why = !data
    ? ''
    : changing > 0
      ? left > 0 && t('renewing.left', { count: left })
      : t(modulesOnly ? 'renewing.modulesOnly' : 'renewing.nothing')
  return (
    <Stack gap={16}>
      <Group gap="lg" align="end">
        <NativeSelect
          label={t('renewing.term')}
          value={term}
          data-autofocus
          data={[
            ...[...new Set([...terms, months])]
              .toSorted((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('renewing.months', { count }) })),
            { value: 'until', label: t('renewing.until') },
            { value: 'unlimited', label: t('renewing.unlimited') },
          ]}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        {term === 'until' && (
          <DateField
            id={field}
            name="end"
            label={t('renewing.day')}
            value={day ?? ''}
            required
            error={undefined}
            onChange={setDay}
            onBlur={() => undefined}
          />
        )}
      </Group>
      {mayConfigure && (
        <Checkbox
          label={t('renewing.modules')}
          description={t('renewing.modulesHint')}
          checked={modules}
          onChange={(event) => setModules(event.currentTarget.checked)}
        />
      )}
      {can(sendLicence.access) && (
        <Checkbox
          label={t('renewing.mail')}
          checked={mail}
          onChange={(event) => setMail(event.currentTarget.checked)}
        />
      )}
      {error && <ErrorNotice error={error} retry={refetch} />}
      {!error && chosen !== null && <RenewalPreview items={data?.items} />}
      <DialogButtons>
        {why && <p data-reason>{why}</p>}
        <CloseDialogButton cancel />
        <Button
          loading={renew.pending}
          disabled={!data || isFetching || chosen === null || changing === 0}
          onClick={() => data && void renew.run({ body: { ...wish, revision: data.revision, mail } })}
        >
          {t('renewing.run', { count: changing })}
        </Button>
      </DialogButtons>
    </Stack>
  )
}
