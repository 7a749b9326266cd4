import { Badge, type BadgeProps } from '@mantine/core'

/** A badge whose words have more than one line where there is no room for one. */
export const WrappingBadge = (props: BadgeProps) => (
  <Badge variant="light" h="auto" maw="100%" style={{ whiteSpace: 'normal' }} {...props} />
)
