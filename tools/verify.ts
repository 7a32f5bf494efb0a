// Replays a match export and says whether every move, die, salt and result agrees, and who has signed it; exits 1 when something does
// not agree, or is not signed by the key that was named.
import { gameOf, type MatchExport } from '../src/boardgame/matchFile.js';
import { checkSignature, type Signed } from '../src/boardgame/signature.js';
import type { Agreement } from '../src/boardgame/verify.js';
import { modules } from '../src/index.js';
import { verifyMatch } from '../src/verification.js';
import { modulesNamed } from './arguments.js';
import { runMatchCommand } from './matchCommand.js';

/** Whose word the file is. A server tells the fingerprint of its key at `/.well-known/weathergage-key`. */
function signatureLine(signed: Signed, named: string | undefined): string {
  if (signed.is === 'none') return 'signature: none';
  const { is, fingerprint } = signed;
  const compared =
    named === undefined ? 'if that is the server’s: compare' : fingerprint === named ? 'the one you named' : 'not the one you named';
  const about = {
    good: compared,
    unchecked: 'which cannot be checked here',
    bad: 'but not of this file: it was changed, or never signed by this key',
  };
  return `signature: by key ${fingerprint}, ${about[is]}`;
}

/** What the seed was committed to. A file can say what it likes of when that was. */
function sealLine({ dice }: MatchExport, { committed }: Agreement, isVouched: boolean): string {
  if (committed === null) return 'seal: none that would hold; the seed may have been chosen';
  const when = { creation: 'before anybody sat down', 'first move': 'with the first move, not before' }[committed];
  return `seal: the seed fits the commitment ${dice?.commitment}, made ${when}, as ${isVouched ? 'its server' : 'the file'} says`;
}

/** What the players gave, for them to compare with what they noted while they played. */
const saltLines = ({ dice }: MatchExport): string[] =>
  (dice?.salts ?? []).map(
    ({ playerID, by, salt }) => `salt of seat ${playerID}: ${salt === null ? 'none was given' : `${salt}, by ${by}`}`,
  );

/** What a branch starts from nobody can check but by asking the rules whether it can be. */
const branchLines = ({ start }: MatchExport): string[] =>
  start
    ? [
        `branch “${start.name}”: not sealed; it starts from a state of another match${start.imagined ? ', what was hidden in it filled in' : ''}`,
      ]
    : [];

/** How it ended no move can show. */
function endingLines({ ending }: Agreement, isVouched: boolean): string[] {
  if (!ending) return [];
  const how = ending.ending === 'time' ? `won on time by seat ${ending.winner}` : 'drawn by agreement';
  return [`end: ${how}, as ${isVouched ? 'its server' : 'the file'} says; no rule ended it`];
}

const noteLines = ({ notes = [] }: MatchExport): string[] =>
  notes.length ? [`private notes: ${notes.length}, no part of the match and not looked at`] : [];

function linesOf(match: MatchExport, finding: Agreement, isVouched: boolean): string[] {
  const { moves, throws, takenBack, unread, ending } = finding;
  return [
    `${match.game}: every one of ${moves} moves agrees, its ${throws.length} dice ${ending ? 'too' : 'and the result too'}`,
    ...endingLines(finding, isVouched),
    ...(takenBack ? [`taken back by consent: ${takenBack} times, played again too; the dice went back with the match`] : []),
    ...branchLines(match),
    sealLine(match, finding, isVouched),
    ...saltLines(match),
    ...noteLines(match),
    ...(unread.length ? [`not looked at: ${unread.join(', ')}`] : []),
  ];
}

/** The lines to print for a match file; `agrees` is false if anything differs from the rules or the named key has not signed it. */
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
