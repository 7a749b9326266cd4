import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import type { Plain } from '../link.tsx'
import { RowPlace } from './row-place.ts'

const PlainIcon = ({ text, icon, ...props }: ActionIconProps & Plain & { text: string; icon: ReactNode }) =>
  use(RowPlace) === 'menu' ? (
    <Menu.Item component="a" leftSection={icon} {...(props as Plain)}>
      {text}
    </Menu.Item>
  ) : (
    <ActionIcon component="a" variant="subtle" aria-label={text} title={text} {...props}>
      {icon}
    </ActionIcon>
  )

/** A row action that leads somewhere. */
export const RowLink = createLink(PlainIcon)
