import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../../lib/env.ts';

function problemsOf(raw: Record<string, string>): string[] {
  try {
    readEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing: every variable has a default', () => {
    expect(readEnv({ PORT: '', SITE_TOKEN: '  ' })).toEqual({
      PORT: 3000,
      WORKERS: 1,
      API_URL: 'http://localhost:4000',
      ADMIN_API_URL: 'http://localhost:4000/admin',
      SITE_TOKEN: undefined,
      DEMO_SITE: false,
      PAGE_CACHE_DIR: '.data/page-cache',
      PAGE_CACHE_MB: 128,
      PAGE_CACHE_DISK_MB: 4096,
      DATA_CACHE_MB: 32,
      DATA_CACHE_DISK_MB: 1024,
      TRUSTED_PROXY: [],
      API_TIMEOUT_MS: 10_000,
      MAINTENANCE: undefined,
      OFFLINE_COUNTING: true,
      OPERATIONS_HOST: 'localhost',
      STOP_DELAY_SECONDS: 0,
      REDIS_URL: undefined,
      REDIS_PREFIX: 'toonbank',
    });
  });

  it('reads the variables that are set', () => {
    const env = readEnv({
      PORT: ' 8080 ',
      API_URL: 'https://api.groothandel.example/shop/',
      SITE_TOKEN: 'st_demo',
      DEMO_SITE: '1',
      PAGE_CACHE_MB: '0',
      TRUSTED_PROXY: '10.0.0.0/8, ::1,192.0.2.7',
      API_TIMEOUT_MS: '2500',
    });
    expect(env).toMatchObject({ PORT: 8080, SITE_TOKEN: 'st_demo', DEMO_SITE: true, PAGE_CACHE_MB: 0 });
    expect(env.API_URL).toBe('https://api.groothandel.example/shop');
    expect(env.ADMIN_API_URL).toBe('https://api.groothandel.example/shop/admin');
    expect(env.TRUSTED_PROXY).toEqual(['10.0.0.0/8', '::1', '192.0.2.7']);
  });

  it.each([
    ['PORT', '0'],
    ['WORKERS', '0'],
    ['WORKERS', 'two'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['API_URL', 'localhost:4000'],
    ['API_URL', 'ftp://api.example'],
    ['ADMIN_API_URL', 'http://name:secret@api.example'],
    ['ADMIN_API_URL', 'http://api.example/?a=b'],
    ['SITE_TOKEN', 'two words'],
    ['SITE_TOKEN', 'line\nbreak'],
    ['DEMO_SITE', 'yes'],
    ['MAINTENANCE', 'alles!'],
    ['PAGE_CACHE_DIR', 'a\0b'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_DISK_MB', '0'],
    ['DATA_CACHE_MB', 'veel'],
    ['DATA_CACHE_DISK_MB', '1.5'],
    ['TRUSTED_PROXY', 'proxy.example'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '10.0.0.0/8/8'],
    ['API_TIMEOUT_MS', '99'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_PREFIX', 'a b'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ])('says in one sentence that %s can not be %j', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} .+\\.$`));
  });

  it('names every wrong variable at once', () => {
    expect(problemsOf({ PORT: 'x', API_URL: 'y', DEMO_SITE: 'z' })).toHaveLength(3);
  });

  it('does not repeat a token or an address with a password that it refuses', () => {
    expect(problemsOf({ SITE_TOKEN: 'secret token' })[0]).not.toContain('secret');
    expect(problemsOf({ REDIS_URL: 'http://:secret@redis' })[0]).not.toContain('secret');
  });
});
