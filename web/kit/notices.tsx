import { Alert, Badge, Button } from '@mantine/core'
import { ApiError } from '../api/api-error.ts'
import { ErrorNotice } from '../ui/feedback/error-notice.tsx'
import { LookLine } from '../ui/feedback/freshness-line.tsx'
import { notify } from '../ui/feedback/notify.ts'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, Row, State } from './states.tsx'
import { kitTexts } from './words.ts'

const colours = ['blue', 'green', 'yellow', 'orange', 'red', 'gray'] as const

export function Notices() {
  const t = useTexts(kitTexts)
  const words = { notSetUp: t('kit.none'), lookedAt: t('kit.saved'), failed: t('kit.missing'), refresh: t('kit.open') }
  const look = { setUp: true, lookedAt: '2026-11-23T08:00:00Z', failedAt: null }
  return (
    <Group title="kit.notices">
      <State name="kit.usual">
        {colours.slice(0, 5).map((colour) => (
          <Alert key={colour} color={colour} mb="xs" role="note">
            {t('kit.saved')}
          </Alert>
        ))}
      </State>
      <State name="kit.failed">
        <ErrorNotice
          error={new ApiError(503, { code: 'server.unavailable' })}
          failed={t('kit.question')}
          retry={() => undefined}
        />
      </State>
      <State name="kit.long">
        <Alert role="note" title={t('kit.longText')}>
          {t('kit.longText')}
        </Alert>
      </State>
      <State name="kit.kinds">
        <Row>
          <Button variant="default" onClick={() => notify.success(t('kit.saved'))}>
            {t('kit.save')}
          </Button>
          <Button variant="default" onClick={() => notify.note(t('kit.longText'))}>
            {t('kit.long')}
          </Button>
          <Button variant="default" onClick={() => notify.error(t('kit.missing'))}>
            {t('kit.wrong')}
          </Button>
        </Row>
        <Row>
          {colours.map((colour) => (
            <Badge key={colour} color={colour}>
              {t('kit.active')}
            </Badge>
          ))}
        </Row>
      </State>
      <State name="kit.loading">
        <LookLine look={look} words={words} refresh={{ pending: true, run: () => undefined }} />
        <LookLine look={{ ...look, failedAt: look.lookedAt }} words={words} />
        <LookLine look={{ ...look, setUp: false }} words={words} />
      </State>
    </Group>
  )
}
