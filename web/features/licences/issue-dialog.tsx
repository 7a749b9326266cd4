import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { chooseConfiguration } from '#contract/configurations.ts'
import { readMissingEnds } from '#contract/end-requests.ts'
import type { Host } from '#contract/hosts.ts'
import { type Draft, draftLicence, issueLicence, type Licence } from '#contract/licences.ts'
import type { Language } from '#contract/shapes.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { MissingEnds } from '#web/shared/configurations/missing-ends.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { BrokenRules } from './broken-rules.tsx'
import { Difference, factsOf } from './difference.tsx'
import { LicenceDelivery } from './licence-delivery.tsx'
import { LicenceFacts } from './licence-facts.tsx'
import { LicenceModuleTable } from './licence-module-table.tsx'
import { LicenceText } from './licence-text.tsx'

interface IssueDialogProps {
  host: Host
  name: string
  /** In which the holder is written to. */
  language: Language
  /** What may come after this licence: the next machine. */
  next: ReactNode
  onClose: () => void
}

/** Shows the exact file, what is different from the last one and every broken rule; then issues, downloads or sends. */
export function IssueDialog({ host, name, language, next, onClose }: IssueDialogProps) {
  const t = useTexts(licencesTexts)
  const [licence, setLicence] = useState<Licence | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { run: prepare, error } = useWrite(draftLicence, { silent: true, done: setDraft })
  const issue = useWrite(issueLicence, {
    done: (issued) => {
      setLicence(issued)
      notify.success(t('licences.issued', { serial: issued.serial }))
    },
    // What was shown is out of date: show what it would be now.
    failed: ({ code }) => void (code === 'licences.changedMeanwhile' && prepareAnew()),
  })
  const prepareAnew = useCallback(() => void prepare({ params: { id: host.id }, body: {} }), [prepare, host.id])
  useEffect(prepareAnew, [prepareAnew])

  return (
    <Dialog
      onClose={onClose}
      title={licence ? t('licences.dialog.issued', { serial: licence.serial }) : t('licences.dialog.title', { name })}
      size="xl"
    >
      {licence ? (
        <LicenceDelivery
          licence={licence}
          machine={name}
          receiver={host.email}
          language={language}
          next={next}
          onClose={onClose}
        />
      ) : error ? (
        <ErrorNotice error={error} />
      ) : draft ? (
        <Preview
          host={host}
          draft={draft}
          pending={issue.pending}
          onEndsSet={prepareAnew}
          onIssue={(sealed) => void issue.run({ params: { id: host.id }, body: { draft: sealed } })}
        />
      ) : (
        <Skeleton height={320} animate={false} />
      )}
    </Dialog>
  )
}

interface PreviewProps {
  host: Host
  draft: Draft
  pending: boolean
  onEndsSet: () => void
  onIssue: (draft: string) => void
}

function Preview({
  host,
  draft: { broken, text, previous, otherCustomerNumber, draft },
  pending,
  onEndsSet,
  onIssue,
}: PreviewProps) {
  const t = useTexts(licencesTexts)
  const facts = factsOf(text)
  return (
    <Stack gap={16}>
      {broken.length > 0 && (
        <Alert color="red" title={t('licences.dialog.broken')}>
          <BrokenRules broken={broken} />
        </Alert>
      )}
      {broken.some(({ code }) => code === 'configuration.endDateMissing') && <WayOn host={host} onSet={onEndsSet} />}
      {otherCustomerNumber && (
        <Alert color="yellow">{t('licences.dialog.otherNumber', { number: otherCustomerNumber })}</Alert>
      )}
      {facts && (
        <>
          <LicenceFacts licence={facts} />
          <Difference before={factsOf(previous)} after={facts} />
          <LicenceModuleTable modules={facts.modules} />
        </>
      )}
      {text !== null && <LicenceText text={text} unsigned folded />}
      <DialogButtons>
        <CloseDialogButton cancel />
        {draft !== null && (
          <Button loading={pending} onClick={() => onIssue(draft)}>
            {t('licences.issue')}
          </Button>
        )}
      </DialogButtons>
    </Stack>
  )
}

/** Missing end dates: setting them, asking for them, or a template that has them. */
function WayOn({ host: { holdingId: id }, onSet }: { host: Host; onSet: () => void }) {
  const t = useTexts(configurationPathsTexts)
  const { can } = useSession()
  const { product } = useParams({ from: '/{$product}configuration' })
  const { data } = useRead(readMissingEnds, { params: { id } }, { enabled: can(readMissingEnds.access) })
  const missing = data?.missing
  const before = useRef(0)
  // Set here or by another user: what was shown is out of date then. Only once, whatever else may be in the way.
  useEffect(() => {
    if (missing === undefined) return
    if (missing === 0 && before.current > 0) onSet()
    before.current = missing
  }, [missing, onSet])
  return (
    <>
      <MissingEnds area={product} holdingId={id} />
      {can(chooseConfiguration.access) && (
        <TextLink to="/{$product}configuration/select/$id" params={{ product, id }}>
          {t('select.chooseTemplate')}
        </TextLink>
      )}
    </>
  )
}
