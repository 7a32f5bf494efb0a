import { PREFERENCES, standing } from '../../../../src/games/salamis-ad-actium/standing.js';
import { chosenOf } from '../../../../src/kit/standing.js';
import { sea } from '../../../games/salamis-ad-actium/sea.js';
import { hand, inEnglish } from './table.js';

/** A trireme with archers, and an enemy so far off, in side 0's Action Phase. */
const facing = (mm: number, step: 'move' | 'shoot') =>
  sea({ A: { side: 0, at: [600, 500, 0] }, B: { side: 1, at: [600, 500 + mm, 90] } }, (G) => {
    Object.assign(G, { acting: 0, step, await: { kind: 'act', sides: [0] } });
    G.ships.A.archers = 3;
  });
const answer = (G: ReturnType<typeof facing>, shooting?: 'asked') =>
  standing.answer(inEnglish(G, '0').G, '0', chosenOf(PREFERENCES, { shooting }));

describe('4.3 the end of an Action Phase', () => {
  it('comes by itself where nobody has a target, and not while somebody could shoot', () => {
    expect(answer(facing(400, 'shoot'))).toEqual({ move: 'endAction', args: [] });
    expect(answer(facing(60, 'shoot'))).toBeUndefined();
    expect(answer(facing(400, 'shoot'), 'asked')).toBeUndefined();
    expect(answer(facing(400, 'move'))).toBeUndefined();
  });

  it('is offered before shooting when all have sailed and nobody is in reach', () => {
    const offered = (mm: number) => {
      const G = facing(mm, 'move');
      G.ships.A.act = { ...G.ships.A.act, done: true };
      return hand(G, '0')
        .plan()
        .actions.filter(({ id }) => id === 'shooting' || id === 'end')
        .map(({ id, main }) => `${id}${main ? ' main' : ''}`);
    };
    expect(offered(400)).toEqual(['shooting', 'end main']);
    expect(offered(60)).toEqual(['shooting main', 'end']);
  });
});
