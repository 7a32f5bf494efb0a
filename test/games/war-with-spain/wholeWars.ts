import { SIDES } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { checkInvariants } from '../../../src/games/war-with-spain/invariants.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { GameDefinition } from '../../../src/kit/definition.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice } from '../../../src/kit/rules.js';
import { checkAgreement, claim, type Match, type Player, playMatch, randomPlayer } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { rules } from './fixtures.js';
import { keepsSecrets, namesNobodyHidden, tellsAlike } from './otherWorld.js';
import { admiral, even, hothead, spendthrift, wayward } from './players.js';
import { sentenceIn } from './sentence.js';
import { alsoAllowed } from './slow.js';
import { STARTS } from './starts.js';

const PLAYERS = { even, admiral, spendthrift };

/** Kinds of matches, with their number and players. One in `every` decisions is checked closely. */
const setups: readonly {
  readonly name: string;
  readonly setupData: object;
  readonly player: Player<WarWithSpain>;
  readonly matches: number;
  readonly every: number;
  /** Returns the first state of the match, if it is not the campaign's. */
  readonly start?: () => WarWithSpain;
}[] = [
  { name: 'evenly', setupData: { income: 'average' }, player: even, matches: 154, every: 30 },
  { name: 'hotly', setupData: { spanishVpBid: 10 }, player: hothead, matches: 14, every: 60 },
  { name: 'at sea', setupData: {}, player: admiral, matches: 18, every: 60 },
  { name: 'beyond their means', setupData: {}, player: spendthrift, matches: 4, every: 60 },
  { name: 'in the open', setupData: { openInformation: true }, player: hothead, matches: 4, every: 60 },
  { name: 'at random', setupData: {}, player: randomPlayer(warWithSpain), matches: 4, every: 100 },
  { name: 'waywardly', setupData: {}, player: wayward, matches: 4, every: 40 },
  ...STARTS.map(({ name, player, start }) => ({ name, setupData: {}, player: PLAYERS[player], matches: 12, every: 11, start })),
];

/** Checks that an event has a case and a complete sentence. */
export function isTold(entry: GameEvent): void {
  const text = sentenceIn(warWithSpain.texts, entry);
  claim(/^\d+\.\d/.test(entry.case) && /^[A-Z].*[.?!]$/.test(text), () => `no sentence or case: ${entry.key}: ${text}`);
  claim(!/undefined|null|NaN|\[object/.test(text), () => `a gap in ${entry.key}: ${text}`);
}

function isOfferedOnce(choices: readonly Choice[]): void {
  const keys = choices.map(({ move, args }) => JSON.stringify([move, args]));
  claim(new Set(keys).size === keys.length, () => `offered twice: ${keys.find((key, at) => keys.indexOf(key) !== at)}`);
}

/** Checks that the moves of a match, played again with the dice of its seed, lead to the same states. */
function replays(
  definition: GameDefinition<WarWithSpain>,
  { moves, last }: Match<WarWithSpain>,
  setupData: object,
  drawn: number,
  marks: ReadonlyMap<number, string>,
): void {
  const dice = quickDice(drawn * 7919 + 1);
  let G = definition.rules.setup(setupData, dice);
  for (const [index, { playerID, move, args }] of moves.entries()) {
    G = rules.play(G, playerID, move, args, dice).G;
    const mark = marks.get(index);
    if (mark) claim(JSON.stringify(G) === mark, () => `seed ${drawn} goes another way at move ${index}`);
  }
  claim(JSON.stringify(G) === JSON.stringify(last), () => `seed ${drawn} ends another way`);
}

export const wholeWars = (share: number): void =>
  describe('matches', () => {
    const tally = { matches: 0, moves: 0, mutants: 0, secrets: 0, tales: 0, largestView: 0, most: 0 };

    for (const { name, setupData, player, matches, every, start } of setups) {
      const definition: GameDefinition<WarWithSpain> = start ? { ...warWithSpain, rules: { ...rules, setup: start } } : warWithSpain;
      it(`end, replay equally, keep the invariants, offer legal moves and keep secrets: ${name}`, () => {
        const open = 'openInformation' in setupData;
        for (let n = 1; n <= Math.ceil(matches * share); n++) {
          const drawn = seed(n);
          const bender = quickDice(drawn);
          const marks = new Map<number, string>();
          const match = playMatch(definition, {
            setupData,
            seed: drawn,
            players: { '0': player, '1': player },
            onDecision: (decision) => {
              if ((decision.number + n) % every) return;
              tally.mutants += checkAgreement(warWithSpain, decision, bender, 6, alsoAllowed);
              const choices = rules.choices(decision.view, decision.playerID);
              isOfferedOnce(choices);
              tally.most = Math.max(tally.most, choices.length);
              if (!open && keepsSecrets(decision)) {
                tally.secrets += 1;
                if (tellsAlike(decision, drawn)) tally.tales += 1;
              }
              const written = JSON.stringify(decision.G);
              claim(JSON.stringify(JSON.parse(written)) === written, () => 'the state is not plain JSON');
              tally.largestView = Math.max(tally.largestView, JSON.stringify(decision.view).length);
            },
            onPlayed: ({ G, choice, number }, after, chronicle) => {
              const wrong = checkInvariants(after);
              claim(!wrong, () => `${wrong}: after ${JSON.stringify(choice)}`);
              namesNobodyHidden(G, after, chronicle);
              chronicle.forEach(isTold);
              if (number % 50 === 0) marks.set(number, JSON.stringify(after));
              tally.moves += 1;
            },
          });
          if (!start) tally.matches += 1;
          replays(definition, match, setupData, drawn, marks);
          const { last } = match;
          expect(rules.awaiting(last)).toEqual({});
          expect(rules.choices(last, '0')).toEqual([]);
          expect(rules.refusal(last, '0', 'march', [[], [], ['2114']])).toMatchObject({ key: 'over' });
          for (const side of SIDES) expect(last.treasury[side]).toBeGreaterThanOrEqual(0);
        }
      });
    }

    afterAll(() => {
      console.log(tally);
      expect(tally.matches).toBeGreaterThanOrEqual(200 * share);
      expect(tally.largestView).toBeLessThan(25_000);
      expect(tally.secrets).toBeGreaterThan(500 * share);
      expect(tally.tales).toBeGreaterThan(200 * share);
    });
  });
