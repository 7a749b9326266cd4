// Loaded before a server that is to die: of an uncaught error, or of having used up its memory.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    if (process.env['KEYWERK_DIES'] !== 'memory') throw new Error('unforeseen')
    const hoard: string[][] = []
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => `${hoard.length} ${index}`))
  })
})
