import { PREFERENCES, standing } from '../../../src/games/grand-armada/standing.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { chosenOf } from '../../../src/kit/standing.js';
import { allDone, battle, E, rules, S, sailing } from './fixtures.js';

const answer = (G: GrandArmada, player: string, found: object = {}) =>
  standing.answer(rules.view(G, player), player, chosenOf(PREFERENCES, found));

const fired = { gunsUsed: true, crewUsed: true } as const;
const must = (G: GrandArmada): void => {
  G.step = 'must';
};
const onlyArkMust = (G: GrandArmada): void => {
  allDone('ark')(G);
  must(G);
};

describe('automatic answers', () => {
  it('end a move that nothing can follow (4.0)', () => {
    const ended = sailing('ark', { ark: ['N-10', 1, fired], sanmartin: ['P-10', 1] }, { mp: 2, ended: true });
    expect(answer(ended, E)).toEqual({ move: 'endActivation', args: [] });
    expect(answer(ended, E, { onlyMove: 'asked' })).toBeUndefined();
    const shoots = sailing('ark', { ark: ['N-10', 1], sanmartin: ['P-10', 1] }, { mp: 2, ended: true });
    expect(answer(shoots, E)).toBeUndefined();
    const sails = sailing('ark', { ark: ['N-10', 1, fired], sanmartin: ['P-10', 1] }, { mp: 2 });
    expect(answer(sails, E)).toBeUndefined();
  });

  it('leave the turn of a ship that must yaw to the player (5.6)', () => {
    const owes = sailing('ark', { ark: ['N-10', 1, fired], sanmartin: ['P-10', 1] }, { mp: 0, ended: true, owesWay: 1 });
    expect(answer(owes, E)).toBeUndefined();
  });

  it('sail the one ship that must sail (4.0)', () => {
    const places = { ark: ['N-10', 1], lion: ['C-3', 1], sanmartin: ['W-18', 1] } as const;
    const one = battle(places, onlyArkMust);
    expect(answer(one, E)).toEqual({ move: 'activate', args: ['ark'] });
    expect(answer(one, S)).toBeUndefined();
    expect(answer(battle(places, must), E)).toBeUndefined();
    const yaws = battle({ ...places, ark: ['N-10', 1, { yawDue: true }] }, onlyArkMust);
    expect(answer(yaws, E)).toBeUndefined();
    expect(answer({ ...one, step: 'choose' }, E)).toBeUndefined();
  });

  it('leave a retreat that is possible to the player (11.0)', () => {
    const retreat = battle(
      { ark: ['N-10', 1], lion: ['C-3', 1, { done: true }], sanmartin: ['W-18', 1] },
      (G) => {
        must(G);
        G.turn = 3;
      },
      { scenario: 4, retreat: 'printed' },
    );
    expect(answer(retreat, E)).toBeUndefined();
  });
});
