import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '../ui/layout/icons.tsx'
import { LinkButton, TextLink } from '../ui/layout/link.tsx'
import { ReasonButton } from '../ui/feedback/reason-button.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, Row, State } from './states.tsx'
import { kitTexts } from './words.ts'

export function Buttons() {
  const t = useTexts(kitTexts)
  const nothing = () => undefined
  return (
    <Group title="kit.buttons">
      <State name="kit.usual">
        <Row>
          <Button>{t('kit.save')}</Button>
          <Button variant="default">{t('kit.cancel')}</Button>
          <Button variant="subtle">{t('kit.edit')}</Button>
          <Button color="red">{t('kit.delete')}</Button>
          <Button color="red" variant="outline">
            {t('kit.delete')}
          </Button>
        </Row>
      </State>
      <State name="kit.kinds">
        <Row>
          <Button leftSection={<IconPlus />}>{t('kit.open')}</Button>
          <Button size="compact-sm">{t('kit.issue')}</Button>
          <Button size="xs" variant="default">
            {t('kit.edit')}
          </Button>
          <ActionIcon variant="subtle" aria-label={t('kit.delete')} title={t('kit.delete')}>
            <IconTrash />
          </ActionIcon>
          <LinkButton to="/login">{t('kit.open')}</LinkButton>
          <TextLink to="/login">{t('kit.company')}</TextLink>
        </Row>
      </State>
      <State name="kit.disabled">
        <Row>
          <ReasonButton reason={t('kit.chooseSome')} onClick={nothing}>
            {t('kit.save')}
          </ReasonButton>
          <Button variant="default">{t('kit.cancel')}</Button>
        </Row>
      </State>
      <State name="kit.loading">
        <Row>
          <Button loading>{t('kit.save')}</Button>
          <Button loading variant="default">
            {t('kit.open')}
          </Button>
        </Row>
      </State>
      <State name="kit.long">
        <Row>
          <Button>{t('kit.longText')}</Button>
        </Row>
        <p>
          <TextLink to="/login">{t('kit.longText')}</TextLink>
        </p>
      </State>
    </Group>
  )
}
