import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';

const MOVES = 120;
/** Every so many moves somebody goes on from an earlier state as well. */
const BRANCH = 7;

/** A match through boardgame.io's reducer: every state of it, and those that say something else by now than when they were handed over. */
function kept({ game, rules, scenarios }: GameModule) {
  const seeded = { ...game, seed: 'setup.play' };
  const reducer = CreateGameReducer({ game: seeded });
  const dice = quickDice(11);
  const states: { readonly state: State; readonly said: string }[] = [];
  const said = ({ G, deltalog }: State) => JSON.stringify([G, deltalog]);
  const keep = (state: State) => {
    states.push({ state, said: said(state) });
    return state;
  };
  /** A move from a state, chosen by a number. */
  const move = (state: State, number: number): State => {
    const [playerID] = Object.keys(rules.awaiting(state.G));
    const choices = rules.choices(rules.view(state.G, playerID), playerID);
    const { move, args } = choices[number % choices.length];
    return reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as never);
  };
  let state = keep(InitializeGame({ game: seeded, numPlayers: 2, setupData: scenarios[0].setupData }));
  for (let n = 0; n < MOVES && state.ctx.gameover === undefined; n++) {
    const number = dice.die(1e6);
    const next = keep(move(state, number));
    if (n % BRANCH === 0) {
      if (said(move(state, number)) !== said(next)) throw new Error(`the second time move ${n} is another`);
      const { state: earlier } = states[dice.die(states.length) - 1];
      if (earlier.ctx.gameover === undefined) keep(move(earlier, dice.die(1e6)));
    }
    state = next;
  }
  return { states, changed: states.filter((each) => said(each.state) !== each.said) };
}

describe.each(Object.values(modules) as GameModule[])('$slug, going on in one state', (module) => {
  it('leaves every state that it has handed over as it was, also where a match goes on from one of them twice', () => {
    const { states, changed } = kept(module);
    expect(states.length).toBeGreaterThan(20);
    expect(changed.map(({ state }) => state._stateID)).toEqual([]);
  });
});
