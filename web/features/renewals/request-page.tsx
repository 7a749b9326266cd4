import { Button, Group, Textarea } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { answerRequest, downloadRequestFile, type LicenceRequest, readLicenceRequest } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { IconDownload } from '#web/ui/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { usePortal } from '#web/ui/use-portal.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { hostOf, productOf } from './request-words.ts'
import { RequestSteps } from './request-steps.tsx'
import { StateBadge } from './state-badge.tsx'
import classes from './renewals.module.css'

/** One request with the ways to what it is about, and the answer to it. */
export function RequestPage() {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const { id = '' } = useParams({ strict: false })
  const { data: request, error } = useRead(readLicenceRequest, { params: { id } })
  if (!request) return <Page title="…" error={error} />
  const { kind, company, state, message, fileName, askedBy, steps } = request
  const facts = [
    [t('requests.product'), productOf(request, language)],
    [t('requests.host'), hostOf(request) || t('requests.wholeProduct')],
    [t('requests.askedBy'), askedBy],
  ]
  const list = <TextLink to="/management/requests">{t('requests.title')}</TextLink>
  const saveFile = () => {
    download(downloadRequestFile, { params: { id } }).catch((thrown: unknown) =>
      notify.error(asApiError(thrown).text(language)),
    )
  }
  return (
    <Page
      narrow
      title={`${t(`requests.kind.${kind}`)}: ${company.name}`}
      context={
        <>
          {company.customerNumber} · <StateBadge state={state} />
        </>
      }
      crumbs={[list]}
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message && <p className={classes.message}>{message}</p>}
      <Ways request={request} />
      {fileName && (
        <Button variant="default" leftSection={<IconDownload />} onClick={saveFile}>
          {t('requests.fileDownload', { name: fileName })}
        </Button>
      )}
      <h2 className={classes.heading}>{t('requests.history')}</h2>
      <RequestSteps steps={steps} />
      {(state === 'open' || state === 'inWork') && <Answer request={request} />}
    </Page>
  )
}

/** To the company, the overview and the host ID it is about. */
function Ways({ request: { company, companyProductId, host } }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { productKey: product } = usePortal()
  return (
    <Group gap="xs" my="md">
      {can('companies.list') && (
        <LinkButton size="xs" variant="default" to="/company/$id" params={{ id: company.id }}>
          {t('requests.toCompany')}
        </LinkButton>
      )}
      {can('configurations.area') && (
        <LinkButton
          size="xs"
          variant="default"
          to="/{$product}configuration/overview/$id"
          params={{ product, id: companyProductId }}
        >
          {t('requests.toOverview')}
        </LinkButton>
      )}
      {can('configurations.area') && host && (
        <LinkButton
          size="xs"
          variant="default"
          to="/{$product}configuration/licencecreator/$id"
          params={{ product, id: companyProductId }}
          search={{ host: host.id }}
        >
          {t('requests.toHost')}
        </LinkButton>
      )}
    </Group>
  )
}

function Answer({ request: { id, state } }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const [note, setNote] = useState('')
  const answer = useWrite(answerRequest, {
    done: () => {
      setNote('')
      notify.success(t('requests.answered'))
    },
  })
  if (!can(answerRequest.access)) return null
  const send = (to: 'inWork' | 'done' | 'declined') => void answer.run({ params: { id }, body: { state: to, note } })
  return (
    <div className={classes.answer}>
      <Textarea
        label={t('requests.note')}
        description={t('requests.noteHint')}
        rows={4}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        {state === 'open' && (
          <Button variant="default" disabled={answer.pending} onClick={() => send('inWork')}>
            {t('requests.take')}
          </Button>
        )}
        <Button disabled={answer.pending} onClick={() => send('done')}>
          {t('requests.complete')}
        </Button>
        <Button
          color="red"
          variant="outline"
          disabled={answer.pending || note.trim() === ''}
          onClick={() => send('declined')}
        >
          {t('requests.decline')}
        </Button>
      </Group>
    </div>
  )
}
