import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { downloadLicence, type Licence, sendLicence } from '#contract/licences.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { EntryForm, FieldGrid } from '#web/ui/form/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { IconDownload, IconMail } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

interface DeliveryProps {
  licence: Licence
  receiver: string
  /** Opens on the mail form instead of the choice. */
  mailing?: boolean
  onClose: () => void
}

/** What to do with an issued licence: download it, or send it by mail. */
export function LicenceDelivery({ licence, receiver, mailing = false, onClose }: DeliveryProps) {
  const t = useTexts(licencesTexts)
  const { can } = useSession()
  const [sending, setSending] = useState(mailing)
  const save = useDownload()
  if (sending) return <SendForm licence={licence} receiver={receiver} onDone={onClose} />
  return (
    <>
      <p>{t('licences.issued.next', { serial: licence.serial })}</p>
      <Group>
        {can(downloadLicence.access) && (
          <Button leftSection={<IconDownload />} onClick={() => save(licence.id)}>
            {t('licences.download')}
          </Button>
        )}
        {can(sendLicence.access) && (
          <Button variant="default" leftSection={<IconMail />} onClick={() => setSending(true)}>
            {t('licences.send')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('licences.close')}
        </Button>
      </Group>
    </>
  )
}

/** Downloads a licence file; what goes wrong is told (licNotFound, licError). */
export function useDownload(): (id: string) => void {
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

function SendForm({ licence, receiver, onDone }: { licence: Licence; receiver: string; onDone: () => void }) {
  const t = useTexts(licencesTexts)
  const entry = useEntry<typeof sendLicence, MailForm>(sendLicence, {
    // German unless somebody says otherwise, whichever language the interface has.
    initial: { receiver, cc: '', comment: '', language: 'de' },
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
    <EntryForm entry={entry} saveLabel={t('licences.send.submit')} mayLeave offered="valid">
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
