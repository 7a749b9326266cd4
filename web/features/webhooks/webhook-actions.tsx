import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteWebhook, rotateWebhookSecret, secretOverlap, tryWebhook, type Webhook } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconRefresh, IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ShownOnce } from '#web/ui/dialog/shown-once.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'

/** Try it out, give it a new secret, delete it. */
export function WebhookActions({ webhook: { id, url, disabled, oldSecretUntil } }: { webhook: Webhook }) {
  const t = useTexts(webhooksTexts)
  const why = useTexts(reasonsTexts)
  const navigate = useNavigate()
  const [secret, setSecret] = useState<string | null>(null)
  const attempt = useWrite(tryWebhook, { done: () => notify.success(t('webhooks.tested')) })
  const rotation = useConfirmed(rotateWebhookSecret, () => ({
    input: { params: { id } },
    title: t('webhooks.rotate'),
    question: t('webhooks.rotate.question', { hours: secretOverlap }),
    done: (answer) => setSecret(answer.secret),
  }))
  const { remove, pending } = useRemoval(deleteWebhook, () => ({
    input: { params: { id } },
    title: t('webhooks.delete'),
    question: t('webhooks.delete.question', { url }),
    removed: () => {
      notify.success(t('webhooks.deleted'))
      return navigate({ to: '/management/webhooks' })
    },
  }))
  return (
    <Buttons>
      <ReasonButton
        loading={attempt.pending}
        reason={disabled && why('reason.webhookOff')}
        onClick={() => void attempt.run({ params: { id } })}
      >
        {t('webhooks.test')}
      </ReasonButton>
      <Button
        variant="default"
        leftSection={<IconRefresh />}
        loading={rotation.pending}
        onClick={() => rotation.ask()}
        {...(oldSecretUntil && { title: t('webhooks.oldSecret', { until: formats.instant(oldSecretUntil) }) })}
      >
        {t('webhooks.rotate')}
      </Button>
      <Button variant="default" leftSection={<IconTrash />} loading={pending} onClick={() => remove()}>
        {t('webhooks.delete')}
      </Button>
      {secret !== null && (
        <ShownOnce
          title={t('webhooks.secret')}
          text={t('webhooks.secret.once')}
          value={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Buttons>
  )
}
