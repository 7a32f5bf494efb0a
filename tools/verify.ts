// Replays a match file. Reports whether moves, dice, salts and result agree, and which key signed the file. Exits 1 on a mismatch, or if
// the given key has not signed the file.
import { gameOf, type MatchExport } from '../src/boardgame/matchFile.js';
import { checkSignature, type Signed } from '../src/boardgame/signature.js';
import type { Agreement } from '../src/boardgame/verify.js';
import { modules } from '../src/index.js';
import { verifyMatch } from '../src/verification.js';
import { modulesNamed } from './arguments.js';
import { runMatchCommand } from './matchCommand.js';

/** Returns the line about the signature. A server publishes its fingerprint at `/.well-known/weathergage-key`. */
function signatureLine(signed: Signed, named: string | undefined): string {
  if (signed.is === 'none') return 'signature: none';
  const { is, fingerprint } = signed;
  const compared = named === undefined ? 'compare it with the server’s' : fingerprint === named ? 'the given key' : 'not the given key';
  const about = {
    good: compared,
    unchecked: 'cannot be checked here',
    bad: 'invalid: the file was changed, or not signed by this key',
  };
  return `signature: by key ${fingerprint}, ${about[is]}`;
}

/** Returns the line about the commitment. Only a signature proves its time. */
function sealLine({ dice }: MatchExport, { committed }: Agreement, isVouched: boolean): string {
  if (committed === null) return 'commitment: none that counts; the seed may have been chosen';
  const when = { creation: 'before the players joined', 'first move': 'at the first move' }[committed];
  return `commitment: ${dice?.commitment} matches the seed, made ${when} according to ${isVouched ? 'the server' : 'the file'}`;
}

/** Returns lines with the salts, which players can compare with their records. */
const saltLines = ({ dice }: MatchExport): string[] =>
  (dice?.salts ?? []).map(({ playerID, by, salt }) => `salt of seat ${playerID}: ${salt === null ? 'none' : `${salt}, from ${by}`}`);

/** Returns the lines about a branch. Its start can be checked only against the rules. */
const branchLines = ({ start }: MatchExport): string[] =>
  start
    ? [
        `branch “${start.name}”: no commitment; it starts from a position of another match${start.imagined ? ', with hidden information filled in' : ''}`,
      ]
    : [];

/** Returns the lines about an ending outside the rules, which moves cannot prove. */
function endingLines({ ending }: Agreement, isVouched: boolean): string[] {
  if (!ending) return [];
  const how = ending.ending === 'time' ? `won on time by seat ${ending.winner}` : 'drawn by agreement';
  return [`end: ${how} according to ${isVouched ? 'the server' : 'the file'}; the rules did not end the match`];
}

const noteLines = ({ notes = [] }: MatchExport): string[] =>
  notes.length ? [`private notes: ${notes.length}, not part of the match and not checked`] : [];

function linesOf(match: MatchExport, finding: Agreement, isVouched: boolean): string[] {
  const { moves, rolls, takenBack, unknownKeys, ending } = finding;
  return [
    `${match.game}: all ${moves} moves and ${rolls.length} dice ${ending ? '' : 'and the result '}agree`,
    ...endingLines(finding, isVouched),
    ...(takenBack ? [`take-backs by consent: ${takenBack}, replayed too`] : []),
    ...branchLines(match),
    sealLine(match, finding, isVouched),
    ...saltLines(match),
    ...noteLines(match),
    ...(unknownKeys.length ? [`not checked: ${unknownKeys.join(', ')}`] : []),
  ];
}

/** Checks a match file. `agrees` is false after a mismatch, or if the file was not signed by the given key. */
export async function verify(json: unknown, named?: string): Promise<{ readonly agrees: boolean; readonly lines: readonly string[] }> {
  const slug = gameOf(json) ?? '';
  const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
  const finding = await verifyMatch(module, json);
  if (!finding.ok && finding.about === 'file') return { agrees: false, lines: [finding.why] };
  const match = json as MatchExport;
  const signed = await checkSignature(match);
  const isVouched = signed.is === 'good' && signed.fingerprint === named;
  return {
    agrees: finding.ok && signed.is !== 'bad' && (named === undefined || isVouched),
    lines: [...(finding.ok ? linesOf(match, finding, isVouched) : [finding.why]), signatureLine(signed, named)],
  };
}

if (require.main === module)
  void runMatchCommand('verify', 'verify takes one match file, and --key FINGERPRINT of the server that should have signed it', {
    key: { type: 'string' },
  });
