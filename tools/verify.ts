// Replays a match export and says whether every move, die, salt and result agrees; exits 1 when one does not.
import { readFileSync } from 'node:fs';
import { gameOf, type MatchExport } from '../src/boardgame/matchFile.js';
import { type Agreement, verifyExport } from '../src/boardgame/verify.js';
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

/** What the seed was committed to. A file can say what it likes of when that was. */
function sealLine({ dice }: MatchExport, { committed }: Agreement): string {
  if (committed === null) return 'seal: none that would hold; the seed may have been chosen';
  const when = { creation: 'before anybody sat down', 'first move': 'with the first move, not before' }[committed];
  return `seal: the seed fits the commitment ${dice?.commitment}, made ${when}, as the file says`;
}

/** What the players gave, for them to compare with what they noted while they played. */
const saltLines = ({ dice }: MatchExport): string[] =>
  (dice?.salts ?? []).map(
    ({ playerID, by, salt }) => `salt of seat ${playerID}: ${salt === null ? 'none was given' : `${salt}, by ${by}`}`,
  );

function lines(match: MatchExport, finding: Agreement): string[] {
  const { moves, throws, unread } = finding;
  return [
    `${match.game}: every one of ${moves} moves agrees, its ${throws.length} dice and the result too`,
    sealLine(match, finding),
    ...saltLines(match),
    ...(unread.length ? [`not looked at: ${unread.join(', ')}`] : []),
  ];
}

const match = read(positionals[0]);
const slug = gameOf(match) ?? '';
const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
const finding = verifyExport(module, match);
if (finding.ok) console.log(lines(match as MatchExport, finding).join('\n'));
else {
  console.log(finding.why);
  process.exitCode = 1;
}
