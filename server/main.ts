#!/usr/bin/env node
import { modules } from '../src/index.js';
import { VERSION } from '../src/version.js';
import { settingsOf } from './environment.js';
import { help } from './help.js';
import { createServer, jsonLog, webClient } from './index.js';

type Command = (args: readonly string[], say: (line: string) => void) => Promise<void>;

const COMMANDS: { readonly [name: string]: (() => Promise<Command>) | undefined } = {
  captain: async () => (await import('./bots/command/command.js')).playAsBot,
  export: async () => (await import('./backup/export.js')).exportMatches,
  import: async () => (await import('./backup/import.js')).importMatches,
};

async function main([command, ...args]: readonly string[]): Promise<void> {
  if ([command, ...args].some((each) => each === '--help' || each === '-h')) return console.log(help());
  if (command === '--version' || command === '-v') return console.log(VERSION);
  if (command === undefined) return serve();
  const run = await (Object.hasOwn(COMMANDS, command) ? COMMANDS[command]?.() : undefined);
  if (!run) throw new Error(`There is no command "${command}". See weathergage --help.`);
  await run(args, console.log);
  process.exit();
}

async function serve(): Promise<void> {
  const { verbose = false, ...settings } = settingsOf(process.env);
  const clientDir = webClient();
  const server = createServer({
    games: Object.values(modules),
    ...settings,
    clientDir,
    log: (level, event, details) => {
      if (level !== 'info' || verbose) jsonLog(level, event, details);
    },
  });
  const { address } = await server.start();
  console.log(`Weathergage is open at ${address}${clientDir ? '' : ' (lobby and sockets only: the web client is not built)'}`);
  const stop = () => server.stop().then(() => process.exit(0), giveUp);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function giveUp(error: Error): void {
  console.error(error.message);
  process.exit(1);
}

main(process.argv.slice(2)).catch(giveUp);
