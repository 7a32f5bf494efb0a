import { LEVELS } from '../src/kit/levels.js';

/** The environment variables of `weathergage`, in the order of the table in docs/operation.md. */
const VARIABLES: { readonly [name: string]: string } = {
  PORT: 'port for pages, lobby and sockets (8000)',
  DATA_DIR: 'folder of the embedded store (./data)',
  DATABASE_URL: 'postgres://user:password@host:port/database: use PostgreSQL instead',
  REDIS_URL: 'redis://host:port: connects several processes',
  PROXY: '1 behind one reverse proxy',
  ORIGINS: 'comma-separated web origins whose pages may use this server',
  EXPIRE_DAYS: 'days until an abandoned match is deleted (60; 0: never)',
  EXPIRE_FINISHED_DAYS: 'days until a finished match is deleted (400; 0: never)',
  METRICS_TOKEN: 'token for /metrics',
  SIGNING_KEY: 'Ed25519 key (PKCS #8, base64) that signs match files',
  PUBLIC_URL: 'the public address of the server: enables notifications',
  SMTP_URL: 'smtps://user:password@host:465: enables notifications by mail',
  MAIL_FROM: 'sender of that mail',
  VAPID_PUBLIC_KEY: 'enables Web Push, together with the next',
  VAPID_PRIVATE_KEY: 'both from npx web-push generate-vapid-keys',
  CAPTAINS: 'threads for bots (1; 0: no bots)',
  LOG: 'info: also log normal events',
};

const OPTIONS: { readonly [name: string]: string } = {
  '--match URL': 'the address of the match page',
  '--level LEVEL': `one of ${LEVELS.join(', ')} (captain)`,
  '--seat N': 'the seat (the first free one)',
  '--name NAME': 'the name shown in the match',
  '--credentials KEY': 'with --seat: continue at a seat the bot already has',
};

function columns(rows: { readonly [name: string]: string }): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  return Object.entries(rows)
    .map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
    .join('\n');
}

/** Returns the text of `weathergage --help`. */
export const help = (): string => `Usage:
  weathergage             serves client, lobby and games
  weathergage captain …   plays a seat on any server with a bot, to the end of the match
  weathergage --help      prints this help
  weathergage --version   prints the version

Environment variables of the server:
${columns(VARIABLES)}

Options of captain:
${columns(OPTIONS)}`;
