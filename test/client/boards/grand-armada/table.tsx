import { render } from '@testing-library/react';
import Board from '../../../../client/boards/grand-armada/index.js';
import { later } from '../../../../client/boards/grand-armada/later.js';
import { further } from '../../../../client/boards/grand-armada/plans/further.js';
import { planners as first } from '../../../../client/boards/grand-armada/plans/index.js';
import {
  type Draft,
  emptyDraft,
  type GrandArmadaBoardProps,
  type GrandArmadaTypes,
  type Session,
  type StepView,
} from '../../../../client/boards/grand-armada/session.js';
import { words } from '../../../../client/boards/grand-armada/words/index.js';
import type { View } from '../../../../client/kit/board/session.js';
import { viewOf as viewIn } from '../../../../client/kit/board/useView.js';
import { LanguageContext } from '../../../../client/kit/language.js';
import type { ShipId } from '../../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../../src/games/grand-armada/index.js';
import { type GrandArmada, type Ship, type Step, sideOf } from '../../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english, type Language } from '../../../../src/kit/language.js';
import type { Choice, Refusal, Rules } from '../../../../src/kit/rules.js';

export const planners = { ...first, ...further };

// Load the later parts of the board at once.
beforeAll(() => later.load());

/** The rules, with untyped moves. */
export const rules: Rules<GrandArmada> = grandArmada.rules;

export const viewOf = (G: GrandArmada, player: string | null = asked(G)): View<GrandArmadaTypes> =>
  viewIn<GrandArmadaTypes>({ game: grandArmada, words, sideOf }, G, player, english);

/** Yields every state with a decision in a seeded match. The bot plays most moves, and some are random. */
export function* playthrough(seed: number, setupData: unknown, limit = 900): Generator<GrandArmada> {
  const dice = quickDice(seed);
  let { G } = rules.open(setupData, dice);
  for (let move = 0; move < limit; move++) {
    yield G;
    const [player] = Object.keys(rules.awaiting(G));
    if (player === undefined) return;
    const view = rules.view(G, player);
    const choices = rules.choices(view, player);
    const choice = dice.die(5) > 1 ? grandArmada.captain(view, player, dice) : choices[dice.die(choices.length) - 1];
    G = rules.play(G, player, choice.move, choice.args, dice).G;
  }
}

/** A battle's initial state with changes. */
export function position(
  scenario: number,
  ships: { readonly [id in ShipId]?: Partial<Ship> },
  rest: Partial<GrandArmada> = {},
  setupData: object = {},
): GrandArmada {
  const { G } = rules.open({ scenario, ...setupData }, quickDice(1));
  for (const [id, change] of Object.entries(ships)) Object.assign(G.ships[id as ShipId] ?? {}, change);
  return { ...G, ...rest };
}

/** Returns the state with only these ships on the map. */
export function only(G: GrandArmada, ids: readonly ShipId[]): GrandArmada {
  const ships: GrandArmada['ships'] = {};
  for (const id of Object.keys(G.ships) as ShipId[]) if (ids.includes(id)) ships[id] = G.ships[id];
  return { ...G, ships };
}

export const asked = (G: GrandArmada): string => Object.keys(rules.awaiting(G))[0] ?? '0';

export const activated = (G: GrandArmada, id: ShipId, ...orders: readonly unknown[]): GrandArmada =>
  rules.play(G, asked(G), 'activate', [id, ...orders], quickDice(1)).G;

/** Runs the planners without a page. Records moves, notices and drafts. */
export function hand(G: GrandArmada, player = asked(G)) {
  const view = rules.view(G, player);
  const sent: Choice[] = [];
  const notes: (Refusal | undefined)[] = [];
  let draft: Draft = emptyDraft;
  const session: Session = {
    ...viewOf(view, player),
    player,
    me: sideOf(view, player),
    step: rules.awaiting(G)[player] as Step,
    choices: grandArmada.rules.choices(view, player),
    refusal: (move, args) => rules.refusal(view, player, move, args),
    send: (move, ...args) => void sent.push({ move, args }),
    sendAll: (moves) => void sent.push(...moves),
    notify: (refusal) => void notes.push(refusal),
  };
  const change = (patch: Partial<Draft>) => {
    draft = { ...draft, ...patch };
  };
  const plan = (): StepView => planners[session.step](session, draft, change);
  return {
    session,
    sent,
    notes,
    plan,
    press: (...places: readonly string[]) => {
      for (const place of places) plan().press?.(place);
    },
    act: (id: string) => {
      const action = plan().actions.find((each) => each.id === id);
      if (!action?.run) throw new Error(`no action ${id}: ${action?.why?.reason ?? plan().actions.map((each) => each.id)}`);
      action.run();
    },
    draft: () => draft,
    from: (start: Draft) => {
      draft = start;
    },
  };
}

const logged = (chronicle: readonly GameEvent[]) => [
  {
    action: { type: 'MAKE_MOVE', payload: { type: 'advance', playerID: '0', args: [] } },
    _stateID: 1,
    turn: 1,
    phase: '',
    metadata: chronicle,
  },
];

interface Extra {
  readonly chronicle?: readonly GameEvent[];
  readonly undo?: string;
  readonly language?: Language;
}

/** Renders the board in a position and records its moves. */
export function lay(G: GrandArmada, playerID: string | null = asked(G), extra: Extra = {}) {
  const sent: Choice[] = [];
  const moves = new Proxy({} as GrandArmadaBoardProps['moves'], {
    get: (_, move: string) => jest.fn((...args: unknown[]) => void sent.push({ move, args })),
  });
  const props: GrandArmadaBoardProps = {
    G: rules.view(G, playerID),
    moves,
    playerID,
    log: logged(extra.chronicle ?? []) as unknown as GrandArmadaBoardProps['log'],
    isConnected: true,
    plugins: { weathergage: { data: { ...(extra.undo && { undo: extra.undo }) } } },
    _stateID: 1,
  };
  const shown = (next: Partial<GrandArmadaBoardProps> = {}) => (
    <LanguageContext.Provider value={extra.language ?? english}>
      <Board {...props} {...next} />
    </LanguageContext.Provider>
  );
  const page = render(shown());
  const again = (next: Partial<GrandArmadaBoardProps>) => page.rerender(shown(next));
  const place = (id: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`no place ${id}`);
    return found;
  };
  const action = (id: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`[data-action="${id}"]`);
  return { page, sent, again, place, action };
}
