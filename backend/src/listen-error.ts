import { EnvError } from './env.ts';

interface ListenError extends Error {
  code?: string;
  syscall?: string;
}

/** Turns a listening error into a sentence that names the setting; returns every other error unchanged. */
export function explainListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code, syscall } = error as ListenError;
  if (syscall === 'getaddrinfo')
    return new EnvError(`The variable API_HOST is wrong: this machine knows no address of "${host}".`);
  if (code === 'EADDRINUSE') return new EnvError(`Port ${port} is taken; set API_PORT to another one.`);
  if (code === 'EACCES')
    return new EnvError(`Port ${port} needs more rights; set API_PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL')
    return new EnvError(`The variable API_HOST is wrong: "${host}" is no address of this machine.`);
  return error;
}
