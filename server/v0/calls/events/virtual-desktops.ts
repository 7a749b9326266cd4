import { listVirtualDesktops } from '#contract/virtual-desktops.ts'
import type { Call } from '../../call.ts'
import { writtenDay } from '../../spelling.ts'

export const virtualDesktopCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/vdiaccounts',
    purpose: 'Virtual desktops, as of the last look at WorkSpaces or from a table.',
    operations: [listVirtualDesktops],
    example: {},
    answer: async (ask) =>
      ask.rows(
        listVirtualDesktops,
        { query: { sort: 'userId' } },
        ({ userId, displayName, login, startDate, endDate }) => ({
          UserID: userId,
          DisplayName: displayName,
          Login: login,
          StartDate: writtenDay(startDate),
          EndDate: writtenDay(endDate),
        }),
      ),
  },
]
