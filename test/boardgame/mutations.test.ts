import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { type Finding, verifyExport } from '../../src/boardgame/verify.js';
import { isSlug, manifests } from '../../src/games/index.js';
import { modules } from '../../src/index.js';
import { type Dice, matchDice, quickDice } from '../../src/kit/dice.js';
import type { StateFault } from '../../src/kit/manifest.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { seed } from '../kit/seed.js';
import { branchOf, statesOf } from './branches.js';
import { asRead, matchFile, SEED } from './matchFiles.js';

const MUTATIONS = 150;
/** Number of legal moves that a forger appends to an accepted state. */
const MOVES = 3;

const games = Object.values(modules) as unknown as GameModule[];

type Fields = { [key: string]: unknown };

/** A value in a file: `holder[key]`. */
interface Held {
  readonly holder: Fields;
  readonly key: string;
}

function heldIn(value: unknown, found: Held[] = []): Held[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Fields;
  for (const key of Object.keys(holder)) {
    found.push({ holder, key });
    heldIn(holder[key], found);
  }
  return found;
}

const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : []);

const STRANGE = [
  1e308,
  -1,
  -0,
  0.5,
  2 ** 53,
  null,
  true,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  deep(80),
  'x'.repeat(9999),
  Array(9999).fill(0),
];

const oneOf = <T>(items: readonly T[], dice: Dice): T => items[dice.die(items.length) - 1];

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const define = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** Removes one value, or replaces it by an unusual value, a value from elsewhere in the file, or a nearby number. */
function mutate(file: object, dice: Dice): void {
  const all = heldIn(file);
  const { holder, key } = oneOf(all, dice);
  const old = holder[key];
  const put = (value: unknown) => define(holder, key, value);
  const alike = (same: (held: Held) => boolean) => {
    const { holder: other, key: there } = oneOf(all.filter(same), dice);
    put(asRead(other[there] ?? null));
  };
  const changes = [
    () => put(oneOf(STRANGE, dice)),
    () => alike((held) => kindOf(held.holder[held.key]) === kindOf(old)),
    () => alike((held) => held.key === key),
    () => put(typeof old === 'number' ? old + dice.die(9) - 5 : typeof old === 'boolean' ? !old : null),
    () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
    () => (Array.isArray(holder) ? holder.push(asRead(old ?? null)) : define(holder, oneOf(['__proto__', 'extra'], dice), old)),
  ];
  oneOf(changes, dice)();
}

/** Returns the file with legal moves from its first state, chosen by a forger. */
function withMoves(module: GameModule, file: MatchExport, dice: Dice): MatchExport {
  const { rules } = module;
  const log: (Choice & { readonly playerID: PlayerID })[] = [];
  const { play } = matchDice(SEED);
  let G = file.start?.state;
  try {
    while (log.length < MOVES && !rules.result(G)) {
      const playerID = oneOf(Object.keys(rules.awaiting(G)), dice);
      const { move, args } = oneOf(rules.choices(rules.view(G, playerID), playerID), dice);
      log.push({ playerID, move, args });
      G = rules.play(G, playerID, move, args, play).G;
    }
  } catch {
    // For impossible states the rules may throw. The verifier must report that.
  }
  return asRead(branchOf(module, file.setupData, file.start?.state, log));
}

function expectAnswer(finding: Finding): void {
  if (finding.ok) return;
  expect(finding.why.length).toBeGreaterThan(0);
  expect(finding.why).not.toContain('The rules cannot replay this file');
}

describe.each(games)('randomly changed match files of $slug', (module) => {
  let stateFault: StateFault;
  beforeAll(async () => {
    if (!isSlug(module.slug)) throw new Error('no such game');
    stateFault = await manifests[module.slug].stateFault();
  });

  it('get a verdict or a refusal, and the rules terminate', () => {
    const plain = matchFile(module, 4);
    const states = module.scenarios
      .flatMap(({ setupData }, i) => statesOf(module, setupData, seed(i), 40, 8))
      .filter((G) => !module.rules.result(G));
    const dice = quickDice(seed(100));
    for (let n = 0; n < MUTATIONS; n++) {
      const isPlain = n % 4 === 0;
      const file = isPlain ? asRead(plain) : branchOf(module, module.scenarios[0].setupData, asRead(oneOf(states, dice)));
      const { start } = file;
      const isInside = start && n % 8 !== 1;
      for (let changes = dice.die(3); changes > 0; changes--) mutate(isInside ? (start.state as object) : file, dice);
      const finding = verifyExport(module, file, stateFault);
      expectAnswer(finding);
      if (isInside && (finding.ok || finding.about !== 'file')) {
        expectAnswer(verifyExport(module, withMoves(module, file, dice), stateFault));
      }
    }
  });
});
