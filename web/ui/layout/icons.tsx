import { lineIcon } from './frame-icons.tsx'

export const IconAccount = lineIcon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5')
export const IconBell = lineIcon('M6 17V10.5a6 6 0 0 1 12 0V17l1.5 2h-15ZM10 21.5h4')
export const IconBox = lineIcon('M12 3 4 7v10l8 4 8-4V7ZM4 7l8 4 8-4M12 11v10')
export const IconBoxes = lineIcon('M7.5 3h9v8h-9ZM2.5 13h9v8h-9ZM12.5 13h9v8h-9Z')
export const IconBuilding = lineIcon('M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2')
export const IconCalendar = lineIcon('M4 6h16v14H4ZM4 10h16M8 3.5V7M16 3.5V7')
export const IconNewcomer = lineIcon(
  'M16 20v-1.5a5 5 0 0 0-10 0V20M11 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M19 8v6M16 11h6',
)
export const IconCheck = lineIcon('m5 12.5 4.5 4.5L19 7.5')
export const IconClose = lineIcon('M6 6l12 12M18 6 6 18')
export const IconChevronLeft = lineIcon('m14.5 6-6 6 6 6')
export const IconChevronRight = lineIcon('m9.5 6 6 6-6 6')
export const IconChevronsLeft = lineIcon('m12 6-6 6 6 6M18 6l-6 6 6 6')
export const IconChevronsRight = lineIcon('m12 6 6 6-6 6M6 6l6 6-6 6')
export const IconChevronUp = lineIcon('m6 14.5 6-6 6 6')
export const IconCloud = lineIcon('M7 18.500a4.500 4.500 0 0 1-.5-9 6 6 0 0 1 11.500 1 4 4 0 0 1-.5 8Z')
export const IconCopy = lineIcon('M9 9h11v11H9ZM5.5 15H4V4h11v1.5')
export const IconDrag = lineIcon('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1')
export const IconDots = lineIcon('M5 12h.1M12 12h.1M19 12h.1')
export const IconDocument = lineIcon('M6 3h8.5L19 7.5V21H6ZM14 3v5h5M9 13h7M9 17h7')
export const IconDownload = lineIcon('M12 4v11M7 10.5l5 5 5-5M4.5 20h15')
export const IconEdit = lineIcon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5')
export const IconEye = lineIcon(
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const IconHistory = lineIcon('M4 5v4.5h4.5M4.5 9.5a8 8 0 1 1-.5 4M12 8v4.5l3 2')
export const IconHourglass = lineIcon(
  'M6 3h12M6 21h12M7.5 3v3.5c0 2.500 4.500 3.500 4.500 5.500s-4.500 3-4.500 5.500V21M16.500 3v3.500c0 2.500-4.500 3.500-4.500 5.500s4.500 3 4.500 5.500V21',
)
export const IconLock = lineIcon('M6 11h12v9.5H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const IconLogout = lineIcon('M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5')
export const IconMail = lineIcon('M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5')
export const IconMailOff = lineIcon('M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5M3 21.500 21 2.500')
export const IconMinus = lineIcon('M5 12h14')
export const IconNote = lineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.1')
export const IconPlus = lineIcon('M12 5v14M5 12h14')
export const IconPrint = lineIcon('M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z')
export const IconRefresh = lineIcon('M20 5v5h-5M4 19v-5h5M5.5 9.5a7 7 0 0 1 12-2.5L20 10M4 14l2.5 3a7 7 0 0 0 12-2.5')
export const IconScreen = lineIcon('M3 4.5h18V16H3ZM12 16v4M8 20h8')
export const IconSearch = lineIcon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5')
export const IconSettings = lineIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const IconShield = lineIcon('M12 3 5 5.5V11c0 4.5 3 8 7 10 4-2 7-5.5 7-10V5.5ZM9 12l2.2 2.2L15.5 10')
export const IconSort = lineIcon('m8 10 4-4 4 4M8 14l4 4 4-4')
export const IconSortDown = lineIcon('m7 11 5 5 5-5')
export const IconSortUp = lineIcon('m7 14 5-5 5 5')
export const IconSwap = lineIcon('M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4')
export const IconTrash = lineIcon('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20.5h9l1-14M10 10.5v6M14 10.5v6')
export const IconUpload = lineIcon('M12 16V5M7 9.5l5-5 5 5M4.5 20h15')
export const IconUsers = lineIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.200 2.200 3.5 4.7',
)
export const IconWarning = lineIcon('M12 3.5 22 20.5H2ZM12 10v5M12 17.5v.1')
