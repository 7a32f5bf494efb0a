// Replays a match export and says whether every move, die and result agrees; exits 1 when one does not.
import { readFileSync } from 'node:fs';
import { verifyExport } from '../src/boardgame/verify.js';
import { modules } from '../src/index.js';
import { modulesNamed, options, usage } from './arguments.js';

const { positionals } = options({}, true);
if (positionals.length !== 1) usage('verify takes one match file');

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return usage(`${file}: ${(error as Error).message}`);
  }
}

const match = read(positionals[0]);
const slug = String((match as { game?: unknown } | null)?.game);
const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
const verdict = verifyExport(module, match);
if (verdict.ok) {
  console.log(`${slug}: every one of ${verdict.moves} moves agrees, its dice and the result too`);
} else {
  console.log(verdict.why);
  process.exitCode = 1;
}
