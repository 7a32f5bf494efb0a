import { endangered, exposure, guardWorth, lossChance } from '../../../src/games/war-with-spain/bot/defence.js';
import { falls, goalsOf } from '../../../src/games/war-with-spain/bot/goals.js';
import { activate } from '../../../src/games/war-with-spain/bot/orders.js';
import { stormLoss, windLoss } from '../../../src/games/war-with-spain/bot/voyaging.js';
import type { Side } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { E, rules, S, type Scene, scene } from './fixtures.js';

const LONDON = '2114';
const MADRID = '1733';
const DOVER = '2214';
const PLYMOUTH = '1616';
const CORUNNA = '1027';

const seenBy = (side: Side, parts: Scene): WarWithSpain =>
  rules.view(scene({ turn: 5, phase: 'landEnglish', ...parts }), side === 'E' ? E : S);
const decides = (G: WarWithSpain, seat: string) => warWithSpain.captain(rules.view(G, seat), seat, quickDice(1));

describe('the chance that a city falls', () => {
  it('is high for an empty city in reach of a march, and low for a besieged garrison', () => {
    const view = seenBy('E', { armies: { SLT3: '2013' } });
    expect(lossChance(view, 'E', LONDON, 0)).toBeGreaterThan(0.8);
    expect(lossChance(view, 'E', LONDON, 3)).toBeLessThan(0.3);
    expect(lossChance(view, 'E', LONDON, 8)).toBeLessThan(lossChance(view, 'E', LONDON, 3));
  });

  it('is low without an enemy in reach, and higher for an empty city than for a garrison', () => {
    const view = seenBy('E', { armies: { SLT3: '2716' } });
    expect(lossChance(view, 'E', LONDON, 0)).toBeLessThan(0.2);
    expect(lossChance(view, 'E', LONDON, 2)).toBe(0);
  });

  it('an army aboard threatens cities near all coasts in reach, and 4.2 Spain more than England', () => {
    const afloat = (side: 'E' | 'S', hex: string, army: string, ship: string): Scene => ({
      fleets: { [`${side}1`]: [hex, [ship]] },
      armies: { [army]: [`${side}1`, {}] },
    });
    const spain = seenBy('S', { phase: 'landSpanish', ...afloat('E', '1625', 'EL7', 'EM1') });
    expect(lossChance(spain, 'S', '1728', 0)).toBeGreaterThan(0.4);
    expect(lossChance(spain, 'S', '1338', 0)).toBeLessThan(0.2);
    const england = seenBy('E', afloat('S', '1717', 'SLT8', 'SU1'));
    expect(lossChance(england, 'E', '1716', 0)).toBeGreaterThan(
      lossChance(seenBy('E', afloat('S', '0139', 'SLT8', 'SU1')), 'E', '1716', 0),
    );
    expect(lossChance(england, 'E', '1716', 0)).toBeLessThan(lossChance(spain, 'S', '1728', 0));
  });

  it('there are no landings after the last Game-Turn, and no marches after the last Spanish march (7)', () => {
    const last = { turn: 17, phase: 'landSpanish', armies: { EL3: '1732' } } as const;
    expect(lossChance(seenBy('S', last), 'S', MADRID, 0)).toBe(0);
    expect(lossChance(seenBy('E', { turn: 17, armies: { SLT3: '2013' } }), 'E', LONDON, 0)).toBeGreaterThan(0.8);
  });

  it('counts the units on the track of the city (5.55)', () => {
    const armies = { SLT3: '2013' };
    const bare = exposure(seenBy('E', { armies }), 'E', LONDON, 0);
    expect(exposure(seenBy('E', { armies: { ...armies, EL1: 'london:1' } }), 'E', LONDON, 0)).toBeGreaterThan(bare + 3);
  });

  it('lists the cities in danger, and what a garrison would save', () => {
    const view = seenBy('E', { armies: { SLT3: '2013', EL10: DOVER } });
    expect(endangered(view, 'E').map(([hex]) => hex)).toContain(LONDON);
    expect(guardWorth(view, 'E', LONDON, 4)).toBeGreaterThan(10);
    expect(guardWorth(view, 'E', DOVER, 4)).toBeLessThan(1);
  });
});

describe('armies in their own country', () => {
  it('march into an empty city that the enemy can reach', () => {
    const G = scene({ turn: 5, phase: 'landEnglish', armies: { EL5: '1912', SLT3: '2012' } });
    const { move, args } = decides(G, E);
    expect([move, (args[2] as string[]).at(-1)]).toEqual(['march', LONDON]);
  });

  it('do not leave a capital empty to take a small enemy city', () => {
    const G = scene({
      turn: 5,
      phase: 'landEnglish',
      armies: { EL10: LONDON, SLT2: '2012' },
      change: (state) => void Object.assign(state.control, { norwich: 'S' }),
    });
    expect(decides(G, E).move).toBe('finishLandMovement');
  });

  it('give little value to a city on the way, because the enemy can retake it', () => {
    const view = seenBy('S', { phase: 'landSpanish', armies: { SLT3: '2715', DL1: '2713' } });
    expect(falls(view, 'S', ['2714', '2715'], 8)).toBeLessThan(falls(view, 'S', ['2714'], 8) / 2);
  });

  it('march against an invader according to what it threatens', () => {
    const goals = goalsOf(seenBy('S', { turn: 12, phase: 'landSpanish', armies: { EL5: '1730' } }), 'S');
    expect(goals.find(({ hex }) => hex === '1730')?.pull).toBeGreaterThan(18);
  });

  it('still go to the embarkation port of the Armada while the enemy is in Spain, but stay in an invaded England', () => {
    const isPull = (view: WarWithSpain, side: 'E' | 'S', port: string) =>
      goalsOf(view, side).some(({ hex, need, friends }) => hex === port && need === 0 && friends === 0);
    const spain = (armies: Scene['armies']) =>
      seenBy('S', { turn: 12, phase: 'landSpanish', fleets: { S1: [CORUNNA, ['SP1', 'SU1', 'SU2']] }, armies });
    expect([isPull(spain({}), 'S', CORUNNA), isPull(spain({ EL5: '1730' }), 'S', CORUNNA)]).toEqual([true, true]);
    const england = (armies: Scene['armies']) =>
      seenBy('E', { turn: 12, phase: 'landEnglish', fleets: { E1: [PLYMOUTH, ['EM1', 'EM2', 'EM3', 'EM4']] }, armies });
    expect([isPull(england({}), 'E', PLYMOUTH), isPull(england({ SLT2: '2012' }), 'E', PLYMOUTH)]).toEqual([true, false]);
  });
});

describe('money for defence', () => {
  const spring = (parts: Scene): WarWithSpain => {
    const G = scene({ turn: 14, phase: 'activation', ...parts });
    openBooks(G);
    return rules.view(G, E);
  };

  it('raises the free units where no enemy can besiege them before they are placed (15.36)', () => {
    const view = spring({
      armies: { SLT3: '2013', EL10: LONDON },
      change: (G) => void Object.assign(G.landed, { freeMuster: ['EL1', 'EL2'] }),
    });
    const { move, args } = activate(view, E, quickDice(1));
    expect(move).toBe('musterFree');
    expect(['london', 'dover', 'harwich', 'portsmouth']).not.toContain(args[1]);
  });

  it('spends spare ducats on units for cities in danger, also on units outside its plan', () => {
    const raised = (ducats: number): unknown[] => {
      const fleets = { S1: ['1717', ['SU1', 'SU2']] } as const;
      let G = scene({
        turn: 15,
        phase: 'activation',
        fleets,
        armies: { EL10: LONDON, SLT2: ['S1', {}] },
        change: ({ treasury }) => Object.assign(treasury, { E: ducats }),
      });
      openBooks(G);
      const units: unknown[] = [];
      for (let move = ''; move !== 'finishActivation'; ) {
        const choice = decides(G, E);
        move = choice.move;
        if (move === 'buildLand') units.push(choice.args[0]);
        G = rules.play(G, E, move, choice.args, quickDice(1)).G;
      }
      return units;
    };
    expect(raised(1400)).toContain('EL6');
    expect(raised(300)).not.toContain('EL6');
  });
});

describe('the wind', () => {
  it('costs 0.56 steps with it and 1.28 against it in summer, many more in October (6.7)', () => {
    const ships = ['EG5'];
    const [may, october] = [3, 8].map((turn) => scene({ turn }));
    expect(windLoss(may, ships, false)).toBeCloseTo(20 / 36);
    expect(windLoss(may, ships, true)).toBeCloseTo(46 / 36);
    expect(windLoss(october, ships, true)).toBeGreaterThan(4);
    expect(windLoss(october, ['SY1'], true)).toBe(0);
  });

  it('costs nothing along the coast (6.31)', () => {
    const G = scene({ fleets: { E1: ['1616', ['EG5']] } });
    expect(stormLoss(G, ['EG5'], '1616', ['1716'])).toBe(0);
    expect(stormLoss(G, ['EG5'], '1616', ['1617', '1618'])).toBeGreaterThan(0.5);
  });

  it('fleets of one hex join before a pursuit, because each fleet rolls (6.23)', () => {
    const G = scene({
      turn: 5,
      fleets: { E1: [DOVER, ['EG1', 'EG2']], E2: [DOVER, ['EG3', 'EG4']], S1: ['1916', ['SG1']] },
    });
    expect(decides(G, E).move).toBe('mergeFleets');
  });

  it('a fleet on a coast does not sail home in October (6.23)', () => {
    const home = (turn: number) => decides(scene({ turn, fleets: { E1: ['0928', ['EM1']] } }), E).move;
    expect(home(7)).toBe('sail');
    expect(home(8)).not.toBe('sail');
  });
});

describe('the win chance', () => {
  const DUBLIN = '1311';
  const chance = (seat: string, armies: Scene['armies']) => warWithSpain.evaluate?.(scene({ turn: 5, armies }), seat) ?? 0;

  it.each([
    ['English', E, 'SLT3', '2013', MADRID],
    ['Spanish', S, 'EL3', '1732', LONDON],
  ])('is lower for the %s if an enemy can march to their cities', (_nation, seat, enemy, near, far) => {
    expect(chance(seat, { [enemy]: near })).toBeLessThan(chance(seat, { [enemy]: far }));
  });

  it('is higher with a garrison in a city in reach than with one elsewhere', () => {
    expect(chance(E, { SLT3: '2013', EL1: LONDON })).toBeGreaterThan(chance(E, { SLT3: '2013', EL1: DUBLIN }));
  });
});
