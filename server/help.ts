import { LEVELS } from '../src/kit/levels.js';

/** What the environment may say to `weathergage`, in the order of the README's table, which says more of each. */
const VARIABLES: { readonly [name: string]: string } = {
  PORT: 'the port for pages, lobby and sockets (8000)',
  DATA_DIR: 'where matches are kept (./data)',
  DATABASE_URL: 'postgres://user:password@host:port/database: matches are kept there instead',
  REDIS_URL: 'redis://host:port, between several processes',
  PROXY: '1 behind one reverse proxy',
  ORIGINS: 'web origins, separated by commas, whose pages may use this server',
  EXPIRE_DAYS: 'days after which an abandoned match is deleted (60; 0: never)',
  EXPIRE_FINISHED_DAYS: 'days after which a finished one is (400)',
  METRICS_TOKEN: 'who brings it may read /metrics',
  SIGNING_KEY: 'the Ed25519 key (PKCS #8, base64) by which match files are signed',
  PUBLIC_URL: 'where people reach the server: whoever is away may then be told',
  SMTP_URL: 'smtps://user:password@host:465: told by mail',
  MAIL_FROM: 'whom that mail comes from',
  VAPID_PUBLIC_KEY: 'with the next: told by their browsers',
  VAPID_PRIVATE_KEY: 'both from npx web-push generate-vapid-keys',
  CAPTAINS: 'threads that think for captains who play at the server (1; 0: none)',
  LOG: 'info: also log what goes as it should',
};

const OPTIONS: { readonly [name: string]: string } = {
  '--match URL': 'the address of the match’s page',
  '--level LEVEL': `one of ${LEVELS.join(', ')} (captain)`,
  '--seat N': 'the seat (the first that is free)',
  '--name NAME': 'what he is called at the table',
  '--credentials KEY': 'with --seat: he goes on at a seat that is his',
};

function columns(rows: { readonly [name: string]: string }): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  return Object.entries(rows)
    .map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
    .join('\n');
}

/** What `weathergage --help` prints. */
export const help = (): string => `weathergage                serves client, lobby and games
weathergage captain …      has a captain play a seat at somebody’s server, to the end
weathergage --help         prints this
weathergage --version      prints the version

It serves by what the environment says:
${columns(VARIABLES)}

captain takes:
${columns(OPTIONS)}`;
