import { render } from '@testing-library/react';
import Board from '../../../../client/boards/war-with-spain/index.js';
import { later } from '../../../../client/boards/war-with-spain/later.js';
import { namesIn } from '../../../../client/boards/war-with-spain/names.js';
import { blocksOf } from '../../../../client/boards/war-with-spain/pieces.js';
import { further } from '../../../../client/boards/war-with-spain/plans/further.js';
import { planners as first } from '../../../../client/boards/war-with-spain/plans/index.js';
import {
  type Draft,
  emptyDraft,
  type Session,
  type WarBoardProps,
  type WarTypes,
} from '../../../../client/boards/war-with-spain/session.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { viewOf } from '../../../../client/kit/board/useView.js';
import { LanguageContext } from '../../../../client/kit/language.js';
import { sideOf } from '../../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import type { Step, WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import type { Dice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english } from '../../../../src/kit/language.js';
import type { Choice, Refusal, Rules } from '../../../../src/kit/rules.js';
import { about } from '../../../kit/about.js';
import { deskOf } from '../desk.js';

// Load the parts that boards load after the first render.
beforeAll(() => later.load());

const planners = { ...first, ...further };

/** The rules, with untyped moves. */
export const rules: Rules<WarWithSpain> = warWithSpain.rules;

export const asked = (G: WarWithSpain): string => Object.keys(rules.awaiting(G))[0] ?? '0';

const logged = (chronicle: readonly GameEvent[]) => [
  {
    action: { type: 'MAKE_MOVE', payload: { type: 'sail', playerID: '0', args: [] } },
    _stateID: 1,
    turn: 1,
    phase: '',
    metadata: chronicle,
  },
];

/** Renders the board for a state. Moves are only recorded in `sent`. */
export function lay(G: WarWithSpain, playerID: string | null = asked(G), chronicle: readonly GameEvent[] = [], language = english) {
  const sent: Choice[] = [];
  const moves = new Proxy({} as WarBoardProps['moves'], {
    get: (_, move: string) => jest.fn((...args: unknown[]) => void sent.push({ move, args })),
  });
  const props: WarBoardProps = {
    G: rules.view(G, playerID),
    moves,
    playerID,
    log: logged(chronicle) as unknown as WarBoardProps['log'],
    isConnected: true,
    plugins: { weathergage: { data: {} } },
    _stateID: 1,
  };
  const page = render(
    <LanguageContext.Provider value={language}>
      <Board {...props} />
    </LanguageContext.Provider>,
  );
  const place = (id: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`no place ${id}`);
    return found;
  };
  const action = (id: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`[data-action="${id}"]`);
  const paper = (name: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`.wg-papers .wg-${name}`);
  return { page, sent, place, action, paper };
}

/** Renders the panel of a pending decision, without the rest of the board. */
export function at(G: WarWithSpain, player = asked(G)) {
  const table = atTable(G, player);
  const desk = deskOf({ ...table, texts: table.session.texts });
  return {
    ...desk,
    sent: table.sent,
    draft: table.draft,
    /** Returns the hexes that can be clicked. */
    lit: () => {
      const { marks, reach = [] } = desk.plan();
      return [
        ...new Set([
          ...[...marks].flatMap(([hex, { kind }]) => (kind === 'no' ? [] : hex)),
          ...reach.flatMap(({ hexes }) => [...hexes.keys()]),
        ]),
      ];
    },
    /** Expects that only this move was sent, and that it is legal. */
    only(move: string, ...args: unknown[]) {
      expect(table.sent).toEqual([{ move, args }]);
      expect(rules.refusal(rules.view(G, player), player, move, args)).toBeUndefined();
    },
  };
}

/** Runs the planner of a pending decision without rendering. Moves are recorded in `sent`, refusals in `notes`. */
export function atTable(G: WarWithSpain, player: string, laid: Partial<Draft> = {}) {
  const view = rules.view(G, player);
  const sent: Choice[] = [];
  const notes: (Refusal | undefined)[] = [];
  let changed = () => {};
  let draft: Draft = { ...emptyDraft, ...laid };
  const session: Session = {
    ...viewOf<WarTypes>({ game: warWithSpain, words, sideOf: (_, seat) => sideOf(seat) }, view, player, english),
    player,
    me: sideOf(player),
    step: rules.awaiting(G)[player] as Step,
    blocks: blocksOf(view),
    names: namesIn(words.en),
    choices: warWithSpain.rules.choices(view, player),
    refusal: (move, args) => rules.refusal(view, player, move, args),
    send: (move, ...args) => void sent.push({ move, args }),
    sendAll: (moves) => void sent.push(...moves.slice(0, 1)),
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
  return { session, plan, sent, notes, draft: () => draft, onChange };
}

/** Ids of buttons that only change the draft. They are clicked rarely, so that each decision ends. */
const LAYING = /^(pick-|step-back|fleet-|downwind|no-stops|suggest|standing|passing|together|land-here|detach-here|ashore-)/;

/** Draft of each player after the last move. The board keeps a part of it. */
export type Hands = Map<string, Partial<Draft>>;

/** Decides one step by random clicks on highlighted hexes and buttons, without the list of choices. */
export function byHand(G: WarWithSpain, player: string, dice: Dice, hands: Hands = new Map()): Choice {
  const { session, plan, sent, draft } = atTable(G, player, hands.get(player));
  for (let press = 0; press < 300; press++) {
    const { ask, actions, marks, reach, press: touch } = plan();
    about(session.step, () => expect(ask).not.toBe(''));
    const buttons = actions.filter(({ run, id }) => run && (!LAYING.test(id) || dice.die(5) === 1));
    const ended = buttons.filter(({ id }) => !/^(finish|pass)/.test(id));
    const from = ended.length && dice.die(10) > 1 ? ended : buttons;
    const lit = [...marks.keys()];
    const far = reach?.flatMap(({ hexes }) => [...hexes.keys()]) ?? [];
    const hexes = far.length && dice.die(3) > 1 ? far : lit;
    if (hexes.length && touch && (dice.die(3) > 1 || !from.length)) touch(hexes[dice.die(hexes.length) - 1]);
    else if (from.length) from[dice.die(from.length) - 1].run?.();
    if (sent.length) {
      const { hex, group, target } = draft();
      hands.set(player, { hex, group, target });
      return sent[0];
    }
  }
  throw new Error(`a dead end at ${session.step}: ${JSON.stringify(session.choices.slice(0, 3))}`);
}
