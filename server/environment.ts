import { resolve } from 'node:path';

/** What the environment says about how to serve. */
export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly origins: readonly string[];
  readonly proxy: boolean;
}

/**
 * Reads `PORT` (8000), `DATA_DIR` (./data), `ORIGINS` (separated by commas) and `PROXY` (1: behind one reverse proxy). Throws
 * an Error whose message is a sentence for whoever set something that this version cannot do.
 */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT = '8000', DATA_DIR = './data', ORIGINS = '', PROXY, DATABASE_URL, REDIS_URL } = env;
  if (DATABASE_URL)
    throw new Error('DATABASE_URL is set, but this version keeps its matches in its embedded store only. Unset it, and set DATA_DIR.');
  if (REDIS_URL) throw new Error('REDIS_URL is set, but this version runs as one process only. Unset it.');
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) throw new Error(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  const origins = ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`ORIGINS must be web origins such as https://example.org, not "${origin}".`);
    }
  }
  return { port: Number(PORT), dataDir: resolve(DATA_DIR), origins, proxy: PROXY === '1' };
}
