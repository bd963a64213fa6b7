/** Calls the listener when this process is told to stop: by a signal, or by the end of the process that started it. */
export function onStopRequest(listener: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
  if (!process.channel) return;
  process.on('disconnect', listener);
  // A listener would otherwise keep a process alive that has nothing else to do.
  process.channel.unref();
}
