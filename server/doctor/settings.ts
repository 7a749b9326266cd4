import { type Finding, findingOf } from '#platform/installation/check.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { wrongSettings } from '#platform/installation/settings-in-force.ts'
import { shownSettings } from '#platform/installation/shown-settings.ts'
import { authoritiesProblem } from '#platform/outside/authorities.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Whether the settings are valid, misspelt, or still those of the demo. */
export function checkSettings(env: Record<string, string | undefined>, configuration: Configuration): Finding {
  const { refused: wrong, unread } = wrongSettings(env)
  const refused = [...wrong, authoritiesProblem(configuration) ?? []].flat()
  if (refused.length > 0)
    return findingOf(
      'failed',
      texts['doctor.settings.refused'],
      { sentences: [...refused, ...unread].join(' ') },
      texts['doctor.settings.refusedTodo'],
    )
  if (unread.length > 0)
    return findingOf(
      'warning',
      texts['doctor.settings.refused'],
      { sentences: unread.join(' ') },
      texts['doctor.settings.unreadTodo'],
    )
  const shown = shownSettings(configuration)
  return shown.length > 0
    ? findingOf(
        'warning',
        texts['doctor.settings.shown'],
        { names: shown.join(', ') },
        texts['doctor.settings.shownTodo'],
      )
    : findingOf('ok', texts['doctor.settings.ok'])
}
