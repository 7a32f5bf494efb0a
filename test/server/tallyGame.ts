import * as Type from '@sinclair/typebox';
import { toModule } from '../../src/boardgame/module.js';
import { actionOf } from '../../src/kit/action.js';
import type { GameDefinition, Presentation } from '../../src/kit/definition.js';
import { candidatesOf } from '../../src/kit/explain.js';
import { english, type Language } from '../../src/kit/language.js';
import { type GameMeta, titleOf } from '../../src/kit/meta.js';
import { makeRules, type PlayerID, type Sequence } from '../../src/kit/rules.js';

/**
 * A game without an end. In each round both sides commit a number in secret, then state it in turn. The state records every action, so that
 * lost, repeated or misplaced moves can be detected.
 */
export interface Tally {
  round: number;
  commits: { [playerID: string]: number | null };
  /** The side that must state its number, or null while both commit. */
  saying: string | null;
  made: { [playerID: string]: number };
}

const action = actionOf<Tally>();
const Figure = Type.Integer({ minimum: 1, maximum: 9 });
const FIGURES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const commit = action({
  name: 'commit',
  case: '1.1',
  secret: true,
  args: [Figure],
  refuse: () => undefined,
  choices: () => FIGURES.map((n) => [n] as const),
  perform: ({ G }, player, n) => {
    G.commits[player] = n;
    G.made[player] += 1;
  },
});

const say = action({
  name: 'say',
  case: '1.2',
  args: [Figure],
  refuse: () => undefined,
  choices: () => FIGURES.map((n) => [n] as const),
  perform: ({ G, dice, emit }, player, n) => {
    G.made[player] += 1;
    emit({ key: 'say', case: '1.2', by: player, values: { n }, roll: { dice: [dice.die(6)] } });
    if (player === '0') G.saying = '1';
    else {
      G.saying = null;
      G.round += 1;
      G.commits = { '0': null, '1': null };
    }
  },
});

const sequence: Sequence<Tally> = { round: { title: 'Round', case: '1.0', steps: { commit: [commit], say: [say] } } };

const rules = makeRules({
  sequence,
  always: [],
  texts: {},
  setup: (): Tally => ({ round: 1, commits: { '0': null, '1': null }, saying: null, made: { '0': 0, '1': 0 } }),
  proceed: ({ G }) => {
    if (G.saying === null && G.commits['0'] !== null && G.commits['1'] !== null) G.saying = '0';
  },
  phase: () => 'round',
  awaiting: (G): Record<string, string> => {
    if (G.saying !== null) return { [G.saying]: 'say' };
    return Object.fromEntries(['0', '1'].filter((id) => G.commits[id] === null).map((id) => [id, 'commit']));
  },
  view: (G, playerID) => ({
    ...G,
    commits: Object.fromEntries(
      Object.entries(G.commits).map(([id, n]) => [id, n === null || id === playerID || G.saying !== null ? n : 0]),
    ),
  }),
  result: () => undefined,
});

const meta: GameMeta = {
  slug: 'tally',
  version: '0.1.0',
  sides: ['red', 'yellow'],
  minutes: [1, 5],
  words: { en: { title: 'Tally', year: '1588', battle: 'a tally', sides: ['Red', 'Yellow'], blurb: '' } },
};

const present = (language: Language): Presentation => ({
  ...titleOf(meta, language),
  scenarios: [{ id: 'only', title: 'Tally', sides: ['red', 'yellow'], length: 'without end', setupData: {} }],
  options: Type.Object({}, { additionalProperties: false }),
  texts: {},
});

const captain = (view: Tally, playerID: PlayerID) => rules.choices(view, playerID)[0];

const tally: GameDefinition<Tally> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always: [],
  captain,
  candidates: candidatesOf(captain, rules),
  reasons: () => ({}),
  chartsFor: () => [],
  determinize: (view) => view,
};

export const tallyModule = toModule(tally);
