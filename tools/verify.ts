// Replays a match file and reports whether moves, dice, salts and result agree, and which key signed it. Exits 1 if anything disagrees, or
// if the given key has not signed it.
import { gameOf, type MatchExport } from '../src/boardgame/matchFile.js';
import { checkSignature, type Signed } from '../src/boardgame/signature.js';
import { type Agreement, verifyExport } from '../src/boardgame/verify.js';
import { modules } from '../src/index.js';
import { jsonOf, modulesNamed, options, usage } from './arguments.js';

/** The signature. A server publishes its key's fingerprint at `/.well-known/weathergage-key`. */
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

/** The commitment. Only a signature vouches for its time. */
function sealLine({ dice }: MatchExport, { committed }: Agreement, isVouched: boolean): string {
  if (committed === null) return 'seal: none that would hold; the seed may have been chosen';
  const when = { creation: 'before anybody sat down', 'first move': 'with the first move, not before' }[committed];
  return `seal: the seed fits the commitment ${dice?.commitment}, made ${when}, as ${isVouched ? 'its server' : 'the file'} says`;
}

/** The salts, for players to compare with their notes. */
const saltLines = ({ dice }: MatchExport): string[] =>
  (dice?.salts ?? []).map(
    ({ playerID, by, salt }) => `salt of seat ${playerID}: ${salt === null ? 'none was given' : `${salt}, by ${by}`}`,
  );

/** The start of a branch, which cannot be verified beyond the rules. */
const branchLines = ({ start }: MatchExport): string[] =>
  start
    ? [
        `branch “${start.name}”: not sealed; it starts from a state of another match${start.imagined ? ', what was hidden in it filled in' : ''}`,
      ]
    : [];

/** An ending without the rules, which the moves cannot prove. */
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

/** The lines to print; `agrees` is false after a mismatch or without the given key's signature. */
export async function verify(json: unknown, named?: string): Promise<{ readonly agrees: boolean; readonly lines: readonly string[] }> {
  const slug = gameOf(json) ?? '';
  const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
  const finding = verifyExport(module, json);
  if (!finding.ok && finding.about === 'file') return { agrees: false, lines: [finding.why] };
  const match = json as MatchExport;
  const signed = await checkSignature(match);
  const isVouched = signed.is === 'good' && signed.fingerprint === named;
  return {
    agrees: finding.ok && signed.is !== 'bad' && (named === undefined || isVouched),
    lines: [...(finding.ok ? linesOf(match, finding, isVouched) : [finding.why]), signatureLine(signed, named)],
  };
}

async function main(): Promise<void> {
  const { positionals, values } = options({ key: { type: 'string' } }, true);
  if (positionals.length !== 1) usage('verify takes one match file, and --key FINGERPRINT of the server that should have signed it');
  const { agrees, lines } = await verify(jsonOf(positionals[0]), values.key);
  for (const line of lines) console.log(line);
  if (!agrees) process.exitCode = 1;
}

if (require.main === module) void main();
