import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/hulls.js';
import { ERAS, SIZE, SIZES } from '../../../src/games/salamis-ad-actium/data/points.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { fleetFault, plainShip } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { defaultFleet } from '../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import {
  commandTraining,
  crewTraining,
  fleetPrice,
  squadronPrice,
  type Terms,
} from '../../../src/games/salamis-ad-actium/rules/points/price.js';
import { fleetSoFar, termsOf } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { listsOf } from '../../../src/games/salamis-ad-actium/setup/agreement.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Fleet, FleetShip, FleetSquadron } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { overture } from './overture.js';

const { rules } = overture;
const match = (points: object, options: object = {}): Salamis => rules.setup({ mode: 'points', points, options }, noDice);
const terms = (points: object, options: object = {}): Terms => termsOf(setup({ mode: 'points', points, options }));

const punic = { lists: ['romanRepublic', 'carthaginian'], quality: 'buy' };
const squadronOf = (ships: FleetShip[], more: Partial<FleetSquadron> = {}): FleetSquadron => ({
  name: 'First',
  list: 'carthaginian',
  variant: null,
  crew: 'average',
  officer: 0,
  admiral: true,
  loyalty: null,
  ships,
  ...more,
});
const fleetOf = (...squadrons: FleetSquadron[]): Fleet => ({ libations: 1, squadrons });
const fault = (fleet: Fleet, points: object = punic, side: 0 | 1 = 1, options: object = {}) =>
  fleetFault(terms(points, options), side, fleet)?.key;
const five = plainShip('quinqueremePunic');
const three = plainShip('trireme');

describe('11, 15 default fleets', () => {
  const cases = LIST_IDS.flatMap((list) =>
    ERAS.flatMap((_, era) => (listsOf(era).includes(list) ? SIZES.map((size) => ({ list, era, size })) : [])),
  );

  it.each(LIST_IDS)('%s: a legal fleet for every era and size, bought or rolled', (list) => {
    const own = cases.filter((item) => item.list === list);
    expect(own.length).toBeGreaterThan(0);
    for (const { era, size } of own) {
      for (const quality of ['roll', 'buy'] as const) {
        const agreement = terms({ era, size, lists: [list, list], quality });
        const fleet = defaultFleet(agreement, 0);
        expect([list, era, size, quality, fleetFault(agreement, 0, fleet)]).toEqual([list, era, size, quality, undefined]);
      }
    }
  });

  it('11 every variant has a default fleet too', () => {
    for (const list of LIST_IDS) {
      for (const [variant, { years = FLEET_LISTS[list].years }] of Object.entries(FLEET_LISTS[list].variants)) {
        const era = ERAS.findIndex(({ from, to }) => from <= years[1] && years[0] <= to);
        const agreement = terms({ era, lists: [list, list], variants: [variant, null] });
        expect([list, variant, fleetFault(agreement, 0, defaultFleet(agreement, 0))]).toEqual([list, variant, undefined]);
      }
    }
  });

  it('it has as many ships as the points allow with the cheapest types', () => {
    const agreement = terms({ ...punic, size: 'skirmish' });
    const fleet = defaultFleet(agreement, 1);
    const ships = fleet.squadrons.flatMap(({ ships: members }) => members.map(({ type }) => type));
    expect(ships.sort()).toEqual(['merchantman', 'pentekonter', 'quadrireme', 'quinqueremePunic', 'trireme', 'trireme']);
    expect(fleetPrice(agreement, fleet)).toBeLessThanOrEqual(SIZE.skirmish.points);
  });
});

describe('2.1, 15 limits of a fleet', () => {
  it('2.1 from three ships to the maximum of its size, in squadrons of one to ten', () => {
    expect(fault(fleetOf(squadronOf([five, five])))).toBe('tooFewShips');
    expect(fault(fleetOf(squadronOf([five, five, three])))).toBeUndefined();
    expect(fault(fleetOf(squadronOf([five, five, three]), squadronOf([], { admiral: false })))).toBe('squadronSize');
    expect(fault(fleetOf(squadronOf(Array.from({ length: 11 }, () => three))))).toBe('squadronSize');
    expect(fault(fleetOf(squadronOf(Array.from({ length: 13 }, () => three))))).toBe('tooManyShips');
  });

  it('2.1 one Admiral, and a Vice Admiral for each other squadron', () => {
    expect(fault(fleetOf(squadronOf([five, five, three], { admiral: false })))).toBe('oneAdmiral');
    expect(fault(fleetOf(squadronOf([five, five]), squadronOf([three])))).toBe('oneAdmiral');
    expect(fault(fleetOf(squadronOf([five, five]), squadronOf([three], { admiral: false })))).toBeUndefined();
  });

  it('2.3 quality is bought or rolled, as agreed', () => {
    expect(fault(fleetOf(squadronOf([five, five, three], { crew: null })))).toBe('qualityBought');
    const rolled = { ...punic, quality: 'roll' };
    expect(fault(fleetOf(squadronOf([five, five, three])), rolled)).toBe('qualityRolled');
    expect(fault(fleetOf(squadronOf([five, five, three], { crew: null, officer: null })), rolled)).toBeUndefined();
  });

  it('11.6 shares of types: minima are rounded down, maxima up', () => {
    expect(fault(fleetOf(squadronOf([three, three, five])))).toBe('tooManyOfType');
    expect(fault(fleetOf(squadronOf([five, five, plainShip('pentekonter'), plainShip('pentekonter')])))).toBe('tooManyOfType');
    const hepteres = plainShip('hepteres');
    expect(fault(fleetOf(squadronOf([five, hepteres, hepteres])), { ...punic, size: 'great' })).toBe('tooManyOfType');
  });

  it('11.4 half of a Persian fleet, rounded down, are Persian triremes', () => {
    const others = [plainShip('phoenicianBireme'), plainShip('pentekonter'), plainShip('triremeTransport')];
    const persian = (...ships: FleetShip[]) =>
      fault(fleetOf(squadronOf(ships, { list: 'persian' })), { era: 2, lists: ['persian', 'greekClassical'], quality: 'buy' }, 0);
    expect(persian(plainShip('triremePersian'), ...others)).toBe('tooFewOfType');
    expect(persian(plainShip('triremePersian'), ...others.slice(1))).toBeUndefined();
  });

  it('15 a fleet costs no more than was agreed', () => {
    const agreement = terms(punic);
    const dear = fleetOf(squadronOf([five, five, five, five, five]));
    expect(fleetPrice(agreement, dear)).toBe(5 * 67 + 25);
    expect(fault(dear)).toBeUndefined();
    expect(fault(fleetOf(squadronOf([five, five, five, five, five, five])))).toBe('tooDear');
    expect(fleetPrice(agreement, { ...dear, libations: 3 })).toBe(5 * 67 + 25 + 10);
  });

  it('15 training costs its own share', () => {
    const agreement = terms({ ...punic, quality: 'roll' });
    const rolled = squadronOf([five], { crew: null, officer: null });
    expect(squadronPrice(agreement, rolled)).toBe(Math.floor((67 * 114) / 100) + 26);
    const trained = { ...rolled, crewTraining: 'poor', commandTraining: 'veryGood', admiral: false } as const;
    expect(squadronPrice(agreement, trained)).toBe(Math.floor((67 * 84) / 100) + 14);
  });

  it('2.3, 11.4 training is that of the list, of its variant, or the one paid for', () => {
    const trained = (more: Partial<FleetSquadron>) => {
      const squadron = squadronOf([three], { list: 'persian', crew: null, officer: null, ...more });
      return [crewTraining(squadron), commandTraining(squadron)];
    };
    expect(trained({})).toEqual(['average', 'mediocre']);
    expect(trained({ variant: 'phoenicians' })).toEqual(['good', 'average']);
    expect(trained({ variant: 'phoenicians', crewTraining: 'poor', commandTraining: 'veryGood' })).toEqual(['poor', 'veryGood']);
  });

  it('14.2 heavy engines need size six, or a type that lists them', () => {
    const armed = (type: ShipTypeId) =>
      fault(
        fleetOf(squadronOf([{ ...plainShip(type), equip: ['heavyEngine'] }, plainShip(type), plainShip(type)], { list: 'byzantine' })),
        { era: 9, size: 'great', lists: ['byzantine', 'islamic'], quality: 'buy' },
        0,
      );
    expect(armed('dromonGreat')).not.toBe('tooSmallFor');
    expect(armed('ousiakos')).toBe('notEquipped');
  });

  it('2.9 allies belong to another list of the era, cost points, and are at most a third', () => {
    const numidian = (more: Partial<FleetSquadron>) => squadronOf([plainShip('lembos')], { list: 'illyrian', admiral: false, ...more });
    expect(fault(fleetOf(squadronOf([five, five]), numidian({})))).toBe('allyUnpaid');
    expect(fault(fleetOf(squadronOf([five, five]), numidian({ loyalty: 1 })))).toBeUndefined();
    expect(fault(fleetOf(squadronOf([five, five]), squadronOf([five], { admiral: false, loyalty: 0 })))).toBe('notAnAlly');
    expect(fault(fleetOf(squadronOf([five, five]), numidian({ list: 'viking', loyalty: 1 })))).toBe('notOfEra');
    expect(fault(fleetOf(squadronOf([five, five], { admiral: false }), numidian({ loyalty: 1, admiral: true })))).toBe('allyCommands');
    const great = plainShip('hepteres');
    expect(
      fault(
        fleetOf(
          squadronOf([five, three]),
          squadronOf([great, plainShip('quadrireme')], { list: 'hellenistic', admiral: false, loyalty: 0 }),
        ),
      ),
    ).toBe('tooManyAllies');
    const price = squadronPrice(terms(punic), numidian({ loyalty: 2 }));
    expect(price).toBe(21 + 8 + Math.ceil((29 * 20) / 100));
  });

  it('14.2 troops are exchanged, dropped to half, or added up to the deck and half as much again', () => {
    const crowded = (more: Partial<FleetShip>) => fault(fleetOf(squadronOf([five, five, { ...three, ...more }])));
    expect(crowded({ heavy: 0, normal: 1, archers: 1 })).toBeUndefined();
    expect(crowded({ heavy: 1, archers: 0 })).toBe('tooFewTroops');
    expect(crowded({ heavy: 9, archers: 0 })).toBeUndefined();
    expect(crowded({ heavy: 9, archers: 1 })).toBe('tooMuchAboard');
    expect(crowded({ heavy: 8, archers: 0, spare: 2 })).toBeUndefined();
    expect(crowded({ heavy: 8, archers: 0, spare: 3 })).toBe('tooMuchAboard');
    expect(crowded({ spare: 5 })).toBe('tooManySpares');
  });

  it('14.2 equipment needs list, type, size and year', () => {
    const withItem = (type: 'quinqueremeRoman' | 'trireme' | 'quadrireme', ...equip: FleetShip['equip']) => {
      const roman = plainShip('quinqueremeRoman');
      const own = squadronOf([roman, roman, { ...plainShip(type), equip }], { list: 'romanRepublic' });
      return fault(fleetOf(own), { ...punic, variants: ['first257', null], size: 'great' }, 0);
    };
    expect(withItem('quinqueremeRoman', 'corvus')).toBe('variantAgreed');
    const first = (equip: FleetShip['equip'], variant: string, options: object = {}) => {
      const roman = plainShip('quinqueremeRoman');
      const own = squadronOf([roman, roman, { ...roman, equip }], { list: 'romanRepublic', variant });
      return fault(fleetOf(own), { ...punic, variants: [variant, null], size: 'great' }, 0, options);
    };
    expect(first(['corvus'], 'first257')).toBeUndefined();
    expect(first(['corvus'], 'first257', { specialWeapons: false })).toBe('notPlayed');
    expect(first(['corvus'], 'east')).toBe('notThisFleet');
    expect(first(['harpax'], 'east')).toBe('notThisFleet');
    expect(first(['firePots'], 'east')).toBe('notEquipped');
    expect(first(['ballistaF', 'ballistaF'], 'east')).toBeUndefined();
    expect(first(['ballistaF', 'ballistaF', 'ballistaF'], 'east')).toBe('tooManyEngines');
    expect(first(['tower', 'tower'], 'east')).toBe('equippedTwice');
    expect(first(['incendiaries'], 'east', { incendiaries: false })).toBe('notPlayed');
  });

  it('11.5 fire pots are for Rhodes and Pergamon, snakes for Bithynia', () => {
    const four = { ...plainShip('quadrireme'), equip: ['firePots' as const] };
    const own = (variant: string, ship: FleetShip) => {
      const late = { era: 6, lists: ['hellenistic', 'hellenistic'], variants: [variant, null], quality: 'buy' };
      return fault(fleetOf(squadronOf([ship, plainShip('trireme'), plainShip('trireme')], { list: 'hellenistic', variant })), late, 0);
    };
    expect(own('rhodian', four)).toBeUndefined();
    expect(own('pergamene', four)).toBeUndefined();
    expect(own('macedonian', four)).toBe('notThisFleet');
    expect(own('bithynian', { ...four, equip: ['snakes'] })).toBeUndefined();
    expect(own('rhodian', { ...four, equip: ['snakes'] })).toBe('notThisFleet');
    expect(own('rhodian', plainShip('hexareme'))).toBe('notOfList');
  });

  it('11.7 Imperial triremes and liburnians sail only after 100 BC, Alfred’s ships from 890', () => {
    const roman = plainShip('quinqueremeRoman');
    const ships = [roman, roman, plainShip('liburnian')];
    expect(fault(fleetOf(squadronOf(ships, { list: 'romanRepublic', variant: 'east' })), { ...punic, variants: ['east', null] }, 0)).toBe(
      'notOfYear',
    );
    const saxons = [plainShip('alfredLongship'), plainShip('saxonLongship'), plainShip('saxonLongship')];
    const dark = (variant: string | null) => ({ era: 9, lists: ['saxon', 'viking'], variants: [variant, null], quality: 'buy' });
    expect(fault(fleetOf(squadronOf(saxons, { list: 'saxon' })), dark(null), 0)).toBe('notOfYear');
    expect(fault(fleetOf(squadronOf(saxons, { list: 'saxon', variant: 'alfred' })), dark('alfred'), 0)).toBeUndefined();
  });
});

describe('2 muster', () => {
  it('2.3 both ready: per squadron a d10 for its crew and one for its officer, then terrain, weather and edges', () => {
    let G = match({ ...punic, quality: 'roll', size: 'skirmish' });
    G = rules.play(G, '0', 'ready', [], noDice).G;
    expect(rules.awaiting(G)).toEqual({ 1: 'muster' });
    const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];
    // Rome rolls crew 10 (elite) and Admiral 8 (skilled). Carthage rolls crew 1 (raw) and Admiral 1 (inept).
    const dice = scripted([10, 8, 1, 1, ...island, 1, 3, 5, 6]);
    G = rules.play(G, '1', 'ready', [], dice).G;
    expect(dice.left).toBe(0);
    expect(Object.values(G.squadrons).map(({ crew }) => crew)).toEqual(['elite', 'raw']);
    expect(G.ti).toEqual([4, 1]);
    expect(G.weather).toMatchObject({ from: 270, strength: 2, sea: 'flat' });
    // For the edge, 5 + 1 against 6 - 2. Tied rolls would be repeated.
    expect(rules.awaiting(G)).toEqual({ 0: 'edge' });
    expect(G.secret.fleet).toEqual([null, null]);
  });

  it('2.8 ties for the edge are rolled again', () => {
    let G = match({ ...punic, size: 'skirmish' });
    G = rules.play(G, '0', 'ready', [], noDice).G;
    const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];
    const dice = scripted([...island, 1, 3, 5, 5, 2, 9]);
    G = rules.play(G, '1', 'ready', [], dice).G;
    expect(rules.awaiting(G)).toEqual({ 1: 'edge' });
  });

  it('an illegal fleet may be drafted, but not be ready', () => {
    const draft = fleetOf(squadronOf([five, five]));
    const G = rules.play(match(punic), '1', 'setFleet', [draft], noDice).G;
    expect(fleetSoFar(G, 1)).toEqual(draft);
    expect(rules.refusal(G, '1', 'ready', [])).toMatchObject({ key: 'tooFewShips', case: '2.0' });
    expect(rules.choices(G, '1')).toEqual([]);
  });

  it('without an agreed list the Admiral’s list applies', () => {
    let G = match({ era: 5, quality: 'buy', size: 'skirmish' });
    const illyrians = fleetOf(squadronOf([plainShip('lembos'), plainShip('lembos'), plainShip('lembos')], { list: 'illyrian' }));
    G = rules.play(G, '0', 'setFleet', [illyrians], noDice).G;
    G = rules.play(G, '0', 'ready', [], noDice).G;
    const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];
    G = rules.play(G, '1', 'ready', [], scripted([...island, 1, 4, 3, 9, 2])).G;
    expect(G.lists[0]).toBe('illyrian');
  });
});

describe('secrecy', () => {
  const { rules } = game;

  /** Returns the position with other secrets of one side: its drafted fleet, unplaced ships and reserves. */
  function disguised(G: Salamis, side: 0 | 1): Salamis {
    const twin = clone(G);
    if (twin.secret.fleet[side] !== null) twin.secret.fleet[side] = { libations: 3, squadrons: [] };
    for (const id of twin.order) {
      const ship = twin.ships[id];
      if (twin.squadrons[ship.sq].side !== side || (ship.status !== 'unplaced' && ship.status !== 'offTable')) continue;
      ship.status = ship.status === 'offTable' ? 'unplaced' : 'offTable';
      Object.assign(ship, { crew: 'elite', heavy: ship.heavy + 3, points: ship.points + 50 });
    }
    if (twin.deploy) twin.deploy.left[side] = [];
    return twin;
  }

  it('2.8, 2.9 secrecy: neither the enemy nor a spectator sees fleets on paper, or ships that have not been placed', () => {
    let compared = 0;
    for (const seed of [1, 3, 5]) {
      let over = false;
      playMatch(game, {
        setupData: { mode: 'points', turnLimit: 4, points: { era: seed, size: 'great', quality: 'buy' } },
        seed,
        players: { 0: pick, 1: pick },
        onDecision: ({ G }) => {
          over ||= G.phase === 'battle';
          if (over) return;
          for (const side of [0, 1] as const) {
            const twin = disguised(G, side);
            expect(rules.view(twin, side === 0 ? '1' : '0')).toEqual(rules.view(G, side === 0 ? '1' : '0'));
            compared += 1;
          }
          expect(rules.view(disguised(disguised(G, 0), 1), null)).toEqual(rules.view(G, null));
        },
      });
    }
    expect(compared).toBeGreaterThan(15);
  });

  /** A player that keeps squadrons in reserve if possible, and concedes as soon as the battle begins. */
  function pick(view: Salamis, player: string) {
    if (view.phase === 'battle') return { move: 'concede', args: [] };
    const choices = rules.choices(view, player);
    return choices.find(({ move }) => move === 'reserveSquadron') ?? choices[0];
  }
});
