import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Portal } from '#contract/portal.ts'
import { PortalContext } from '../ui/data/use-portal.ts'
import { LanguageProvider } from '../ui/data/use-texts.tsx'
import { choose } from './preferences/preferences.ts'
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { darkVendorColour, themeOf } from './preferences/theme.ts'
import { usePreferences } from './preferences/use-preferences.ts'

/** Everything the pages stand on: theme, language, cached reads, router. */
export function Providers({ portal }: { portal: Portal }) {
  const { language, theme } = usePreferences()
  const look = useMemo(() => themeOf(portal.vendorColour), [portal.vendorColour])
  const words = useMemo(() => ({ language, choose: (next: 'de' | 'en') => choose({ language: next }) }), [language])
  return (
    <MantineProvider
      theme={look}
      cssVariablesResolver={darkVendorColour}
      forceColorScheme={theme === 'black' ? 'dark' : 'light'}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <PortalContext value={portal}>
          <LanguageProvider value={words}>
            <RouterProvider router={router} />
          </LanguageProvider>
        </PortalContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
