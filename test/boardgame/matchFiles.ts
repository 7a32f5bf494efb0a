import { type DiceRecord, exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { type Dice, matchDice, quickDice } from '../../src/kit/dice.js';
import { commitmentOf, receiptOf, type Salts } from '../../src/kit/salt.js';

export const asRead = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const SEED = `${'1'.repeat(32)}.${'2'.repeat(32)}`;
export const SALTS = { '0': { salt: 'a'.repeat(32), by: 'Frances' }, '1': { salt: 'b'.repeat(32), by: 'Alonso' } } satisfies Salts;

/** Returns commitment, salts and receipts as an honest server writes them. */
export const recordOf = (seed: string, salts: Salts): DiceRecord => ({
  commitment: commitmentOf(seed),
  committed: 'creation',
  salts: Object.entries(salts).map(([playerID, given]) => ({
    playerID,
    by: given?.by ?? null,
    salt: given?.salt ?? null,
    receipt: given && receiptOf(commitmentOf(seed), playerID, given.salt),
  })),
});

interface Forged {
  readonly seed?: string;
  readonly play?: Dice;
  readonly dice?: DiceRecord;
}

/** Creates a match file of at most `most` random moves in a game’s first scenario. Then one side concedes. */
export function matchFile({ slug, rules, scenarios, meta }: GameModule, most: number, forged: Forged = {}): MatchExport {
  const { seed = SEED, play = matchDice(seed, SALTS).play, dice = recordOf(seed, SALTS) } = forged;
  const [{ setupData }] = scenarios;
  const random = quickDice(7);
  let { G } = rules.open(setupData, matchDice(seed).setup);
  const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
  while (!rules.result(G)) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choices = rules.choices(rules.view(G, playerID), playerID);
    const { move, args } = moves.length < most ? choices[random.die(choices.length) - 1] : { move: 'concede', args: [] };
    const played = rules.play(G, playerID, move, args, play);
    moves.push({ stateID: moves.length, playerID, move, args, chronicle: played.chronicle });
    G = played.G;
  }
  return asRead(exportMatch(slug, { setupData, seed, dice, moves, result: rules.result(G), rules: meta.version }));
}
