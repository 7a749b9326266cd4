import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Language } from '#contract/shapes.ts'
import { LanguageProvider } from '../ui/data/use-texts.tsx'

interface Drawn<P, R> {
  /** What the hook answered when it was drawn last. */
  readonly now: R
  /** Does something and draws until nothing changes any more. */
  act: (work: (now: R) => unknown) => Promise<void>
  /** Draws again with something else given to the hook. */
  draw: (given: P) => Promise<void>
  /** Draws again in another language; German before. */
  speak: (language: Language) => Promise<void>
  end: () => Promise<void>
}

/** Runs a hook that draws nothing by React itself, with reads and a language around it. */
export async function drawHook<P, R>(hook: (given: P) => R, given: P): Promise<Drawn<P, R>> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let language: Language = 'de'
  let last = given
  const { result, rerender, act, unmount } = await renderHook(() => hook(last), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LanguageProvider value={{ language, choose: () => undefined }}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </LanguageProvider>
    ),
  })
  return {
    get now() {
      return result.current
    },
    act: (work) => act(async () => void (await work(result.current))),
    draw(value) {
      last = value
      return rerender()
    },
    speak(chosen) {
      language = chosen
      return rerender()
    },
    end: async () => {
      await unmount()
      vi.unstubAllGlobals()
    },
  }
}
