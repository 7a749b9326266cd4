import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import {
  type Campaign,
  checkCampaign,
  deleteCampaign,
  pauseCampaign,
  resumeCampaign,
  startCampaign,
  undoCampaign,
} from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** What can be done with a campaign as it stands. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { id, state, startedAt, counts } = campaign
  const pause = useWrite(pauseCampaign)
  const resume = useWrite(resumeCampaign)
  const check = useWrite(checkCampaign)
  const input = { params: { id } }
  return (
    <Group gap={8} my={12}>
      {(state === 'checked' || state === 'done') && <Start campaign={campaign} />}
      {state === 'running' && (
        <Button variant="default" loading={pause.pending} onClick={() => void pause.run(input)}>
          {t('campaigns.pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button loading={resume.pending} onClick={() => void resume.run(input)}>
          {t('campaigns.resume')}
        </Button>
      )}
      {(state === 'done' || state === 'paused') && counts.changed > 0 && <Undo campaign={campaign} />}
      {startedAt === null && state === 'checked' && (
        <>
          <Button variant="default" loading={check.pending} onClick={() => void check.run(input)}>
            {t('campaigns.checkAgain')}
          </Button>
          <LinkButton variant="default" to="/campaigns/edit" search={{ id }}>
            {t('campaigns.edit')}
          </LinkButton>
          <Delete campaign={campaign} />
        </>
      )}
    </Group>
  )
}

function Start({ campaign: { id, revision, state, counts, issue, mail } }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const again = state === 'done'
  const open = again ? counts.failed + counts.changedSince : counts.open
  const count = formats.number(open, language)
  const question = [
    t('campaigns.startQuestion', { count }),
    issue ? t('campaigns.startIssue', { licences: formats.number(counts.toIssue, language) }) : '',
    issue && mail ? t('campaigns.startMail', { mails: formats.number(counts.toMail, language) }) : '',
  ]
  const { ask, pending } = useConfirmed(startCampaign, () => ({
    input: { params: { id }, query: { revision } },
    title: t('campaigns.startTitle'),
    question: question.filter(Boolean).join(' '),
    confirmLabel: t('campaigns.startConfirm'),
  }))
  if (open === 0) return null
  return (
    <Button loading={pending} onClick={() => ask()}>
      {t(again ? 'campaigns.again' : 'campaigns.start', { count })}
    </Button>
  )
}

function Undo({ campaign: { id, counts, issue, mail } }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const question = [
    t('campaigns.undoQuestion', { count: formats.number(counts.changed, language) }),
    t(issue ? 'campaigns.undoIssues' : 'campaigns.undoQuiet', {
      licences: formats.number(counts.licences, language),
    }),
    issue && mail && t('campaigns.undoMails', { mails: formats.number(counts.mails, language) }),
  ]
  const { ask, pending } = useConfirmed(undoCampaign, () => ({
    input: { params: { id } },
    title: t('campaigns.undoTitle'),
    question: question.filter(Boolean).join(' '),
    confirmLabel: t('campaigns.undo'),
    danger: true,
  }))
  return (
    <Button variant="default" loading={pending} onClick={() => ask()}>
      {t('campaigns.undo')}
    </Button>
  )
}

function Delete({ campaign: { id, name } }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const navigate = useNavigate()
  const { remove, pending } = useRemoval(deleteCampaign, () => ({
    input: { params: { id } },
    title: t('campaigns.deleteTitle'),
    question: t('campaigns.deleteQuestion', { name }),
    confirmLabel: t('campaigns.delete'),
    removed: () => {
      notify.success(t('campaigns.deleted'))
      return navigate({ to: '/campaigns' })
    },
  }))
  return (
    <Button variant="default" loading={pending} onClick={() => remove()}>
      {t('campaigns.delete')}
    </Button>
  )
}
