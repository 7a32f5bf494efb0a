import { A, battle, key, order, play, refusal } from './fixtures.js';

const dash = (contact: 'ram' | 'rake' | 'bump' | 'halt', mm = 40, more = {}) => order([['F', mm]], { contact, ...more });

describe('10.2 a shaken crew attacks nobody', () => {
  /** "t" lies alongside "x", and "y" across her bow. */
  const shaken = battle(
    {
      a: { t: ['trireme', 500, 500, 0], u: ['trireme', 900, 100, 0] },
      b: { x: ['trireme', 517, 500, 0], y: ['trireme', 500, 580, 90] },
    },
    (G) => {
      G.squadrons.a.state = 'shaken';
    },
  );

  it('its order to ram or rake is refused, also where it lies beside another enemy already', () => {
    for (const contact of ['ram', 'rake'] as const) {
      expect(refusal(shaken, A, 'moveShip', ['t', dash(contact)])).toMatchObject({ key: 'shaken', case: '10.2' });
      expect(key(shaken, A, 'moveShip', ['u', dash(contact)])).toBe('shaken');
    }
    expect(key(shaken, A, 'moveGroup', [['t', 'u'], dash('ram')])).toBe('shaken');
  });

  it('it may still be told to go where it is no nearer', () => {
    expect(key(shaken, A, 'moveShip', ['t', dash('halt')])).toBeUndefined();
    expect(key(shaken, A, 'moveShip', ['t', dash('bump')])).toBeUndefined();
  });
});

describe('7.1 ramming under sail', () => {
  const sailing = battle({ a: { t: ['trireme', 600, 500, 180, { sails: 'set' }] }, b: { x: ['trireme', 600, 400, 90] } }, (G) => {
    G.weather.strength = 2;
  });

  it('nobody rams or rakes on purpose under sail', () => {
    for (const contact of ['ram', 'rake'] as const) {
      expect(refusal(sailing, A, 'moveShip', ['t', dash(contact, 90, { mode: 'sail' })])).toMatchObject({ key: 'underSail', case: '7.1' });
    }
    expect(key(sailing, A, 'moveShip', ['t', dash('bump', 90, { mode: 'sail' })])).toBeUndefined();
  });

  it('a ship that rows with her sails set may ram, at -2 [7.3]', () => {
    const { chronicle } = play(sailing, A, 'moveShip', ['t', dash('ram', 90)], [2, 6]);
    const ram = chronicle.find((entry) => entry.key === 'ram');
    expect(ram?.roll?.modifiers).toContainEqual(['sailsSet', -2]);
  });
});
