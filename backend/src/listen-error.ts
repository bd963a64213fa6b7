import { EnvError } from './env.ts';

interface ListenError extends Error {
  code?: string;
  syscall?: string;
}

/** The variables that name a port and its address. */
interface Listener {
  portName: string;
  hostName: string;
}

const API: Listener = { portName: 'API_PORT', hostName: 'API_HOST' };
export const OPERATIONS: Listener = { portName: 'API_OPERATIONS_PORT', hostName: 'OPERATIONS_HOST' };
export const INBOUND_MAIL: Listener = { portName: 'INBOUND_MAIL_PORT', hostName: 'INBOUND_MAIL_HOST' };

/** Turns a listening error into a sentence that names the setting; returns every other error unchanged. */
export function explainListenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  { portName, hostName }: Listener = API,
): unknown {
  const { code, syscall } = error as ListenError;
  if (syscall === 'getaddrinfo')
    return new EnvError(`The variable ${hostName} is wrong: this machine knows no address of "${host}".`);
  if (code === 'EADDRINUSE') return new EnvError(`Port ${port} is taken; set ${portName} to another one.`);
  if (code === 'EACCES')
    return new EnvError(`Port ${port} needs more rights; set ${portName} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL')
    return new EnvError(`The variable ${hostName} is wrong: "${host}" is no address of this machine.`);
  return error;
}
