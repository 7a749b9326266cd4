let offset = 0

/** Every answer tells the server's time: a clock that is wrong here changes no countdown. */
export function noteServerTime(response: Response): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  // The header counts whole seconds.
  if (!Number.isNaN(serverTime)) offset = Math.abs(serverTime - Date.now()) < 2000 ? 0 : serverTime - Date.now()
}

/** The server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + offset
