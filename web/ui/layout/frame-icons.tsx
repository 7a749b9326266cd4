import type { ReactNode } from 'react'

export interface IconProps {
  size?: number | string
  className?: string
}

/** Line icons on a 24 grid, in the text's colour. They say nothing to screen readers: the words beside them do. */
const icon = (drawing: ReactNode) =>
  function Icon({ size = '1.125em', className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className}
      >
        {drawing}
      </svg>
    )
  }

/** An icon that is one path. */
export const lineIcon = (d: string) => icon(<path d={d} />)

// What the sign-in page and the frame of every page show; all others are in icons.tsx, which comes later.
export const IconChevronDown = lineIcon('m6 9.5 6 6 6-6')
export const IconExternal = lineIcon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6')
export const IconHelp = lineIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.3a2.5 2.5 0 1 1 3.5 2.600c-.8.4-1.100.9-1.100 1.900M12 16.800v.1',
)
export const IconKey = lineIcon('M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v4M17 12v3')
export const IconMenu = lineIcon('M4 7h16M4 12h16M4 17h16')
export const IconMoon = lineIcon('M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z')
export const IconSun = lineIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
)
