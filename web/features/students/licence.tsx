import { Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { downloadStudentLicence, generateStudentLicence, type Studies } from '#contract/students.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { studentsTexts } from '#texts/students.ts'
import { Programs } from '#web/shared/licences/programs.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { FetchLicence, usableLicences } from './fetch-licence.tsx'
import classes from './students.module.css'

interface LicenceProps {
  studies: Studies
  /** Of the term after the one that runs. */
  next?: boolean
}

/** The licence of the term that runs, or of the next one: made, and made again for further machines. */
export function Licence({ studies, next = false }: LicenceProps) {
  const t = useTexts(studentsTexts)
  const why = useTexts(reasonsTexts)
  const { holdingId, product, licences, term, consented } = studies
  const [ticked, setTicked] = useState(false)
  const agreed = consented || ticked
  const [request, setRequest] = useState<{ name: string; text: string } | null>(null)
  const download = useDownload()
  const { run, pending } = useWrite(generateStudentLicence, {
    done(after) {
      notify.success(t('students.generated'))
      const made = ((next && after.next) || after).licences.find(({ id }) => licences.every((old) => old.id !== id))
      // Not waited for: the licence is there, and its button is as well should the file not come.
      if (made) void download(downloadStudentLicence, { params: { id: holdingId }, body: { licenceId: made.id } })
    },
  })
  const more = product.hostBound && licences.length > 0 && licences.length < product.machines
  const offered = licences.length === 0 || term?.ended || more
  const open = [
    ...(product.hostBound && request === null ? [t('students.request')] : []),
    ...(agreed ? [] : [why('reason.consent')]),
  ]
  const usable = usableLicences(studies)
  return (
    <div className={classes.sections}>
      {usable.map((licence) => (
        <FetchLicence key={licence.id} holdingId={holdingId} licence={licence} next={next} />
      ))}
      {product.hostBound && <p>{t('students.machines', { used: usable.length, machines: product.machines })}</p>}
      {usable.length > 0 && product.hostBound && (
        <TextLink to="/products/passport/$id" params={{ id: holdingId }}>
          {t('students.move')}
        </TextLink>
      )}
      {offered && (
        <>
          {product.hostBound && (
            <>
              <FileDrop
                label={request ? request.name : t('students.request')}
                endings={['.id']}
                limit={256_000}
                onFile={(file) => void file.text().then((text) => setRequest({ name: file.name, text }))}
              />
              <Programs purpose="hostid" />
            </>
          )}
          {!consented && (
            <Checkbox
              label={t('students.consent')}
              description={t('students.consentHint')}
              checked={agreed}
              onChange={(event) => setTicked(event.currentTarget.checked)}
            />
          )}
          <Group gap="sm">
            <ReasonButton
              loading={pending}
              reason={open.length > 0 && why('reason.open', { what: open.join(', ') })}
              onClick={() =>
                void run({
                  params: { id: holdingId },
                  body: { consent: ticked && !consented, next, ...(request && { request: request.text }) },
                })
              }
            >
              {t(next ? 'students.nextGenerate' : 'students.generate')}
            </ReasonButton>
          </Group>
        </>
      )}
    </div>
  )
}
