// Loaded before a server that is asked to replace its processes as soon as it hears signals, long before it is ready.
process.on('newListener', (event) => {
  if (event === 'SIGTERM') setImmediate(() => process.kill(process.pid, 'SIGHUP'))
})
