import { ActionIcon } from '@mantine/core'
import { finderButtonTexts } from '#texts/finder-button.ts'
import { menuTexts } from '#texts/menu.ts'
import { failureTexts } from '../../ui/feedback/failure-texts.ts'
import { IconSearch } from '../../ui/layout/icons.tsx'
import { failureWords } from '../../ui/feedback/tell-failure.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { AccountMenu } from './menu/account-menu.tsx'
import { Appearance } from './appearance.tsx'
import { loadedMenuTexts } from './menu/menu-texts.ts'
import { MessageHistory } from './notices/message-history.tsx'
import { useDroppedRequest } from './use-dropped-request.ts'

export { OpenCountBadge } from './menu/open-count-badge.tsx'
export { Sidebar } from './menu/sidebar.tsx'

failureWords.set(failureTexts)
loadedMenuTexts.set(menuTexts)

interface ToolsProps {
  small: boolean
  onFind: () => void
  onKeys: () => void
}

/** The right end of the bar for signed-in users. On a phone, theme and language are in the menu of the account. */
export function Tools({ small, onFind, onKeys }: ToolsProps) {
  const find = useTexts(finderButtonTexts)
  useDroppedRequest()
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={find('finder.open')}
        title={find('finder.open')}
        onClick={onFind}
      >
        <IconSearch size="1.25rem" />
      </ActionIcon>
      <MessageHistory />
      {!small && <Appearance short={false} />}
      <AccountMenu onKeys={onKeys} />
    </>
  )
}
