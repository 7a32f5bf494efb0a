import { render } from '@testing-library/react';
import Board from '../../../client/boards/invincible-armada/index.js';
import { later } from '../../../client/boards/invincible-armada/later.js';
import { further } from '../../../client/boards/invincible-armada/plans/further.js';
import { planners as first } from '../../../client/boards/invincible-armada/plans/index.js';
import {
  type ArmadaBoardProps,
  type ArmadaTypes,
  type Draft,
  emptyDraft,
  type Session,
} from '../../../client/boards/invincible-armada/session.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import { viewOf } from '../../../client/kit/board/useView.js';
import { type ArmadaMove, invincibleArmada } from '../../../src/games/invincible-armada/face.js';
import { sideOf } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import type { Choice, Rules } from '../../../src/kit/rules.js';
import { keptMatches } from './replayable.js';

// Load the parts that boards load after the first render.
beforeAll(() => later.load());

/** The rules, with untyped moves. */
export const rules: Rules<Armada> = invincibleArmada.rules;

export const movesOf = (G: Armada, player: string): ArmadaMove[] => invincibleArmada.rules.choices(G, player);

export interface Moment {
  readonly G: Armada;
  readonly chronicle: readonly GameEvent[];
}

/** Yields every state with a decision in a random match with this seed. */
export function* playthrough(seed: number, setupData: unknown = { deployment: 'historicalII' }, limit = 2000): Generator<Moment> {
  const dice = quickDice(seed);
  let { G, chronicle } = rules.open(setupData, dice);
  for (let move = 0; move < limit; move++) {
    yield { G, chronicle };
    const [player] = Object.keys(rules.awaiting(G));
    if (player === undefined) return;
    let choices = rules.choices(rules.view(G, player), player);
    const active = choices.filter((choice) => !/^end|holdFire/.test(choice.move));
    if (active.length && dice.die(10) > 2) choices = active;
    const choice = choices[dice.die(choices.length) - 1];
    ({ G, chronicle } = rules.play(G, player, choice.move, choice.args, dice));
  }
}

const matches = keptMatches(playthrough);

export function atStep(step: Armada['step'], fits: (G: Armada) => boolean = () => true, setupData?: unknown): Armada {
  for (let seed = 1; seed < 60; seed++) {
    for (const { G } of matches(seed, setupData)) if (!G.result && G.step === step && fits(G)) return G;
  }
  throw new Error(`no match comes to ${step}`);
}

export const asked = (G: Armada): string => Object.keys(rules.awaiting(G))[0] ?? '0';

const planners = { ...first, ...further };

/** Runs the planner of a decision without a page. */
export function atTable(G: Armada, player = asked(G)) {
  const view = rules.view(G, player);
  const sent: Choice[] = [];
  let draft: Draft = emptyDraft;
  const session: Session = {
    ...viewOf<ArmadaTypes>({ game: invincibleArmada, words, sideOf: (_, seat) => sideOf(seat) }, view, player, english),
    player,
    me: sideOf(player),
    step: view.step,
    choices: movesOf(view, player),
    refusal: (move, args) => rules.refusal(view, player, move, args),
    send: (move, ...args) => void sent.push({ move, args }),
    sendAll: (moves) => void sent.push(...moves),
    notify: () => {},
    refused: undefined,
    hush: () => {},
  };
  const plan = () =>
    planners[session.step](session, draft, (patch) => {
      draft = { ...draft, ...patch };
    });
  return { plan, sent };
}

const logged = (chronicle: readonly GameEvent[]) => [
  {
    action: { type: 'MAKE_MOVE', payload: { type: 'sail', playerID: '0', args: [] } },
    _stateID: 1,
    turn: 1,
    phase: '',
    metadata: chronicle,
  },
];

/** Returns the board's props in a position. Moves are only recorded. */
export function propsFor(G: Armada, playerID: string | null, extra: { chronicle?: readonly GameEvent[]; undo?: string } = {}) {
  const sent: { move: string; args: unknown[] }[] = [];
  const moves = new Proxy({} as ArmadaBoardProps['moves'], {
    get: (_, move: string) => jest.fn((...args: unknown[]) => void sent.push({ move, args })),
  });
  const props: ArmadaBoardProps = {
    G: rules.view(G, playerID),
    ctx: {} as ArmadaBoardProps['ctx'],
    moves,
    playerID,
    log: logged(extra.chronicle ?? []) as unknown as ArmadaBoardProps['log'],
    isConnected: true,
    plugins: { weathergage: { data: { ...(extra.undo && { undo: extra.undo }) } } },
    _stateID: 1,
  };
  return { props, sent };
}

export function lay(G: Armada, playerID: string | null = asked(G), extra?: Parameters<typeof propsFor>[2]) {
  const { props, sent } = propsFor(G, playerID, extra);
  const page = render(<Board {...props} />);
  const again = (next: Partial<ArmadaBoardProps>) => page.rerender(<Board {...props} {...next} />);
  const place = (id: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`no place ${id}`);
    return found;
  };
  const action = (id: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`[data-action="${id}"]`);
  return { page, sent, props, again, place, action };
}
