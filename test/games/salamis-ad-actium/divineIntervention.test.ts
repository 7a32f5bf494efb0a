import type { God } from '../../../src/games/salamis-ad-actium/data/intermediate.js';
import { libation, type Wish } from '../../../src/games/salamis-ad-actium/rules/divineIntervention/prayers.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { bench } from './campaign.js';

/** The battle of Mylae at the start of a Roman Action Phase. */
function mylae(prepare: (G: Salamis) => void = () => undefined, scenario = 'mylae-260'): Salamis {
  const G = setup({ scenario });
  Object.assign(G, { turn: 1, acting: 0, step: 'move', await: { kind: 'act', sides: [0] } });
  prepare(G);
  return G;
}

function pour(G: Salamis, die: number, god: God, wish?: Wish) {
  const tools = bench(G, [die]);
  libation.perform(tools, '0', wish ? [god, wish] : [god]);
  expect(tools.left()).toBe(0);
  return tools.told;
}
const refused = (G: Salamis, god: God, wish?: Wish) => libation.refuse(G, '0', wish ? [god, wish] : [god])?.key;

describe('3.1 libations', () => {
  it('3.1 up to 1 offended, up to 5 silence, up to 9 favour, 10 great favour', () => {
    const answers = [1, 2, 5, 6, 9, 10].map((die) => pour(mylae(), die, 'sea', { levels: 2 })[0].values?.answer);
    expect(answers).toEqual(['offended', 'silence', 'silence', 'favour', 'favour', 'great']);
  });

  it('3.1 -1 for each libation poured before; the libation is used up whatever the answer', () => {
    const G = mylae((each) => {
      each.libations.left[0] = 2;
      each.libations.poured[0] = 1;
    });
    expect(pour(G, 6, 'craft')[0]).toMatchObject({
      roll: { dice: [6], total: 5, modifiers: [['poured', -1]] },
      values: { answer: 'silence' },
    });
    expect(G.libations).toMatchObject({ left: [1, 1], poured: [2, 0], thisTurn: [true, false] });
  });

  it('3.1 one a turn, at the start of an own Action Phase, while any are left', () => {
    expect(refused(mylae(), 'craft')).toBeUndefined();
    expect(
      refused(
        mylae((G) => {
          G.libations.left[0] = 0;
        }),
        'craft',
      ),
    ).toBe('libationsPoured');
    expect(
      refused(
        mylae((G) => {
          G.libations.thisTurn[0] = true;
        }),
        'craft',
      ),
    ).toBe('libationThisTurn');
    expect(
      refused(
        mylae((G) => {
          G.ships['ro-1-1'].act = {};
        }),
        'craft',
      ),
    ).toBe('libationFirst');
    expect(
      refused(
        mylae((G) => {
          G.step = 'shoot';
        }),
        'craft',
      ),
    ).toBe('libationFirst');
    expect(
      refused(
        mylae((G) => {
          G.squadrons['ro-1'].tried = true;
        }),
        'craft',
      ),
    ).toBe('libationFirst');
    expect(
      refused(
        mylae((G) => {
          G.options.libations = false;
        }),
        'craft',
      ),
    ).toBe('noLibations');
    const routed = mylae((G) => {
      G.squadrons['ro-2'].state = 'routed';
      G.ships['ro-2-1'].act = {};
    });
    expect(refused(routed, 'craft')).toBeUndefined();
  });

  it('3.1 refuses a request that the god does not grant', () => {
    expect(refused(mylae(), 'sea')).toBe('wrongWish');
    expect(refused(mylae(), 'sea', { squadron: 'ro-1' })).toBe('wrongWish');
    expect(refused(mylae(), 'craft', { squadron: 'ro-1' })).toBe('wrongWish');
    expect(refused(mylae(), 'war', { squadron: 'ca-1' })).toBe('notYours');
    expect(refused(mylae(), 'healing', { ship: 'ca-1-1' })).toBe('notYours');
    expect(refused(mylae(), 'war', { squadron: 'ro-1' })).toBeUndefined();
  });

  it('3.1 sea: a level, or two; offended, the flagship takes Light damage', () => {
    const G = mylae();
    pour(G, 6, 'sea', { levels: 2 });
    expect(G.weather.sea).toBe('choppy');
    const H = mylae();
    pour(H, 10, 'sea', { levels: 2 });
    expect(H.weather.sea).toBe('rough');
    const K = mylae();
    pour(K, 1, 'sea', { levels: 2 });
    expect(K.ships[K.cinc[0] ?? ''].dmg).toBe(1);
    expect(K.weather.sea).toBe('flat');
  });

  it('3.1 wind: 45 degrees or a level of strength; any direction and a level; offended, it blows from the enemy', () => {
    const wish = { from: 180, strength: 1, first: 'from' } as const;
    const G = mylae();
    pour(G, 6, 'wind', wish);
    expect(G.weather).toMatchObject({ from: 45, strength: 1 });
    const H = mylae();
    pour(H, 6, 'wind', { ...wish, first: 'strength' });
    expect(H.weather).toMatchObject({ from: 0, strength: 2 });
    const K = mylae();
    pour(K, 10, 'wind', wish);
    expect(K.weather).toMatchObject({ from: 180, strength: 2 });
    const L = mylae((each) => {
      each.weather.from = 90;
    });
    pour(L, 1, 'wind', wish);
    expect(L.weather.from).toBe(0);
  });

  it('3.1 war: boarding bonus for a squadron; offended, the squadron nearest the enemy is shaken', () => {
    const G = mylae();
    pour(G, 9, 'war', { squadron: 'ro-2' });
    expect(G.libations.boardBonus).toEqual({ 'ro-2': 1 });
    const H = mylae();
    pour(H, 10, 'war', { squadron: 'ro-2' });
    expect(H.libations.boardBonus).toEqual({ 'ro-2': 2 });
    const K = mylae((each) => {
      each.ships['ro-2-1'].at.y = 500;
    });
    pour(K, 1, 'war', { squadron: 'ro-1' });
    expect([K.squadrons['ro-1'].state, K.squadrons['ro-2'].state]).toEqual(['steady', 'shaken']);
  });

  it('3.1 craft: counters come back, never more than there were; offended, one is lost', () => {
    const spent = (left: number) =>
      mylae((G) => {
        G.ti[0] = left;
      });
    const after = (left: number, die: number) => {
      const G = spent(left);
      pour(G, die, 'craft');
      return G.ti[0];
    };
    expect([after(1, 6), after(1, 10), after(3, 10), after(4, 10), after(2, 1), after(0, 1)]).toEqual([2, 3, 4, 4, 1, 0]);
  });

  it('3.1 healing: a squadron or a ship; or all of them; offended, the fullest ship is in disorder', () => {
    const ill = () =>
      mylae((G) => {
        G.squadrons['ro-1'].state = 'shaken';
        G.squadrons['ro-2'].state = 'shaken';
        Object.assign(G.ships['ro-1-1'], { fire: 2, pests: 'snakes' });
      });
    const G = ill();
    pour(G, 6, 'healing', { squadron: 'ro-1' });
    expect([G.squadrons['ro-1'].state, G.squadrons['ro-2'].state, G.ships['ro-1-1'].fire]).toEqual(['steady', 'shaken', 2]);
    const H = ill();
    pour(H, 6, 'healing', { ship: 'ro-1-1' });
    expect(H.ships['ro-1-1']).toMatchObject({ fire: 0, pests: null });
    const K = ill();
    pour(K, 10, 'healing', { squadron: 'ro-1' });
    expect([K.squadrons['ro-2'].state, K.ships['ro-1-1'].fire, K.ships['ro-1-1'].pests]).toEqual(['steady', 0, 'snakes']);
    const L = ill();
    L.ships['ro-2-3'].heavy += 1;
    pour(L, 1, 'healing', { squadron: 'ro-1' });
    expect(L.ships['ro-2-3'].disordered).toBe(true);
  });

  it('3.1 gods of sea and wind are silent where the scenario has settled the weather', () => {
    const G = mylae(() => undefined, 'actium-31');
    expect(pour(G, 10, 'wind', { from: 180, strength: 1, first: 'from' })[0].values?.answer).toBe('silence');
    expect(
      pour(
        mylae(() => undefined, 'actium-31'),
        10,
        'craft',
      )[0].values?.answer,
    ).toBe('great');
  });

  it('every choice is legal', () => {
    const G = mylae((each) => {
      each.ti[0] = 1;
      each.ships['ro-1-2'].fire = 1;
      each.squadrons['ro-2'].state = 'shaken';
    });
    const offered = [...libation.choices(G, '0')];
    expect(offered.length).toBeGreaterThan(8);
    for (const args of offered) expect(libation.fits(args) && !libation.refuse(G, '0', args)).toBe(true);
  });
});
