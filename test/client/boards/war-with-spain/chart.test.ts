/** @jest-environment node */
import { elevation, layout } from '../../../../client/boards/war-with-spain/chart/coast.js';
import { legendsOf } from '../../../../client/boards/war-with-spain/chart/legends.js';
import { nameSpots } from '../../../../client/boards/war-with-spain/chart/nameSpots.js';
import { followed, openingOf, REGIONS, showsAll } from '../../../../client/boards/war-with-spain/chart/regions.js';
import { namesIn } from '../../../../client/boards/war-with-spain/names.js';
import { blocksOf, isMasked } from '../../../../client/boards/war-with-spain/pieces.js';
import { groundsOf } from '../../../../client/boards/war-with-spain/routes.js';
import type { OverlayState } from '../../../../client/boards/war-with-spain/session.js';
import { coursesOf, rewriteLog } from '../../../../client/boards/war-with-spain/story.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import type { ChartPart } from '../../../../client/kit/panels/chartPart.js';
import type { LogLine } from '../../../../client/kit/panels/Log.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { grid, TERRAIN } from '../../../../src/games/war-with-spain/data/map.js';
import { CITIES, CITY_IDS, fleetIds, fleetOf, marketsOf, nationOf, reachOf } from '../../../../src/games/war-with-spain/face.js';
import { type FleetNo, fleetId, sideOf } from '../../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import type { Step, WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { clone } from '../../../../src/kit/clone.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { E, play, S, scene } from '../../../games/war-with-spain/fixtures.js';
import { asked, rules } from './table.js';

describe('the map', () => {
  it('shows land in land hexes and sea in high seas hexes', () => {
    const wrong = grid.labels.filter((hex, i) => {
      const [x, y] = layout.at(hex) ?? [0, 0];
      if (TERRAIN[i] === 'land') return elevation(x, y) <= 0;
      return TERRAIN[i] === 'sea' && elevation(x, y) >= 0;
    });
    expect(wrong).toEqual([]);
  });

  it('draws every city on land', () => {
    const drowned = CITY_IDS.filter((id) => elevation(...(layout.at(CITIES[id].hex) ?? [0, 0])) <= 0);
    expect(drowned).toEqual([]);
  });
});

describe('animation of moves', () => {
  it('a fleet moves along the hexes it sailed, an army along those it marched', () => {
    const sailed = play(
      scene({ fleets: { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } }),
      E,
      'sail',
      [1, ['1617', '1718', '1818']],
      [6, 6],
    );
    const told = (chronicle: readonly GameEvent[]) => chronicle.map((entry, i) => ({ id: String(i), entry, sentence: '' }));
    const course = coursesOf(told(sailed.chronicle)).get('E1');
    expect(course?.at(-1)).toEqual(layout.at('1818'));
    expect(course?.length).toBeGreaterThan(2);
    const marched = play(scene({ phase: 'landEnglish', armies: { EL5: '2014' } }), E, 'march', [['EL5'], [], ['1914', '1814']]);
    expect(coursesOf(told(marched.chronicle)).get('E:land:1814')?.at(-1)).toEqual(layout.at('1814'));
  });
});

const sees = (part: ChartPart, hex: string): boolean => showsAll(part, [hex]);

it('the first view shows all hexes of the first decision; without one, the home of the side', () => {
  const question = ['2715', '0834', '1339'];
  for (const hex of question) expect(sees(openingOf(question, 'S'), hex)).toBe(true);
  expect(showsAll(REGIONS.spain, question)).toBe(false);
  expect(openingOf([], 'S')).toEqual(REGIONS.spain);
  expect(sees(openingOf([], 'E'), '2114')).toBe(true);
});

it('the view stays if the decision is in sight, and zooms in if its counters would be small', () => {
  const question = ['2114', '2214', '2412'];
  const near = followed(undefined, question, 'E');
  expect(followed(near, question.slice(1), 'E')).toBe(near);
  expect(followed(near, [], 'E')).toBe(near);
  expect(followed([0, 0, 1, 1], question, 'E')).toEqual(near);
  expect(sees(followed(near, ['0834'], 'E'), '0834')).toBe(true);
});

it('a large name is below its city, unless a counter is there', () => {
  const { hex } = CITIES.paris;
  const free = nameSpots([hex]).get('paris');
  expect(free?.anchor).toBe('middle');
  const at = layout.at(hex) ?? [0, 0];
  const below = grid.labels.find((label) => layout.at(label)?.[0] === at[0] && (layout.at(label)?.[1] ?? 0) > at[1]) ?? '';
  expect(nameSpots([hex, below]).get('paris')).not.toEqual(free);
  expect(nameSpots(grid.labels).has('paris')).toBe(false);
});

it('the middle view names more cities than the far view, but leaves out names that counters would cover', () => {
  const names = nameSpots([], 'middle');
  expect(names.size).toBeGreaterThan(nameSpots([]).size);
  expect(nameSpots(grid.labels, 'middle').size).toBeLessThan(names.size);
});

it('no name is cut off by a counter in the middle view', () => {
  const netherlands = ['2811', '2911', '2713', '2813', '2613', '2714', '2814', '2614', '2715', '2515', '2615', '2716', '2815', '2415'];
  for (const [id, { x, y, anchor }] of nameSpots(netherlands, 'middle')) {
    const [cityX, cityY] = layout.at(CITIES[id].hex) ?? [0, 0];
    const width = CITIES[id].name.length * 11;
    const left = cityX + x - { start: 0, middle: width / 2, end: width }[anchor];
    for (const hex of netherlands) {
      const [counterX, counterY] = layout.at(hex) ?? [0, 0];
      const across = Math.min(left + width, counterX + 32) - Math.max(left, counterX - 32);
      const down = Math.min(cityY + y + 4, counterY + 22) - Math.max(cityY + y - 18, counterY - 38);
      const hidden = Math.max(0, across) * Math.max(0, down);
      expect([id, hidden <= 0.1 * width * 22]).toEqual([id, true]);
    }
  }
});

it('a region shows every city of its country', () => {
  const towns = (nation: string) => CITY_IDS.map((id) => CITIES[id].hex).filter((hex) => nationOf(hex) === nation);
  for (const hex of towns('SPA')) expect(sees(REGIONS.spain, hex)).toBe(true);
  for (const hex of [...towns('NETP'), ...towns('NETC')]) expect(sees(REGIONS.netherlands, hex)).toBe(true);
  for (const hex of [...towns('ENG'), ...towns('IRE')]) expect(sees(REGIONS.england, hex)).toBe(true);
});

const vocabulary = { words: words.en, texts: warWithSpain.texts };
const marches = (id: string, by: string, at: string[], counters: number, heading?: string): LogLine => ({
  id,
  entry: { key: 'marches', case: '8.11', by, at, values: { counters } },
  sentence: '',
  ...(heading && { heading }),
});

it('a side that ends movement and combat without an event between them has one line (4.2)', () => {
  const ends = (id: string, by: string, key: string): LogLine => ({ id, entry: { key, case: '4.2', by }, sentence: '' });
  const told = [ends('1', E, 'sailingEnds'), ends('2', E, 'attacksEnd'), ends('3', S, 'sailingEnds'), ends('4', E, 'attacksEnd')];
  const { lines } = rewriteLog(vocabulary, told, 0);
  expect(lines.map(({ id }) => id)).toEqual(['1', '3', '4']);
  expect(lines[0].sentence).toBe('The English end their naval movement and combat.');
});

it('a move that offers to intercept interrupt is one line, with its start and end (6.21)', () => {
  const sails = (id: string, who: string, from: string | undefined, at: string[]): LogLine => ({
    id,
    entry: { key: 'sails', case: '6.21', by: S, at, who: [who], ...(from && { values: { from } }) },
    sentence: '',
  });
  const told = [
    sails('1', 'S1', '1027', ['1026', '1025']),
    sails('2', 'S1', '1025', ['1024']),
    sails('3', 'S1', undefined, ['1023']),
    sails('4', 'S2', '1027', ['1026']),
    sails('5', 'S2', '0925', ['0924']),
  ];
  const { lines } = rewriteLog(vocabulary, told, 0);
  expect(lines.map(({ id, entry }) => [id, entry.at])).toEqual([
    ['1', ['1026', '1025', '1024', '1023']],
    ['4', ['1026']],
    ['5', ['0924']],
  ]);
  expect(lines[0].sentence).toBe('Spanish Armada 1 sails from Corunna (1027) to hex 1023.');
});

it('stacks that march together are one line, and no others (8.11)', () => {
  const told = [
    marches('1', E, ['2113', '2114', '2115'], 2),
    marches('2', E, ['2113', '2114', '2115'], 3),
    marches('3', E, ['2113', '2114'], 1),
    marches('4', S, ['2113', '2114'], 1),
    marches('5', S, ['2113', '2114'], 1, 'June 1587'),
  ];
  const { lines, fresh } = rewriteLog(vocabulary, told, 1);
  expect(lines.map(({ id, entry }) => [id, entry.values?.counters])).toEqual([
    ['1', 5],
    ['3', 1],
    ['4', 1],
    ['5', 1],
  ]);
  expect(lines[0].sentence).toContain('5');
  expect(fresh).toBe(0);
  expect(rewriteLog(vocabulary, told, 5).fresh).toBe(4);
});

it('land units that a side places one after another are one line, with their hexes (5.13)', () => {
  const placed = (id: string, by: string, hex: string): LogLine => ({
    id,
    entry: { key: 'order.placeLand', case: '5.13', by, at: [hex] },
    sentence: '',
  });
  const told = [placed('1', E, '2713'), placed('2', E, '2713'), placed('3', E, '2214'), placed('4', S, '2715')];
  const { lines } = rewriteLog(vocabulary, told, 0);
  expect(lines.map(({ id, entry }) => [id, entry.at])).toEqual([
    ['1', ['2713', '2713', '2214']],
    ['4', ['2715']],
  ]);
  expect(lines[0].sentence).toBe('The English place land units: 2 in Amsterdam (2713) and 1 in Dover (2214).');
});

it('orders of one kind for one place are one line, with the sum of their costs (5.0)', () => {
  const order = (id: string, key: string, unit: string, where: string, cost: number): LogLine => ({
    id,
    entry: { key, case: '5.12', by: S, who: [unit], values: { where, cost } },
    sentence: '',
  });
  const told = [
    order('1', 'order.buildNaval', 'WB1', 'antwerp', 12),
    order('2', 'order.buildNaval', 'WB2', 'antwerp', 12),
    order('3', 'order.buildNaval', 'SU3', 'lisbon', 50),
    order('4', 'order.buildLand', 'SLT9', 'lisbon', 12),
  ];
  const { lines } = rewriteLog(vocabulary, told, 0);
  expect(lines.map(({ id, entry }) => [id, entry.who, entry.values?.cost])).toEqual([
    ['1', ['WB1', 'WB2'], 24],
    ['3', ['SU3'], 50],
    ['4', ['SLT9'], 12],
  ]);
  expect(lines[0].sentence).toContain('24 ducats');
});

/** States of a match between two normal bots. `atStep` adds further states as needed. */
const played: WarWithSpain[] = [];
const dice = quickDice(4);

/** Returns the first state in which a player must decide this step, as that player sees it. */
function atStep(step: Step, fits: (G: WarWithSpain) => boolean = () => true): WarWithSpain {
  for (let move = 0; move < 1500; move++) {
    const last = played.at(-1);
    if (move === played.length && last) {
      const player = asked(last);
      const choice = warWithSpain.captain(rules.view(last, player), player, dice);
      played.push(rules.play(last, player, choice.move, choice.args, dice).G);
    } else if (!last) played.push(rules.open({}, dice).G);
    const G = played[move];
    const player = asked(G);
    if (rules.awaiting(G)[player] === step && fits(G)) return clone(rules.view(G, player));
  }
  throw new Error(`nobody is asked to ${step}`);
}

const own = (G: WarWithSpain) => [...blocksOf(G).values()].flat().filter(({ side }) => side === sideOf(asked(G)));

it('an army can march to every hex of the overlay (8.1)', () => {
  const G = atStep('march');
  let marched = 0;
  for (const block of own(G).filter(({ kind, neutral, besieged }) => kind === 'land' && !neutral && !besieged)) {
    const [ground] = groundsOf(G, block) ?? [];
    const ways = reachOf(G, block.side, block.hex, block.units, block.leaders);
    expect([...(ground?.hexes.keys() ?? [])].sort()).toEqual([...ways.keys()].sort());
    if (rules.refusal(G, asked(G), 'march', [block.units, block.leaders, [...(ways.values().next().value ?? [])]])) continue;
    for (const way of ways.values()) {
      expect(rules.refusal(G, asked(G), 'march', [block.units, block.leaders, way])).toBeUndefined();
      marched++;
    }
  }
  expect(marched).toBeGreaterThan(0);
});

it('every offered naval move ends in a hex of the overlay (6.2, 6.3)', () => {
  const G = atStep('navalMove', (state) => rules.choices(state, asked(state)).some(({ move }) => move === 'sail'));
  const blocks = new Map(own(G).map((block) => [block.id, block]));
  let sailed = 0;
  for (const { move, args } of rules.choices(G, asked(G))) {
    if (move !== 'sail') continue;
    const [number, path] = args as [FleetNo | 'TF', string[]];
    const block = blocks.get(number === 'TF' ? number : fleetId(sideOf(asked(G)), number));
    const end = path.at(-1);
    if (!block || !end || end === block.hex) continue;
    expect(groundsOf(G, block)?.some(({ hexes }) => hexes.has(end))).toBe(true);
    sailed++;
  }
  expect(sailed).toBeGreaterThan(0);
});

it('gives no range for hidden stacks', () => {
  const G = atStep('navalMove', (state) =>
    [...blocksOf(rules.view(state, asked(state))).values()].flat().some(({ units }) => units.some(isMasked)),
  );
  for (const block of [...blocksOf(G).values()].flat()) {
    if (block.units.some(isMasked)) expect(groundsOf(G, block)).toBeUndefined();
  }
});

it('the overlay shows exactly the ports where a fleet may buy munitions (12.11)', () => {
  const G = atStep('administer', (state) => fleetIds(state, sideOf(asked(state))).length > 0);
  const player = asked(G);
  const side = sideOf(player);
  const [id] = fleetIds(G, side);
  const markets = marketsOf(G, side);
  const shut = [...CITY_IDS].filter((city) => {
    const { hex } = CITIES[city];
    fleetOf(G, id).hex = hex;
    const reason = rules.refusal(G, player, 'buyMunitions', [Number(id.slice(1)), 1])?.key ?? '';
    expect(reason !== 'noMarket' && reason !== 'marketShut').toBe(markets.includes(hex));
    return !markets.includes(hex);
  });
  expect(markets.length).toBeGreaterThan(2);
  expect(shut.length).toBeGreaterThan(2);
});

/** Returns the legends of all overlays while this hex is selected. */
function legends(G: WarWithSpain, hex: string | undefined): ReadonlyMap<string, string> {
  const sounding = { on: new Set(['reach', 'rings', 'dutch', 'powder'] as const), ruler: { laid: false } } as unknown as OverlayState;
  const vocabulary = { words: words.en, names: namesIn(words.en) };
  const laid = { vocabulary, G, blocks: blocksOf(G), sounding, hex, ruler: {}, kit: kitWords.en };
  return new Map(legendsOf(laid as Parameters<typeof legendsOf>[0]).map(({ id, text }) => [id, text]));
}

it('the legend of a fleet gives its munitions and the nearest ports that sell them; of a hidden fleet only the munitions (12.11)', () => {
  const G = atStep('navalMove', (state) => [...blocksOf(state).values()].flat().some(({ kind }) => kind === 'fleet'));
  const { here, masked } = words.en.lay.powder;
  for (const player of ['0', '1', null]) {
    const view = rules.view(G, player);
    const [english, spanish] = [marketsOf(view, 'E'), marketsOf(view, 'S')];
    expect(legends(view, undefined).get('powder')).toBe(words.en.lay.markets(english.length, spanish.length));
    for (const blocks of blocksOf(view).values()) {
      const [fleet, ...others] = blocks.filter(({ kind }) => kind === 'fleet');
      if (!fleet || others.length) continue;
      const said = legends(view, fleet.hex).get('powder') ?? '';
      const name = namesIn(words.en).groupName(fleet.id);
      const inMarket = marketsOf(view, fleet.side).includes(fleet.hex);
      expect(said.includes(here(name, fleet.munitions ?? 0))).toBe(inMarket);
      expect(said.includes(masked(name, fleet.munitions ?? 0))).toBe(!inMarket && groundsOf(view, fleet) === undefined);
    }
  }
});

it('the legend of the movement range covers every stack that the viewer may see, and says when a stack is hidden', () => {
  const G = atStep('navalMove');
  const found = { open: 0, closed: 0 };
  for (const player of ['0', '1', null]) {
    const view = rules.view(G, player);
    for (const [hex, [block, ...others]] of blocksOf(view)) {
      if (others.length) continue;
      const closed = groundsOf(view, block) === undefined;
      expect(legends(view, hex).get('reach')?.endsWith(words.en.lay.masked(''))).toBe(closed);
      found[closed ? 'closed' : 'open']++;
    }
  }
  expect(Math.min(found.open, found.closed)).toBeGreaterThan(0);
});
