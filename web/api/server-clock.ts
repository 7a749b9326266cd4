let offset = 0

/** Every answer tells the server's time: a clock that is wrong here changes no countdown. */
export function noteServerTime(response: Response): void {
  const told = Date.parse(response.headers.get('date') ?? '')
  // The header counts whole seconds.
  if (!Number.isNaN(told)) offset = Math.abs(told - Date.now()) < 2000 ? 0 : told - Date.now()
}

/** The server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + offset
