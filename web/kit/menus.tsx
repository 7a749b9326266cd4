import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconCopy, IconEdit, IconTrash } from '../ui/layout/icons.tsx'
import { Menu, MenuCheck, MenuDivider, MenuGroup, MenuItem, MenuNote } from '../ui/menu/menu.tsx'
import { RowActions } from '../ui/table/rows/row-actions.tsx'
import { RemoveButton } from '../ui/table/rows/remove-button.tsx'
import { RowButton } from '../ui/table/rows/row-button.tsx'
import { EditLink } from '../ui/table/rows/row-link.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, Row, State } from './states.tsx'
import { kitTexts } from './words.ts'

const nothing = () => undefined

export function Menus() {
  const t = useTexts(kitTexts)
  const [on, setOn] = useState(true)
  return (
    <Group title="kit.menus">
      <State name="kit.usual">
        <Menu
          button={(attributes) => (
            <Button variant="default" {...attributes}>
              {t('kit.open')}
            </Button>
          )}
        >
          <MenuGroup label={t('kit.company')}>
            <MenuItem icon={<IconEdit />} onClick={nothing}>
              {t('kit.edit')}
            </MenuItem>
            <MenuCheck checked={on} onClick={() => setOn(!on)}>
              {t('kit.active')}
            </MenuCheck>
            <MenuItem onClick={nothing}>{t('kit.longText')}</MenuItem>
            <MenuNote>{t('kit.missing')}</MenuNote>
          </MenuGroup>
          <MenuDivider />
          <MenuItem danger icon={<IconTrash />} onClick={nothing}>
            {t('kit.delete')}
          </MenuItem>
        </Menu>
      </State>
      <State name="kit.kinds">
        <Row>
          <RowActions name="Voss GmbH">
            <RowButton word={t('kit.issue')} next text={t('kit.issue')} icon={<IconCopy />} onClick={nothing} />
            <EditLink to="/login" text={t('kit.edit')} />
            <RemoveButton text={t('kit.delete')} onClick={nothing} />
          </RowActions>
        </Row>
      </State>
      <State name="kit.disabled">
        <Row>
          <RowActions name="Nordsee Getriebe AG" visible={2}>
            <RowButton
              word={t('kit.issue')}
              text={t('kit.issue')}
              icon={<IconCopy />}
              reason={t('kit.kept')}
              onClick={nothing}
            />
            <RowButton text={t('kit.edit')} icon={<IconEdit />} reason={t('kit.kept')} onClick={nothing} />
            <RemoveButton text={t('kit.delete')} reason={t('kit.kept')} onClick={nothing} />
          </RowActions>
        </Row>
      </State>
    </Group>
  )
}
