import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { CaptainOptions } from './bots/bots.js';
import type { Expiry } from './expiry/ages.js';
import { privateKeyOf } from './match/signer.js';
import type { NoticeOptions } from './options.js';

export interface Settings {
  readonly port: number;
  /** Address to listen on. The default is all addresses. */
  readonly host?: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly origins: readonly string[];
  readonly proxy: boolean;
  readonly expiry?: Partial<Expiry>;
  readonly metricsToken?: string;
  readonly signingKey?: string;
  readonly notices?: NoticeOptions;
  readonly captains?: CaptainOptions;
  /** Whether normal events are also logged. */
  readonly verbose?: true;
}

/** Reads the variables listed in docs/operation.md. Throws an error with a message for the operator, without passwords. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT = '8000', HOST, DATA_DIR = './data', ORIGINS = '', PROXY, DATABASE_URL, REDIS_URL, METRICS_TOKEN, SIGNING_KEY, LOG } = env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) throw new Error(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  const origins = ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      throw new Error(`ORIGINS must be web origins such as https://example.org, not "${origin}".`);
    }
  }
  return {
    port: Number(PORT),
    ...(HOST && { host: hostName(HOST) }),
    dataDir: resolve(DATA_DIR),
    ...(DATABASE_URL && { databaseUrl: service('DATABASE_URL', DATABASE_URL, ['postgres:', 'postgresql:']) }),
    ...(REDIS_URL && { redisUrl: service('REDIS_URL', REDIS_URL, ['redis:', 'rediss:']) }),
    origins,
    proxy: PROXY === '1',
    ...expiryOf(env),
    ...(METRICS_TOKEN && { metricsToken: METRICS_TOKEN }),
    ...(SIGNING_KEY && { signingKey: signingKey(SIGNING_KEY) }),
    ...noticesOf(env),
    ...captainsOf(env),
    ...(LOG === 'info' && { verbose: true as const }),
  };
}

function hostName(text: string): string {
  if (!isIP(text) && !/^[\w.-]+$/.test(text))
    throw new Error(`HOST must be an IP address or a host name such as 127.0.0.1, not "${text}".`);
  return text;
}

function captainsOf({ CAPTAINS = '1' }: Readonly<Record<string, string | undefined>>): { captains?: CaptainOptions } {
  if (!/^\d{1,2}$/.test(CAPTAINS)) throw new Error(`CAPTAINS must be a number of threads from 0 to 99, not "${CAPTAINS}".`);
  return CAPTAINS === '0' ? {} : { captains: { threads: Number(CAPTAINS) } };
}

function expiryOf({ EXPIRE_DAYS, EXPIRE_FINISHED_DAYS }: Readonly<Record<string, string | undefined>>): { expiry?: Partial<Expiry> } {
  if (!EXPIRE_DAYS && !EXPIRE_FINISHED_DAYS) return {};
  return {
    expiry: {
      ...(EXPIRE_DAYS && { abandonedDays: days('EXPIRE_DAYS', EXPIRE_DAYS) }),
      ...(EXPIRE_FINISHED_DAYS && { finishedDays: days('EXPIRE_FINISHED_DAYS', EXPIRE_FINISHED_DAYS) }),
    },
  };
}

function days(name: string, value: string): number {
  if (!/^\d{1,5}$/.test(value)) throw new Error(`${name} must be a whole number of days (0: never), not "${value}".`);
  return Number(value);
}

function signingKey(text: string): string {
  try {
    privateKeyOf(text);
  } catch (error) {
    throw new Error(`SIGNING_KEY cannot be used. ${(error as Error).message}`);
  }
  return text;
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function noticesOf({
  PUBLIC_URL,
  SMTP_URL,
  MAIL_FROM,
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
}: Readonly<Record<string, string | undefined>>): { notices?: NoticeOptions } {
  if (SMTP_URL && !(PUBLIC_URL && MAIL_FROM))
    throw new Error('SMTP_URL needs PUBLIC_URL (for the links in emails) and MAIL_FROM (the sender).');
  if (VAPID_PRIVATE_KEY && !(VAPID_PUBLIC_KEY && PUBLIC_URL?.startsWith('https:'))) {
    throw new Error('VAPID_PRIVATE_KEY needs VAPID_PUBLIC_KEY and a PUBLIC_URL with https.');
  }
  if (!PUBLIC_URL) return {};
  const mail = SMTP_URL && MAIL_FROM && { smtpUrl: service('SMTP_URL', SMTP_URL, ['smtp:', 'smtps:']), from: MAIL_FROM };
  const push = VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return { notices: { publicUrl: publicUrl(PUBLIC_URL), ...(mail && { mail }), ...(push && { push }) } };
}

function publicUrl(text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!isOrigin(origin) || !/^https?:/.test(origin))
    throw new Error(`PUBLIC_URL must be a web origin such as https://example.org, not "${text}".`);
  return origin;
}

function service(name: string, url: string, protocols: readonly string[]): string {
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols[0]}//.`);
  }
  return url;
}
