/** Reads again and again until it is so (`good`; without one: until it is true), and answers that. How long at most is what the test as a whole may take. */
export async function until<T>(
  read: () => Promise<T> | T,
  good: (value: T) => boolean = Boolean,
  pause = 25,
): Promise<T> {
  for (;;) {
    const value = await read()
    if (good(value)) return value
    await new Promise((wait) => setTimeout(wait, pause))
  }
}
