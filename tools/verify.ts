// Replays a match export and says whether every move, die, salt and result agrees; exits 1 when one does not.
import { readFileSync } from 'node:fs';
import type { MatchExport } from '../src/boardgame/matchFile.js';
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

/** What the dice were made of, for people to compare with what they noted while they played. */
function diceLines({ dice, version }: MatchExport, thrown: number): string[] {
  if (!dice) return [`${thrown} dice; a file of version ${version} has neither commitment nor salts`];
  const { commitment, committed, salts } = dice;
  const seal = commitment ? `the seed fits its commitment ${commitment}, made at ${committed}` : 'the seed was never committed to';
  return [
    `${thrown} dice; ${seal}`,
    ...salts.map(({ playerID, by, salt }) => `salt of seat ${playerID}: ${salt === null ? 'none was given' : `${salt}, by ${by}`}`),
  ];
}

const match = read(positionals[0]);
const slug = String((match as { game?: unknown } | null)?.game);
const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
const verdict = verifyExport(module, match);
if (verdict.ok) {
  console.log(`${slug}: every one of ${verdict.moves} moves agrees, its dice and the result too`);
  for (const line of diceLines(match as MatchExport, verdict.throws.length)) console.log(line);
} else {
  console.log(verdict.why);
  process.exitCode = 1;
}
