import { render } from '@testing-library/react';
import Board from '../../../../client/boards/right-fierce-and-terrible/index.js';
import { later } from '../../../../client/boards/right-fierce-and-terrible/later.js';
import { further } from '../../../../client/boards/right-fierce-and-terrible/plans/further.js';
import { planners as first } from '../../../../client/boards/right-fierce-and-terrible/plans/index.js';
import {
  type Draft,
  emptyDraft,
  type Session,
  type SluysBoardProps,
  type SluysTypes,
  type SluysView,
} from '../../../../client/boards/right-fierce-and-terrible/session.js';
import { words } from '../../../../client/boards/right-fierce-and-terrible/words/index.js';
import { viewOf as viewIn } from '../../../../client/kit/board/useView.js';
import { LanguageContext } from '../../../../client/kit/language.js';
import { rightFierceAndTerrible } from '../../../../src/games/right-fierce-and-terrible/index.js';
import { PREFERENCES, standing } from '../../../../src/games/right-fierce-and-terrible/standing.js';
import { type Ask, type Sluys, type Step, seatOf, sideOf } from '../../../../src/games/right-fierce-and-terrible/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english, type Language } from '../../../../src/kit/language.js';
import type { Choice, Refusal, Rules } from '../../../../src/kit/rules.js';
import { chosenOf } from '../../../../src/kit/standing.js';
import { deskOf } from '../desk.js';
import { keptMatches } from '../replayable.js';

// Load the parts that boards load after the first render.
beforeAll(() => later.load());

/** Untyped rules, for invalid arguments. */
export const rules: Rules<Sluys> = rightFierceAndTerrible.rules;

export interface Moment {
  readonly G: Sluys;
  readonly chronicle: readonly GameEvent[];
}

/** Moves that a playthrough chooses rarely. Otherwise the fleets would not meet. */
const IDLE = /^(end|pass|disengage)/;

/** Yields every state with a decision in a seeded match. The bot plays most moves, and some are random. */
export function* playthrough(seed: number, setupData: unknown = { deployment: 'standard' }, limit = 1500): Generator<Moment> {
  const dice = quickDice(seed);
  let { G, chronicle } = rules.open(setupData, dice);
  for (let move = 0; move < limit; move++) {
    yield { G, chronicle };
    const [player] = Object.keys(rules.awaiting(G));
    if (player === undefined) return;
    const choices = rules.choices(rules.view(G, player), player);
    const lively = choices.filter((choice) => !IDLE.test(choice.move));
    const from = lively.length && dice.die(10) > 2 ? lively : choices;
    const choice = dice.die(4) > 1 ? rightFierceAndTerrible.captain(G, player, dice) : from[dice.die(from.length) - 1];
    ({ G, chronicle } = rules.play(G, player, choice.move, choice.args, dice));
  }
}

const SETUPS = [
  { deployment: 'standard' },
  { deployment: 'standard', scenario: 's1' },
  { deployment: 'standard', scenario: 's6', shortGame: true },
];

const matches = keptMatches(playthrough);

export function atStep(step: Step, fits: (G: Sluys) => boolean = () => true, setups: readonly unknown[] = SETUPS): Sluys {
  for (let seed = 1; seed < 14; seed++) {
    for (const setup of setups) {
      for (const { G } of matches(seed, setup)) {
        if (!G.over && rules.awaiting(G)[asked(G)] === step && fits(G)) return G;
      }
    }
  }
  throw new Error(`no match comes to ${step}`);
}

/** Whether a default automatic answer applies. */
export const settled = (G: Sluys): boolean =>
  G.ask !== null && standing.answer(G, seatOf(G.ask.side), chosenOf(PREFERENCES, {})) !== undefined;

export const atQuestion = (kind: Ask['kind'], fits: (G: Sluys) => boolean = () => true): Sluys =>
  atStep('decide', (G) => G.ask?.kind === kind && !settled(G) && fits(G));

/**
 * Returns a state with a rare pending decision that has several answers.
 * @param questions returns decisions. The first one with a choice is used
 */
export function putting(questions: (G: Sluys) => readonly Ask[], setups: readonly unknown[] = SETUPS): Sluys {
  let found: Sluys | undefined;
  atStep(
    'sailsOars',
    (G) => {
      found = questions(G)
        .map((ask): Sluys => ({ ...G, ask }))
        .find((state) => rules.choices(state, asked(state)).length > 1);
      return found !== undefined;
    },
    setups,
  );
  if (!found) throw new Error('no state has an answer to it');
  return found;
}

export const asked = (G: Sluys): string => Object.keys(rules.awaiting(G))[0] ?? '0';

const source = { game: rightFierceAndTerrible, words, sideOf: (_G: Sluys, seat: string) => sideOf(seat) };

const inEnglish = rightFierceAndTerrible.present(english);

export const viewOf = (G: Sluys): SluysView => viewIn<SluysTypes>(source, G, asked(G), english, inEnglish);

export const choicesIn = (G: Sluys) => rightFierceAndTerrible.rules.choices(G, asked(G));

const planners = { ...first, ...further };

/** Runs the planner without a page. Records the first move. */
export function atTable(G: Sluys, player = asked(G)) {
  const sent: Choice[] = [];
  const notes: (Refusal | undefined)[] = [];
  let changed = () => {};
  let draft: Draft = emptyDraft;
  const session: Session = {
    ...viewOf(G),
    player,
    me: sideOf(player),
    step: rules.awaiting(G)[player] as Step,
    choices: rightFierceAndTerrible.rules.choices(G, player),
    refusal: (move, args) => rules.refusal(G, player, move, args),
    send: (move, ...args) => void sent.push({ move, args }),
    sendAll: ([first]) => void sent.push(first),
    notify: (refusal) => void notes.push(refusal),
  };
  const plan = () =>
    planners[session.step](session, draft, (patch) => {
      draft = { ...draft, ...patch };
      changed();
    });
  const onChange = (hear: () => void) => {
    changed = hear;
  };
  return { session, plan, sent, notes, onChange };
}

/** Like `atTable`, but also renders the panel. */
export function at(G: Sluys, player = asked(G)) {
  const table = atTable(G, player);
  return { ...deskOf({ ...table, texts: table.session.texts }), sent: table.sent };
}

const logged = (chronicle: readonly GameEvent[]) => [
  {
    action: { type: 'MAKE_MOVE', payload: { type: 'moveSquadron', playerID: '0', args: [] } },
    _stateID: 1,
    turn: 1,
    phase: '',
    metadata: chronicle,
  },
];

/** Returns the props of the board in a position. Moves are only recorded. */
export function propsFor(G: Sluys, playerID: string | null, extra: { chronicle?: readonly GameEvent[]; undo?: string } = {}) {
  const sent: { move: string; args: unknown[] }[] = [];
  const moves = new Proxy({} as SluysBoardProps['moves'], {
    get: (_, move: string) => jest.fn((...args: unknown[]) => void sent.push({ move, args })),
  });
  const props: SluysBoardProps = {
    G: rules.view(G, playerID),
    moves,
    playerID,
    log: logged(extra.chronicle ?? []) as unknown as SluysBoardProps['log'],
    isConnected: true,
    plugins: { weathergage: { data: { ...(extra.undo && { undo: extra.undo }) } } },
    _stateID: 1,
  };
  return { props, sent };
}

export function lay(G: Sluys, playerID: string | null = asked(G), extra?: Parameters<typeof propsFor>[2], language: Language = english) {
  const { props, sent } = propsFor(G, playerID, extra);
  const shown = (next?: Partial<SluysBoardProps>) => (
    <LanguageContext.Provider value={language}>
      <Board {...props} {...next} />
    </LanguageContext.Provider>
  );
  const page = render(shown());
  const again = (next: Partial<SluysBoardProps>) => page.rerender(shown(next));
  const place = (id: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`no place ${id}`);
    return found;
  };
  const action = (id: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`[data-action="${id}"]`);
  return { page, sent, props, again, place, action };
}
