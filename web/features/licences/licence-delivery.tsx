import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { downloadLicence, type Licence, sendLicence } from '#contract/licences.ts'
import type { Language } from '#contract/shapes.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { useResultFocus } from '#web/ui/dialog/use-result-focus.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconDownload, IconMail } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface MailProps {
  licence: Licence
  receiver: string
  /** In which the holder is written to. */
  language: Language
}

interface DeliveryProps extends MailProps {
  machine: string
  /** What may come after this licence. */
  next: ReactNode
  onClose: () => void
}

/** What was issued, and what to do with it: take the file, send it by mail, or go on with the next machine. */
export function LicenceDelivery({ licence, machine, receiver, language, next, onClose }: DeliveryProps) {
  const t = useTexts(licencesTexts)
  const { can } = useSession()
  const [sending, setSending] = useState(false)
  const save = useLicenceDownload()
  const result = useResultFocus<HTMLButtonElement>()
  if (sending)
    return (
      <SendForm
        licence={licence}
        receiver={receiver}
        language={language}
        onBack={() => setSending(false)}
        onDone={() => setSending(false)}
      />
    )
  const { serial, fileName, startDate, endDate, generation } = licence
  return (
    <>
      <Facts
        facts={[
          [t('licences.serial'), String(serial)],
          [t('licences.machine'), machine],
          [t('licences.generation'), String(generation)],
          [t('licences.ends'), endDate === null ? t('licences.unlimited') : formats.date(endDate)],
          [t('licences.begins'), formats.date(startDate)],
          [t('licences.fileName'), fileName],
        ]}
      />
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {t('licences.close')}
        </Button>
        {next}
        {can(sendLicence.access) && (
          <Button variant="default" leftSection={<IconMail />} onClick={() => setSending(true)}>
            {t('licences.send')}
          </Button>
        )}
        {can(downloadLicence.access) && (
          <Button ref={result} leftSection={<IconDownload />} onClick={() => save(licence.id)}>
            {t('licences.download')}
          </Button>
        )}
      </DialogButtons>
    </>
  )
}

/** Downloads a licence file; what goes wrong is told (licNotFound, licError). */
export function useLicenceDownload(): (id: string) => void {
  const { language } = useLanguage()
  return (id) => {
    download(downloadLicence, { params: { id } }).catch((error: unknown) =>
      tellFailure(asApiError(error), language, downloadLicence.name),
    )
  }
}

interface MailForm extends Record<string, unknown> {
  receiver: string
  cc: string
  comment: string
  language: 'de' | 'en'
}

/** The mail with the licence file, in the language of its receiver. */
export function SendForm({
  licence,
  receiver,
  language,
  onBack,
  onDone,
}: MailProps & { onBack: () => void; onDone: () => void }) {
  const t = useTexts(licencesTexts)
  const entry = useEntry<typeof sendLicence, MailForm>(sendLicence, {
    // The language of the receiver, whichever the interface has.
    initial: { receiver, cc: '', comment: '', language },
    input: ({ receiver: to, cc, comment, language: chosen }) => ({
      params: { id: licence.id },
      body: {
        receiver: to,
        cc: addressesIn(cc),
        comment,
        language: chosen,
      },
    }),
    done: (_, { receiver: to }) => {
      notify.success(t('licences.sent', { receiver: to }))
      onDone()
    },
  })
  return (
    <EntryForm
      entry={entry}
      saveLabel={t('licences.send.submit')}
      mayLeave
      offered="valid"
      cancel={
        <Button variant="default" onClick={onBack}>
          {t('licences.send.back')}
        </Button>
      }
    >
      <Facts facts={[[t('licences.send.attachment'), licence.fileName]]} />
      <FieldGrid>
        <TextField {...entry.field('receiver', t('licences.send.receiver'))} type="email" />
        <TextField {...entry.field('cc', t('licences.send.cc'))} required={false} />
        <SelectField
          {...entry.field('language', t('licences.send.language'))}
          choices={[
            { value: 'de', label: t('licences.send.german') },
            { value: 'en', label: t('licences.send.english') },
          ]}
        />
      </FieldGrid>
      <TextareaField {...entry.field('comment', t('licences.send.comment'))} rows={3} />
    </EntryForm>
  )
}

const addressesIn = (typed: string): string[] => typed.split(/[,;\s]+/).filter(Boolean)
