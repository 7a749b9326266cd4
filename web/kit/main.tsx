import '../trusted-types.ts'
import '../app/styles/mantine.css'
import '../app/styles/global.css'
import '../app/styles/mantine-more.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { choose, applyToDocument, preferences } from '../app/preferences/preferences.ts'
import { darkVendorColour, themeOf } from '../app/preferences/theme.ts'
import { usePreferences } from '../app/preferences/use-preferences.ts'
import { LanguageProvider } from '../ui/data/use-texts.tsx'
import { Gallery } from './gallery.tsx'

// `npm run dev` shows the kit at /kit. This page is no entry of the build: nothing of it is in the product.
const root = createRootRoute({ component: Gallery, notFoundComponent: Gallery, staticData: { access: 'public' } })
const router = createRouter({ routeTree: root })
const queries = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } })

function Kit() {
  const { language, theme } = usePreferences()
  const look = useMemo(() => themeOf('#0f6b6b'), [])
  const words = useMemo(() => ({ language, choose: (next: 'de' | 'en') => choose({ language: next }) }), [language])
  return (
    <MantineProvider
      theme={look}
      cssVariablesResolver={darkVendorColour}
      forceColorScheme={theme === 'black' ? 'dark' : 'light'}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <LanguageProvider value={words}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}

applyToDocument(preferences.get())
createRoot(document.getElementById('root')!).render(<Kit />)
