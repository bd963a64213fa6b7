/**
 * Calls the listener when this process must stop: by a signal, or by the end of the process that started it.
 */
export function onStopRequest(listener: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
  if (!process.channel) return;
  process.on('disconnect', listener);
  // Otherwise the listener would keep an idle process running.
  process.channel.unref();
}
