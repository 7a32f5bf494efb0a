import { render } from '@testing-library/react';
import Board from '../../../../client/boards/salamis-ad-actium/index.js';
import { later } from '../../../../client/boards/salamis-ad-actium/later.js';
import { further } from '../../../../client/boards/salamis-ad-actium/plans/further.js';
import { planners as first } from '../../../../client/boards/salamis-ad-actium/plans/index.js';
import {
  type Draft,
  emptyDraft,
  type SalamisBoardProps,
  type Session,
  type StepView,
  type View,
} from '../../../../client/boards/salamis-ad-actium/session.js';
import { words } from '../../../../client/boards/salamis-ad-actium/words/index.js';
import { LanguageContext } from '../../../../client/kit/language.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import {
  fleetName,
  type Salamis,
  type SalamisMove,
  type Side,
  type Step,
  salamisAdActium,
  sideOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { captain } from '../../../../src/games/salamis-ad-actium/index.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english, type Language } from '../../../../src/kit/language.js';
import type { Choice, Refusal, Rules } from '../../../../src/kit/rules.js';

// Load the parts that boards load after the first render.
beforeAll(() => later.load());

const planners = { ...first, ...further };

/** The rules with typed moves. `rules` accepts any move. */
export const { rules: typed } = salamisAdActium;
export const rules: Rules<Salamis> = typed;

/** Yields every state of a seeded match. The bot makes four moves in five, and the others are random. */
export function* playthrough(seed: number, setupData: unknown, limit = 900): Generator<Salamis> {
  const dice = quickDice(seed);
  let { G } = rules.open(setupData, dice);
  for (let move = 0; move < limit; move++) {
    yield G;
    const [player] = Object.keys(rules.awaiting(G));
    if (player === undefined) return;
    const view = rules.view(G, player);
    const choices = rules.choices(view, player);
    const choice = dice.die(5) > 1 ? captain(view, player, dice) : choices[dice.die(choices.length) - 1];
    G = rules.play(G, player, choice.move, choice.args, dice).G;
  }
}

export const asked = (G: Salamis): string => Object.keys(rules.awaiting(G))[0] ?? '0';

export const inEnglish = (view: Salamis, player: string): View & { readonly me: Side } => ({
  G: view,
  me: sideOf(view, player),
  language: english,
  words: english.of(words),
  kit: english.of(kitWords),
  game: salamisAdActium,
  texts: salamisAdActium.texts,
  seatName: (seat) => fleetName(view, sideOf(view, seat)),
});

/** Runs the planners without a page. Records moves, refusals and the draft. */
export function hand(G: Salamis, player = asked(G)) {
  const view = rules.view(G, player);
  const sent: Choice[] = [];
  const notes: (Refusal | undefined)[] = [];
  let draft: Draft = emptyDraft;
  const session: Session = {
    ...inEnglish(view, player),
    player,
    step: rules.awaiting(G)[player] as Step,
    choices: typed.choices(view, player),
    refusal: <Name extends string>(move: Name & SalamisMove['move'], args: ArgsFor<SalamisMove, Name>) =>
      rules.refusal(view, player, move, args),
    send: (move, ...args) => void sent.push({ move, args }),
    sendAll: (moves) => void sent.push(...moves),
    notify: (refusal) => void notes.push(refusal),
    letPass: () => void sent.push({ move: 'seize', args: [false] }),
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
    point: (x: number, y: number) => plan().point?.(x, y),
    press: (...places: readonly string[]) => {
      for (const place of places) plan().press?.(place, false);
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
    action: { type: 'MAKE_MOVE', payload: { type: 'pass', playerID: '0', args: [] } },
    _stateID: 1,
    turn: 1,
    phase: '',
    metadata: chronicle,
  },
];

/** Renders the board. Moves are only recorded in `sent`. */
export function lay(
  G: Salamis,
  playerID: string | null = asked(G),
  extra: { chronicle?: readonly GameEvent[]; undo?: string; language?: Language } = {},
) {
  const sent: Choice[] = [];
  const moves = new Proxy({} as SalamisBoardProps['moves'], {
    get: (_, move: string) => jest.fn((...args: unknown[]) => void sent.push({ move, args })),
  });
  const props: SalamisBoardProps = {
    G: rules.view(G, playerID),
    moves,
    playerID,
    log: logged(extra.chronicle ?? []) as unknown as SalamisBoardProps['log'],
    isConnected: true,
    plugins: { weathergage: { data: { ...(extra.undo && { undo: extra.undo }) } } },
    _stateID: 1,
  };
  const board = (next: Partial<SalamisBoardProps> = {}) => (
    <LanguageContext.Provider value={extra.language ?? english}>
      <Board {...props} {...next} />
    </LanguageContext.Provider>
  );
  const page = render(board());
  const again = (next: Partial<SalamisBoardProps>) => page.rerender(board(next));
  const place = (id: string): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-place="${id}"]`);
    if (!found) throw new Error(`no place ${id}`);
    return found;
  };
  const action = (id: string): HTMLElement | null => page.container.querySelector<HTMLElement>(`[data-action="${id}"]`);
  return { page, sent, again, place, action };
}
