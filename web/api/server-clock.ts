let offset = 0

/** Every answer tells the server's time: a clock that is wrong here changes no countdown. */
export function noteServerTime(response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  // The header counts whole seconds.
  if (!Number.isNaN(at)) offset = Math.abs(at - Date.now()) < 2000 ? 0 : at - Date.now()
}

/** The server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + offset
