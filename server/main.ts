#!/usr/bin/env node
import { modules } from '../src/index.js';
import { VERSION } from '../src/version.js';
import { settingsOf } from './environment.js';
import { help } from './help.js';
import { createServer, jsonLog, webClient } from './index.js';

/** `weathergage` serves; `weathergage captain …` has a captain play a seat at a server; what else there is `--help` says. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if ([command, ...args].some((each) => each === '--help' || each === '-h')) return console.log(help());
  if (command === '--version' || command === '-v') return console.log(VERSION);
  if (command === undefined) return serve();
  if (command !== 'captain') throw new Error(`There is no command "${command}": See weathergage --help.`);
  const { captain } = await import('./bots/command/command.js');
  await captain(args, console.log);
  process.exit(0);
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

/** Ends the process with a plain sentence. */
function giveUp(error: Error): void {
  console.error(error.message);
  process.exit(1);
}

main(process.argv.slice(2)).catch(giveUp);
