import { ActionIcon } from '@mantine/core'
import { Children, type ReactNode, use } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { CurrentRow } from '../../commands/commands.ts'
import { IconDots } from '../../layout/icons.tsx'
import { Menu } from '../../menu/menu.tsx'
import { useTexts } from '../../data/use-texts.tsx'
import { RowPlace } from './row-place.ts'
import classes from './row-actions.module.css'

interface RowActionsProps {
  /** Names the row to screen readers: "Mehr zu Voss GmbH". */
  name: string
  /** How many stand beside the row; the rest is in the menu. */
  visible?: 0 | 1 | 2
  /** One place each, in the same order in every row; one that is absent leaves its place empty. */
  children: ReactNode
}

/**
 * The actions of a row. Each has its place, so that nothing else comes to lie under the pointer when one goes: two beside
 * the row, the rest behind "⋯".
 */
export function RowActions({ name, visible = 2, children }: RowActionsProps) {
  const t = useTexts(uiTexts)
  const isCurrent = use(CurrentRow)
  const places: ReactNode[] = []
  // Unlike toArray it also tells of those that are absent.
  // oxlint-disable-next-line unicorn/no-array-for-each -- not an array
  Children.forEach(children, (child) => places.push(child))
  const rest = places.slice(visible)
  return (
    <>
      {places.slice(0, visible).map((action, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what stays
        <span key={place} className={classes.place}>
          {action}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes.place}>
          {rest.some(Boolean) && (
            <Menu
              button={(attributes) => (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('ui.more', { name })}
                  title={t('ui.more', { name })}
                  {...attributes}
                >
                  <IconDots />
                </ActionIcon>
              )}
            >
              <RowPlace value="menu">{rest}</RowPlace>
            </Menu>
          )}
          {isCurrent && <RowPlace value="command">{rest}</RowPlace>}
        </span>
      )}
    </>
  )
}
