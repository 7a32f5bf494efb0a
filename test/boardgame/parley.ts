import * as Type from '@sinclair/typebox';
import { actionOf, type KeyedTools, type Named, type RuleKeys, violationOf } from '../../src/kit/action.js';
import type { GameDefinition, Presentation } from '../../src/kit/definition.js';
import type { Dice } from '../../src/kit/dice.js';
import { evaluation } from '../../src/kit/evaluate.js';
import { candidatesOf } from '../../src/kit/explain.js';
import { english, type Language } from '../../src/kit/language.js';
import { type GameMeta, titleOf } from '../../src/kit/meta.js';
import { makeRules, type PlayerID, type Result, type Sequence } from '../../src/kit/rules.js';

/**
 * A small game with every feature of the adapter. In the muster, side 0 marks berths one by one, then is ready. In the parley, both sides
 * commit a secret number, then the reveal rolls a die. After a tie the other side answers (an interrupt). The first side to win three
 * rounds wins.
 */
export interface Parley {
  phase: 'muster' | 'parley';
  berths: number[];
  commits: { [playerID: string]: number | 'hidden' | null };
  answering: string | null;
  score: { [playerID: string]: number };
  round: number;
  conceded: string | null;
}

interface ParleyKeys extends RuleKeys {
  readonly refusals: { readonly taken: Named<'berth'> };
}

const action = actionOf<Parley, ParleyKeys>();
const violation = violationOf<ParleyKeys>();
const other = (player: string) => (player === '0' ? '1' : '0');
const Berth = Type.Integer({ minimum: 1, maximum: 3 });

const mark = action({
  name: 'mark',
  case: '1.1',
  args: [Berth],
  refuse: (view, _player, berth) => (view.berths.includes(berth) ? violation('taken', '1.1', { berth }) : undefined),
  choices: (view) => [1, 2, 3].filter((n) => !view.berths.includes(n)).map((n) => [n] as const),
  perform: ({ G, emit }, player, berth) => {
    G.berths.push(berth);
    emit({ key: 'mark', case: '1.1', by: player, values: { berth } });
  },
});

const ready = action({
  name: 'ready',
  case: '1.2',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }) => {
    G.phase = 'parley';
  },
});

const commit = action({
  name: 'commit',
  case: '2.1',
  secret: true,
  args: [Type.Integer({ minimum: 1, maximum: 3 })],
  refuse: () => undefined,
  choices: () => [[1], [2], [3]],
  perform: ({ G }, player, n) => {
    G.commits[player] = n;
  },
});

const answer = action({
  name: 'answer',
  case: '2.3',
  args: [Type.Boolean()],
  refuse: () => undefined,
  choices: () => [[true], [false]],
  perform: ({ G, emit }, player, yes) => {
    if (yes) G.score[player] += 1;
    emit({ key: 'answer', case: '2.3', by: player });
    nextRound(G);
  },
});

const concede = action({
  name: 'concede',
  case: '3.1',
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform: ({ G }, player) => {
    G.conceded = player;
  },
});

function nextRound(G: Parley): void {
  G.answering = null;
  G.commits = { '0': null, '1': null };
  G.round += 1;
}

function reveal({ G, dice, emit }: KeyedTools<Parley, ParleyKeys>): void {
  const [a, b] = [Number(G.commits['0']), Number(G.commits['1'])];
  const die = dice.die(6);
  emit({ key: 'reveal', case: '2.2', values: { a, b }, roll: { dice: [die] } });
  if (a === b) {
    G.answering = die > 3 ? '0' : '1';
    return;
  }
  G.score[a > b ? '0' : '1'] += die > 3 ? 2 : 1;
  nextRound(G);
}

const sequence = {
  muster: { title: 'Muster', case: '1.0', steps: { berth: [mark, ready] } },
  parley: { title: 'Parley', case: '2.0', steps: { commit: [commit], answer: [answer] } },
} as const satisfies Sequence<Parley>;

const rules = makeRules({
  sequence,
  always: [concede],
  texts: { 'refusal.taken': ({ berth }) => `Berth ${berth} is taken.` },
  setup: (setupData): Parley => ({
    phase: (setupData as { skipMuster?: boolean } | undefined)?.skipMuster ? 'parley' : 'muster',
    berths: [],
    commits: { '0': null, '1': null },
    answering: null,
    score: { '0': 0, '1': 0 },
    round: 1,
    conceded: null,
  }),
  proceed: (table) => {
    const { commits, answering } = table.G;
    if (answering === null && commits['0'] !== null && commits['1'] !== null) reveal(table);
  },
  phase: (G) => G.phase,
  awaiting: (G): Record<string, string> => {
    if (rules.result(G)) return {};
    if (G.phase === 'muster') return { '0': 'berth' };
    if (G.answering) return { [G.answering]: 'answer' };
    return Object.fromEntries(['0', '1'].filter((id) => G.commits[id] === null).map((id) => [id, 'commit']));
  },
  view: (G, playerID) => ({
    ...G,
    commits: Object.fromEntries(
      Object.entries(G.commits).map(([id, n]) => [id, n === null || id === playerID || G.answering !== null ? n : 'hidden']),
    ),
  }),
  result: (G): Result | undefined => {
    if (G.conceded) return { winner: other(G.conceded), reason: 'concession', turn: G.round };
    const winner = ['0', '1'].find((id) => G.score[id] >= 3);
    return winner ? { winner, reason: 'score', turn: G.round } : undefined;
  },
});

const meta: GameMeta = {
  slug: 'parley',
  version: '0.1.0',
  sides: ['red', 'yellow'],
  minutes: [1, 5],
  words: { en: { title: 'Parley', year: '1588', battle: 'a parley', sides: ['Red', 'Yellow'], blurb: 'Two sides guess.' } },
};

const present = (language: Language): Presentation => ({
  ...titleOf(meta, language),
  scenarios: [{ id: 'only', title: 'Parley', sides: ['red', 'yellow'], length: 'a minute', setupData: {} }],
  options: Type.Object({ skipMuster: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  texts: {},
});

const captain = (view: Parley, playerID: PlayerID, dice: Dice) => {
  const choices = rules.choices(view, playerID);
  return choices[dice.die(choices.length) - 1];
};

export const parley: GameDefinition<Parley> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always: [concede],
  captain,
  candidates: candidatesOf(captain, rules),
  reasons: () => ({}),
  chartsFor: () => [],
  levels: {
    cadet: { slips: 50, deliberate: ['ready', 'concede'] },
    won: { cadet: { random: 87, captain: 21 }, captain: { random: 99 } },
  },
  evaluate: evaluation(
    rules,
    { features: ({ score, berths }) => ({ score: (score['0'] - score['1']) / 3, berths: berths.length }), gone: () => 0 },
    { score: { early: 2, late: 2 }, berths: { early: 0.04, late: 0.04 } },
  ),
  determinize: (view, _playerID, dice) => {
    const open = (commit: Parley['commits'][string]) => (commit === 'hidden' ? dice.die(3) : commit);
    return { ...view, commits: { '0': open(view.commits['0']), '1': open(view.commits['1']) } };
  },
};
