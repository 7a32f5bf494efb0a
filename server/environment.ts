import { resolve } from 'node:path';

/** What the environment says about how to serve. */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly origins: readonly string[];
  readonly proxy: boolean;
}

/**
 * Reads `PORT` (8000), `DATA_DIR` (./data), `DATABASE_URL` (PostgreSQL instead of the embedded store), `REDIS_URL`, `ORIGINS`
 * (separated by commas) and `PROXY` (1: behind one reverse proxy). Throws an Error whose message is a sentence for whoever
 * set something that cannot be used; it repeats no password.
 */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT = '8000', DATA_DIR = './data', ORIGINS = '', PROXY, DATABASE_URL, REDIS_URL } = env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) throw new Error(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  const origins = ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`ORIGINS must be web origins such as https://example.org, not "${origin}".`);
    }
  }
  return {
    port: Number(PORT),
    dataDir: resolve(DATA_DIR),
    ...(DATABASE_URL && { databaseUrl: service('DATABASE_URL', DATABASE_URL, ['postgres:', 'postgresql:']) }),
    ...(REDIS_URL && { redisUrl: service('REDIS_URL', REDIS_URL, ['redis:', 'rediss:']) }),
    origins,
    proxy: PROXY === '1',
  };
}

function service(name: string, url: string, protocols: readonly string[]): string {
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols[0]}//.`);
  }
  return url;
}
