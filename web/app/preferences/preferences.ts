import { setPreferences } from '#contract/session.ts'
import type { Language } from '#contract/shapes.ts'
import { call } from '../../api.ts'
import { asApiError } from '../../api/api-error.ts'
import { patchMe, session } from '../../api/session.ts'
import { store } from '../../api/store.ts'
import { localeOf } from '../../ui/data/locale.ts'

/** `black` is dark, `white` is light: the names they are stored under. */
export type Theme = 'black' | 'white'

export interface Preferences {
  language: Language
  theme: Theme
}

/** Language and theme, kept in this browser and, once signed in, with the account. */
export const preferences = store<Preferences>(stored())

let chosenBefore: Partial<Preferences> = {}

/** Applies a choice here at once and keeps it with the account. A failure to keep it is no reason to undo it here. */
export function choose(choice: Partial<Preferences>): void {
  apply(choice)
  if (!session.get()) {
    // What a user chooses before signing in holds for their account once they are.
    chosenBefore = { ...chosenBefore, ...choice }
    return
  }
  patchMe(choice)
  keep(choice)
  void send()
}

const unsavedKey = 'keywerk.unsaved'
let sending = false

/** What was chosen and is not with the account yet; it outlives leaving the page. */
function unsaved(): Partial<Preferences> {
  try {
    return JSON.parse(sessionStorage.getItem(unsavedKey) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

function write(choice: Partial<Preferences>): void {
  try {
    sessionStorage.setItem(unsavedKey, JSON.stringify(choice))
  } catch {
    // Without storage it is sent once.
  }
}
const keep = (choice: Partial<Preferences>): void => write({ ...unsaved(), ...choice })

/** Sends one choice after the other, so that the last one counts. What may have got lost stays to be sent by the next page. */
async function send(): Promise<void> {
  if (sending) return
  sending = true
  try {
    for (let choice = unsaved(); Object.keys(choice).length > 0; choice = unsaved()) {
      const sent = choice
      const lost = await call(setPreferences, { body: sent }).then(
        () => false,
        (error: unknown) => asApiError(error).outcomeUnknown,
      )
      if (lost) return
      const left = Object.entries(unsaved()).filter(([name, value]) => sent[name as keyof Preferences] !== value)
      write(Object.fromEntries(left))
    }
  } finally {
    sending = false
  }
}

/** After signing in: what was chosen on the way in, and otherwise what the account prefers. */
export function saveChoicesMadeBefore(): void {
  loadFromAccount()
  const brought = chosenBefore
  chosenBefore = {}
  if (Object.keys(brought).length > 0) choose(brought)
}

/** Takes over what the account prefers. */
export function loadFromAccount(): void {
  const me = session.get()
  apply({
    ...(me?.language && { language: me.language }),
    ...(me?.theme && { theme: me.theme }),
    ...(me && unsaved()),
  })
  if (me) void send()
}

/** The vendor's language, until another one is chosen in this browser or known from the account. */
export function speakUnlessChosen(language: Language): void {
  if (read('locale') === null) preferences.set({ ...preferences.get(), language })
  applyToDocument(preferences.get())
}

/** Shows what holds without keeping anything in the browser: nothing is chosen yet. */
export function applyToDocument({ language, theme }: Preferences): void {
  document.documentElement.lang = language
  document.documentElement.dataset['mantineColorScheme'] = theme === 'black' ? 'dark' : 'light'
}

export function apply(choice: Partial<Preferences>): void {
  const current = { ...preferences.get(), ...choice }
  applyToDocument(current)
  try {
    if (choice.language) localStorage.setItem('locale', localeOf(choice.language))
    if (choice.theme) localStorage.setItem('theme', choice.theme)
  } catch {
    // Storage may be switched off: the choice holds until the page is closed.
  }
  preferences.set(current)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function stored(): Preferences {
  const theme = read('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white')
  return { language: read('locale') === 'en-US' ? 'en' : 'de', theme: theme === 'black' ? 'black' : 'white' }
}
