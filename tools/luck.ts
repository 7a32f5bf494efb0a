// Prints the luck ledger of a match file. After a mismatch with the rules, prints the part before it and exits 1.

import { seatName } from '../client/kit/seatName.js';
import { words as pageWords } from '../client/match/features/luck/words/index.js';
import { gameOf } from '../src/boardgame/matchFile.js';
import type { GameModule } from '../src/boardgame/module.js';
import type { Agreement } from '../src/boardgame/verify.js';
import { manifests, type Slug } from '../src/games/index.js';
import { modules } from '../src/index.js';
import { english } from '../src/kit/language.js';
import { decisiveRolls, type Line, linesOf, luckOf, type MatchRoll, readMatch } from '../src/kit/luck.js';
import type { KindWords } from '../src/kit/luckRolls.js';
import { verifyMatch } from '../src/verification.js';
import { modulesNamed, usage } from './arguments.js';
import { runMatchCommand } from './matchCommand.js';

const TELLING = 10;

const words = english.of(pageWords);

/** Returns rows as lines with aligned columns. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Lists each side's expected and actual results by kind and turn, and the decisive rolls. */
async function linesOfMatch(module: GameModule, finding: Pick<Agreement, 'states' | 'events'>): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (text: string) => lines.push(...text.split('\n'));
  const source = await manifests[module.slug as Slug].luck?.();
  if (!source) return usage(`luck: ${module.slug} has no luck ledger`);
  const kinds: { readonly [kind: string]: KindWords } = { ...source.words(english), other: words.other };
  const casts = readMatch(source, { first: finding.states[0], turn: module.clock?.(finding.states[0])?.turn }, finding.events);
  const last = finding.states[finding.states.length - 1];
  const sides = module.sides.map(({ playerID }) => ({ playerID, name: seatName(module, last, playerID, english) }));
  const { columns } = words;

  const rowOf = ({ kind, side, rolls, sum }: Line): readonly string[] => [
    `${kinds[kind].name} (${kinds[kind].unit})`,
    String(rolls),
    ...(sum
      ? [
          words.expected(sum.expected),
          words.fell(sum.outcome),
          side === undefined ? '' : words.difference(sum.outcome - sum.expected),
          words.chance(Math.min(sum.atLeast, sum.atMost)),
        ]
      : ['', '', '', '']),
  ];
  const heads = [columns.roll, columns.rolls, columns.expected, columns.fell, columns.difference, columns.chance];
  const ledger = (title: string, of: readonly MatchRoll[], side?: string) => {
    const lines = linesOf(source.kinds, of).filter((line) => line.side === side);
    if (lines.length) print(`\n${title}\n${table([heads, ...lines.map(rowOf)])}`);
  };

  print(`${module.title}: ${words.title}`);
  for (const { playerID, name } of sides) {
    const { luck, rolls, atLeast, atMost } = luckOf(casts, playerID);
    const rare = atLeast < atMost ? words.rareMatch(atLeast, true) : words.rareMatch(atMost, false);
    print(`${words.luck(name, luck)}, ${words.rolls(rolls)}. ${rare}`);
  }
  for (const { playerID, name } of sides) ledger(name, casts, playerID);
  ledger(words.neutral, casts);
  print(`\n${words.byTurn}`);
  const turns = [...new Set(casts.map(({ turn }) => turn))];
  for (const turn of turns) {
    const own = casts.filter((cast) => cast.turn === turn);
    print(`${words.turn(turn)}. ${sides.map(({ playerID, name }) => words.luck(name, luckOf(own, playerID).luck)).join('; ')}`);
  }
  print(`\n${words.decisive}`);
  for (const { kind, side, of, turn, outcome, expected, chance, state } of decisiveRolls(source.kinds, casts, TELLING)) {
    const name = sides.find(({ playerID }) => playerID === side)?.name ?? '';
    const dice = of.flatMap(({ roll }) => roll?.dice ?? []);
    const events = words.decisiveResult(dice, words.fell(outcome), words.expected(expected), words.oneIn(chance));
    print(`${words.decisiveRoll(name, kinds[kind].name, words.turn(turn))}: ${events} [${words.move(state)}]`);
  }
  return lines;
}

/** Returns the luck ledger of a match file. `why` describes a mismatch with the rules. */
export async function luck(json: unknown): Promise<{ readonly lines: readonly string[]; readonly why?: string }> {
  const slug = gameOf(json) ?? '';
  const [module] = modulesNamed(Object.hasOwn(modules, slug) ? slug : Object.keys(modules)[0]);
  const finding = await verifyMatch(module, json);
  return { lines: finding.states.length ? await linesOfMatch(module, finding) : [], ...(!finding.ok && { why: finding.why }) };
}

if (require.main === module) void runMatchCommand('luck', 'luck takes one match file');
