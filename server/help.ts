import { LEVELS } from '../src/kit/levels.js';

const SEAT_CREDENTIALS = 'credentials of the seat given by --seat, to continue in a seat that the bot already has';

/** Variables in the order of docs/operation.md. */
const VARIABLES: { readonly [name: string]: string } = {
  PORT: 'port for pages, lobby and sockets (8000)',
  HOST: 'address to listen on, such as 127.0.0.1 behind a reverse proxy (all)',
  DATA_DIR: 'folder of the embedded store (./data)',
  DATABASE_URL: 'postgres://user:password@host:port/database: use PostgreSQL instead',
  REDIS_URL: 'redis://host:port: connects several server processes',
  PROXY: 'set to 1 behind one reverse proxy',
  ORIGINS: 'comma-separated web origins whose pages may use this server',
  EXPIRE_DAYS: 'days until an abandoned match is deleted (60; 0: never)',
  EXPIRE_FINISHED_DAYS: 'days until a finished match is deleted (400; 0: never)',
  METRICS_TOKEN: 'token for /metrics',
  SIGNING_KEY: 'Ed25519 key (PKCS #8, base64) that signs match files',
  PUBLIC_URL: 'the public address of the server: enables notifications',
  SMTP_URL: 'smtps://user:password@host:465: enables notifications by mail',
  MAIL_FROM: 'sender of this mail',
  VAPID_PUBLIC_KEY: 'public key: enables Web Push, together with VAPID_PRIVATE_KEY',
  VAPID_PRIVATE_KEY: 'private key; npx web-push generate-vapid-keys creates both keys',
  CAPTAINS: 'number of bot threads (1; 0: no bots)',
  LOG: 'set to info to log normal events too',
};

const OPTIONS: { readonly [name: string]: string } = {
  '--match URL': 'the URL of the match page',
  '--level LEVEL': `one of ${LEVELS.join(', ')} (default: captain)`,
  '--seat N': 'the number of the seat (default: the first free seat)',
  '--name NAME': 'the name shown in the match',
};

function columns(rows: { readonly [name: string]: string }): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  return Object.entries(rows)
    .map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
    .join('\n');
}

export const help = (): string => `Usage:
  weathergage             serves the client, lobby and games
  weathergage captain …   runs a bot that plays a seat on any server until the match ends
  weathergage export …    writes matches as backup files: --all DIR, or --match ID --to DIR
  weathergage import …    restores matches from backup files: FILE or DIR, several allowed
  weathergage --help      prints this help
  weathergage --version   prints the version

Environment variables of the server, export and import:
${columns(VARIABLES)}

Options of captain:
${columns(OPTIONS)}

Environment variable of captain:
${columns({ SEAT_CREDENTIALS })}`;
