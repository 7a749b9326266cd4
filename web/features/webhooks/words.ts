import { webhooksTexts } from '#texts/webhooks.ts'

type Text = (key: keyof typeof webhooksTexts) => string

/** What an event is called; one without words stands as it is. */
export function eventWords(event: string, t: Text): string {
  const key = `webhooks.event.${event}`
  return key in webhooksTexts ? t(key as keyof typeof webhooksTexts) : event
}

/** What a receiver answered, or why nothing came. */
export function answerWords({ status, error }: { status: number | null; error: string }, t: Text): string {
  if (status !== null) return String(status)
  const key = `webhooks.error.${error}`
  return key in webhooksTexts ? t(key as keyof typeof webhooksTexts) : error
}
