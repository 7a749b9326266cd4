import type { ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { IconPlus } from './icons.tsx'
import { type Plain, PlainButton } from './link.tsx'

const PlainCreate = (props: ButtonProps & Plain) => <PlainButton leftSection={<IconPlus />} {...props} />
/** Leads to the page where one more of a list is made. */
export const CreateLink = createLink(PlainCreate)
