type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)

/** The shell registers here how to ask for password or passkey again; resolves to whether they were given. */
export const confirmWith = (how: Ask): void => void (ask = how)

export const confirmFirst = (): Promise<boolean> => ask()
