import { chooseColumns, listViews } from '#contract/views.ts'
import { useRead, useWrite } from '../use-api.ts'
import { useMaybeMe } from '../use-session.ts'
