import { stepCost } from '../../../src/games/right-fierce-and-terrible/rules/cost.js';
import { movementAllowance } from '../../../src/games/right-fierce-and-terrible/rules/forces.js';
import { reachable } from '../../../src/games/right-fierce-and-terrible/rules/movement.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, refusal, rules, sea, ship } from './fixtures.js';

const cost = (G: Sluys, id: string, to: string): number => {
  const from = G.squadrons[id].hex ?? '';
  return stepCost(G, id, from, to).reduce((sum, { amount }) => sum + amount, 0);
};
/** Returns the costs of the six hexes around 1210, clockwise from north. */
const round = (G: Sluys, id: string) => ['1209', '1310', '1311', '1211', '1111', '1110'].map((hex) => cost(G, id, hex));
const far = { '1216': 'F01' };

describe('1.4.5 red Entry Zones', () => {
  const entering = (zones: Sluys['options']['zones'] = ['redNW', 'redNE']) =>
    acting(
      sea({ ...far, '1216': 'F01' }, {}, (G) => {
        G.options.zones = zones;
        for (const id of ['E01', 'E02']) ship(G, id, { status: 'reserve' });
      }),
      'brown',
      'sailsOars',
      (act) => {
        act.toPlace = ['E01', 'E02'];
      },
    );

  it('require all placements first', () => {
    const G = entering();
    expect(refusal(G, E, 'endSegment')).toBe('placeFirst 1.4.5');
    expect(refusal(G, E, 'moveSquadron', ['E01', ['0601']])).toBe('placeFirst 1.4.5');
    expect(new Set(rules.choices(G, E).map(({ move }) => move))).toEqual(new Set(['placeEntry']));
    expect(offered(G, E, 'placeEntry')).toHaveLength(2 * 16);
  });

  it('allow empty hexes of one zone, set by the first squadron', () => {
    expect(refusal(entering(), E, 'placeEntry', ['E01', '1401'])).toBe('notRedZone 1.4.5');
    expect(refusal(entering(['redNE']), E, 'placeEntry', ['E01', '0601'])).toBe('notRedZone 1.4.5');
    expect(refusal(entering(), E, 'placeEntry', ['E05', '0601'])).toBe('notEntering 1.4.5');
    const { G } = play(entering(), E, 'placeEntry', ['E01', '0601']);
    expect(refusal(G, E, 'placeEntry', ['E02', '2401'])).toBe('otherZone 1.4.5');
    expect(refusal(G, E, 'placeEntry', ['E02', '0601'])).toBe('occupied 3.1.1');
  });

  it('count placement as 1 MP, not as movement for a ram', () => {
    const placed = play(play(entering(), E, 'placeEntry', ['E01', '0601']).G, E, 'placeEntry', ['E02', '1201']).G;
    expect(placed.act?.moved.E01).toEqual({ spent: 1, last: 0, hexes: 0 });
    expect(placed.act?.squads).toEqual(['E01', 'E02']);
    expect(refusal(placed, E, 'declareRam', ['E01', '0602'])).toBe('ramUnmoved 8.1.3');
    // Of 6 MP, 5 are left: five hexes directly with the wind.
    expect(refusal(placed, E, 'moveSquadron', ['E01', ['0702', '0802', '0903', '1003', '1104']])).toBe('allowed');
    expect(refusal(placed, E, 'moveSquadron', ['E01', ['0702', '0802', '0903', '1003', '1104', '1204']])).toBe('tooFar 6.1.5');
  });

  it('keep squadrons without an empty hex in reserve', () => {
    const row = Object.fromEntries(
      ['05', '06', '07', '08', '09', '10', '11', '12'].map((c, i) => [`${c}01`, `F${String(i + 2).padStart(2, '0')}`]),
    );
    const G = acting(
      sea({ ...row, ...far }, {}, (state) => {
        for (const id of ['E01', 'E02']) ship(state, id, { status: 'reserve' });
      }),
      'brown',
      'sailsOars',
      (act) => {
        act.toPlace = ['E01', 'E02'];
      },
    );
    const { G: after } = play(G, E, 'placeEntry', ['E01', '1301']);
    expect([after.act?.toPlace, after.squadrons.E02.status]).toEqual([[], 'reserve']);
  });
});

describe('6.1 movement', () => {
  it('sails cost 1, 2, 3 or 5 by the wind, modified by the current (6.1.8a)', () => {
    const G = sea({ '1210': 'E01', ...far });
    expect(round(G, 'E01')).toEqual([4, 2, 1, 1, 3, 5]);
  });

  it('oars cost 2, 3 against the wind, modified by the current, 4 at most (6.1.8b)', () => {
    const G = sea({ '1210': 'F13', ...far });
    expect(round(G, 'F13')).toEqual([3, 2, 2, 1, 2, 3]);
    G.wind = 3;
    expect(round(G, 'F13')[0]).toBe(4);
  });

  it('each adjacent squadron adds 1; a chain counts once, the mover does not (6.1.8c)', () => {
    const G = sea({ '1210': 'E01', '1311': 'F01', '1312': 'F02/F03', ...far });
    expect(cost(G, 'E01', '1211')).toBe(1 + 2);
    expect(cost(G, 'E01', '1111')).toBe(3);
  });

  it('shallows add 1 for sails only (6.1.8d)', () => {
    const G = sea({ '1115': 'E01', '1215': 'E08', '1203': 'F01' });
    expect(cost(G, 'E01', '1116')).toBe(1 + 1 + 1); // wind 2, current -1, shallows 1, adjacent squadron 1
    expect(cost(G, 'E08', '1216')).toBe(1);
  });

  it('a hex costs at least 1 MP (6.1.9)', () => {
    const G = sea({ '1210': 'E01', ...far });
    G.wind = 3;
    expect(cost(G, 'E01', '1211')).toBe(1);
    expect(stepCost(G, 'E01', '1210', '1211').map(({ key }) => key)).toEqual(['wind', 'current', 'minimum']);
  });

  it('follows a path hex by hex within the MA (6.1.5, 6.1.7)', () => {
    const G = acting(sea({ '1210': 'E01', '1312': 'F13', '1503': 'E02', ...far }), 'brown', 'sailsOars');
    expect(refusal(G, E, 'moveSquadron', ['E01', ['1410']])).toBe('notNext 6.1.7');
    expect(refusal(G, E, 'moveSquadron', ['E01', ['1311', '1312']])).toBe('occupied 3.1.1');
    expect(refusal(G, E, 'moveSquadron', ['E01', ['1110', '1109']])).toBe('tooFar 6.1.5');
    expect(rules.refusal(G, E, 'moveSquadron', ['E01', ['1110', '1109']])?.reason).toBe(
      '1109 costs 4 MP, but the squadron has only 1 MP left.',
    );
    const { G: after, told } = play(G, E, 'moveSquadron', ['E01', ['1310', '1410']]);
    expect([after.squadrons.E01.hex, after.act?.moved.E01]).toEqual(['1410', { spent: 3, last: 1, hexes: 2 }]);
    expect(entry(told, 'moved').at).toEqual(['1210', '1310', '1410']);
  });

  it('moves each squadron at most once (6.1.3, 6.1.4)', () => {
    const G = acting(sea({ '1210': 'E01', '1503': 'E02', ...far }), 'brown', 'sailsOars');
    const { G: after } = play(G, E, 'moveSquadron', ['E01', ['1311']]);
    expect(refusal(after, E, 'moveSquadron', ['E01', ['1411']])).toBe('movedAlready 6.1.3');
    expect(refusal(G, E, 'endSegment')).toBe('allowed');
  });

  it('refuses grappled and chained squadrons, and other commands (6.1.6)', () => {
    const G = acting(sea({ '1210': 'F01', '1211': 'F02', '1414': 'F03/F04', '1203': 'E01', '1613': 'F07' }), 'yellow', 'sailsOars');
    bind(G, '1210|1211');
    expect(refusal(G, F, 'moveSquadron', ['F01', ['1311']])).toBe('grappled 6.1.6');
    expect(refusal(G, F, 'moveSquadron', ['F03', ['1415']])).toBe('chained 3.2.2');
    expect(refusal(G, F, 'moveSquadron', ['F07', ['1614']])).toBe('notActive 5.1.2');
  });

  it('refuses land and hexes off the map (1.4.3, 1.4.6)', () => {
    const G = acting(sea({ '1602': 'F13', '1701': 'F14', '1203': 'E01' }), 'orange', 'sailsOars');
    expect(refusal(G, F, 'moveSquadron', ['F13', ['1603', '1704', '1705', '1805']])).not.toBe('allowed');
    expect(refusal(G, F, 'moveSquadron', ['F14', ['1700']])).toBe('malformed 6.1.3');
    const shore = acting(sea({ '1010': 'F13', '1203': 'E01' }), 'orange', 'sailsOars');
    expect(refusal(shore, F, 'moveSquadron', ['F13', ['0910', '0810', '0710']])).toBe('land 1.4.3');
  });

  it('carries all units aboard, enemies included (6.1.3)', () => {
    const G = acting(sea({ '1210': 'E01', ...far }, { E01: 'EM01 FS01 edward' }), 'brown', 'sailsOars');
    const { G: after } = play(G, E, 'moveSquadron', ['E01', ['1311']]);
    expect([after.marines.EM01.aboard, after.marines.FS01.aboard, after.leaders.edward.aboard]).toEqual(['E01', 'E01', 'E01']);
  });

  it('sinks a severely damaged sailed squadron in shallows (6.1.8d)', () => {
    const G = acting(sea({ '1215': 'E01', '1415': 'E02', ...far, '1203': 'F02' }, { E01: 'EM01' }), 'brown', 'sailsOars');
    ship(G, 'E01', { damage: 2 });
    G.squadrons.F01.hex = '1612';
    expect(refusal(G, E, 'moveSquadron', ['E01', ['1216', '1316']])).toBe('sunkThere 6.1.8');
    const { G: after, told } = play(G, E, 'moveSquadron', ['E01', ['1216']]);
    expect([after.squadrons.E01.status, after.marines.EM01.steps, after.morale.english]).toEqual(['sunk', 0, 15]);
    expect(keys(told)).toEqual(['moved', 'sunk', 'morale']);
  });

  it('uses the MA of the hex being left (6.1.8d)', () => {
    const G = sea({ '1116': 'E01', '1203': 'F01' });
    G.wind = 0;
    const hexes = reachable(G, 'E01').map(({ hex, spent }) => [hex, spent]);
    expect(hexes).toContainEqual(['1115', 3]);
    expect(movementAllowance(G, 'E01')).toBe(5);
    expect(reachable(G, 'E01').every(({ spent }) => spent <= 6)).toBe(true);
  });

  it('finds the same hexes as a search of all paths', () => {
    const G = sea({ '1210': 'E01', '1311': 'F01', '1409': 'F02' });
    const best = new Map<string, number>();
    const walk = (hex: string, spent: number) => {
      for (const to of Object.keys(neighbours(hex))) {
        if (['1311', '1409', '1210'].includes(to)) continue;
        const probe = sea({ [hex]: 'E01', '1311': 'F01', '1409': 'F02' });
        const sum = spent + cost(probe, 'E01', to);
        if (sum <= 6 && sum < (best.get(to) ?? 99)) {
          best.set(to, sum);
          walk(to, sum);
        }
      }
    };
    walk('1210', 0);
    expect(new Map(reachable(G, 'E01').map(({ hex, spent }) => [hex, spent]))).toEqual(best);
  });
});

/** Returns adjacent deep-water hexes, computed from the numbering of the columns. */
function neighbours(hex: string): { [hex: string]: true } {
  const [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const low = c % 2 === 0 ? 0 : -1;
  const near = [
    [c, r - 1],
    [c, r + 1],
    [c + 1, r + low],
    [c + 1, r + low + 1],
    [c - 1, r + low],
    [c - 1, r + low + 1],
  ];
  return Object.fromEntries(near.map(([x, y]) => [String(x).padStart(2, '0') + String(y).padStart(2, '0'), true]));
}

describe('6.2 oared squadrons in the Maneuver Segment', () => {
  const around = (change: (G: Sluys) => void = () => {}) =>
    acting(
      sea({ '1210': 'F13', '1212': 'F18', '1411': 'F02', '1510': 'F16/F17', '1203': 'E01', '1209': 'E08' }, {}, change),
      'orange',
      'maneuver',
    );

  it('moves 1 hex without MP (6.2.1a)', () => {
    const { G, told } = play(around(), F, 'moveSquadron', ['F13', ['1110']]);
    expect([G.squadrons.F13.hex, keys(told)]).toEqual(['1110', ['maneuvered']]);
    expect(refusal(G, F, 'moveSquadron', ['F13', ['1111']])).toBe('maneuvered 6.2.1');
    expect(refusal(around(), F, 'moveSquadron', ['F13', ['1110', '1109']])).toBe('oneHex 6.2.1');
    expect(refusal(around(), F, 'moveSquadron', ['F13', ['1209']])).toBe('occupied 3.1.1');
  });

  it('refuses a grappled squadron, which may try to disengage (6.2.1b)', () => {
    const G = around((state) => bind(state, '1209|1210'));
    expect(refusal(G, F, 'moveSquadron', ['F13', ['1110']])).toBe('grappled 6.1.6');
    expect(refusal(G, F, 'declareRam', ['F13', '1209'])).toBe('grappled 6.1.6');
    const { G: after, told } = play(G, F, 'disengage', ['F13', '1209'], [5]);
    expect([after.grapples, keys(told)]).toEqual([[], ['disengaged']]);
    expect(refusal(after, F, 'moveSquadron', ['F13', ['1110']])).toBe('maneuvered 6.2.1');
  });

  it('refuses sails; a grapple attempt is the one action (2.1.8)', () => {
    const G = acting(sea({ '1210': 'F05', '1411': 'F02', '1203': 'E01', '1209': 'E08' }), 'yellow', 'maneuver');
    expect(refusal(G, F, 'moveSquadron', ['F02', ['1412']])).toBe('underSail 2.1.8');
    expect(refusal(G, F, 'grapple', ['F02', '1412'])).toBe('underSail 2.1.8');
    const { G: after } = play(G, F, 'grapple', ['F05', '1209'], [6]);
    expect(after.grapples).toEqual(['1209|1210']);
    expect(after.act).toBeNull();
  });

  it('allows a ram without movement, resolved at once (6.2.1d, 8.1.5)', () => {
    // North is directly against the current. The English are south of the galley.
    const G = acting(sea({ '1210': 'F13', '1211': 'E08', '1414': 'F18', '1203': 'E01' }), 'orange', 'maneuver');
    const { G: after, told } = play(G, F, 'declareRam', ['F13', '1211'], [3, 3]);
    expect(entry(told, 'ram').roll).toMatchObject({ dice: [3, 3], modifiers: [['faster', 1]], total: 7, chart: 'ram', row: 2 });
    expect(after.grapples).toEqual(['1210|1211']);
  });

  it('refuses a ram directly against the current (8.1.7)', () => {
    const G = around();
    expect(refusal(G, F, 'declareRam', ['F13', '1209'])).toBe('ramUpstream 8.1.7');
  });

  it('lets a chain only cut loose, with an oared squadron moving (6.2.1c)', () => {
    expect(refusal(around(), F, 'moveSquadron', ['F16', ['1511']])).toBe('chained 3.2.2');
    expect(refusal(around(), F, 'cutLoose', ['F17', '1511', []])).toBe('allowed');
    const mixed = acting(sea({ '1210': 'F02/F05', '1203': 'E01' }), 'yellow', 'maneuver');
    expect(refusal(mixed, F, 'cutLoose', ['F02', '1211', []])).toBe('underSail 2.1.8');
    expect(refusal(mixed, F, 'cutLoose', ['F05', '1211', []])).toBe('allowed');
  });
});
