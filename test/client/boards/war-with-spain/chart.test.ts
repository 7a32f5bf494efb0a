/** @jest-environment node */
import { elevation, layout } from '../../../../client/boards/war-with-spain/chart/coast.js';
import { legendsOf } from '../../../../client/boards/war-with-spain/chart/legends.js';
import { openingOf, REGIONS, showsAll } from '../../../../client/boards/war-with-spain/chart/regions.js';
import { namesIn } from '../../../../client/boards/war-with-spain/names.js';
import { blocksOf, isMasked } from '../../../../client/boards/war-with-spain/pieces.js';
import { groundsOf } from '../../../../client/boards/war-with-spain/routes.js';
import type { OverlayState } from '../../../../client/boards/war-with-spain/session.js';
import { coursesOf, marchesJoined } from '../../../../client/boards/war-with-spain/story.js';
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
  it('is land where armies stand and sea where ships alone sail', () => {
    const wrong = grid.labels.filter((hex, i) => {
      const [x, y] = layout.at(hex) ?? [0, 0];
      if (TERRAIN[i] === 'land') return elevation(x, y) <= 0;
      return TERRAIN[i] === 'sea' && elevation(x, y) >= 0;
    });
    expect(wrong).toEqual([]);
  });

  it('has every city on dry ground', () => {
    const drowned = CITY_IDS.filter((id) => elevation(...(layout.at(CITIES[id].hex) ?? [0, 0])) <= 0);
    expect(drowned).toEqual([]);
  });
});

describe('movement is shown', () => {
  it('a fleet comes along the hexes it sailed, an army along those it marched', () => {
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

it('a window opens on every place of the first question, wherever it is; else at home: Spain for the Spanish', () => {
  const question = ['2715', '0834', '1339'];
  for (const hex of question) expect(sees(openingOf(question, 'S'), hex)).toBe(true);
  expect(showsAll(REGIONS.spain, question)).toBe(false);
  expect(openingOf([], 'S')).toEqual(REGIONS.spain);
  expect(sees(openingOf([], 'E'), '2114')).toBe(true);
});

it('a region shows every town of its country', () => {
  const towns = (nation: string) => CITY_IDS.map((id) => CITIES[id].hex).filter((hex) => nationOf(hex) === nation);
  for (const hex of towns('SPA')) expect(sees(REGIONS.spain, hex)).toBe(true);
  for (const hex of [...towns('NETP'), ...towns('NETC')]) expect(sees(REGIONS.netherlands, hex)).toBe(true);
  for (const hex of [...towns('ENG'), ...towns('IRE')]) expect(sees(REGIONS.england, hex)).toBe(true);
});

const speech = { words: words.en, texts: warWithSpain.texts };
const marches = (id: string, by: string, at: string[], counters: number, heading?: string): LogLine => ({
  id,
  entry: { key: 'marches', case: '8.11', by, at, values: { counters } },
  sentence: '',
  ...(heading && { heading }),
});

it('stacks that march together are one line, and no others (8.11)', () => {
  const told = [
    marches('1', E, ['2113', '2114', '2115'], 2),
    marches('2', E, ['2113', '2114', '2115'], 3),
    marches('3', E, ['2113', '2114'], 1),
    marches('4', S, ['2113', '2114'], 1),
    marches('5', S, ['2113', '2114'], 1, 'June 1587'),
  ];
  const { told: lines, fresh } = marchesJoined(speech, told, 1);
  expect(lines.map(({ id, entry }) => [id, entry.values?.counters])).toEqual([
    ['1', 5],
    ['3', 1],
    ['4', 1],
    ['5', 1],
  ]);
  expect(lines[0].sentence).toContain('5');
  expect(fresh).toBe(0);
  expect(marchesJoined(speech, told, 5).fresh).toBe(4);
});

/** The states of a match between two normal bots, as far as a test has asked for them. */
const played: WarWithSpain[] = [];
const dice = quickDice(4);

/** The first of them in which this step is asked, as the player who is asked sees it. */
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

it('an army comes by march to every hex that is drawn (8.1)', () => {
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

it('every voyage that is offered to ships ends where they are shown to come (6.2, 6.3)', () => {
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

it('says nothing of what is masked', () => {
  const G = atStep('navalMove', (state) =>
    [...blocksOf(rules.view(state, asked(state))).values()].flat().some(({ units }) => units.some(isMasked)),
  );
  for (const block of [...blocksOf(G).values()].flat()) {
    if (block.units.some(isMasked)) expect(groundsOf(G, block)).toBeUndefined();
  }
});

it('powder is sold where a fleet that lay there would be let buy it, and nowhere else (12.11)', () => {
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

/** The legends beside the map while this hex is selected, for whoever reads them. */
function legends(G: WarWithSpain, hex: string | undefined): ReadonlyMap<string, string> {
  const sounding = { on: new Set(['reach', 'rings', 'dutch', 'powder'] as const), ruler: { laid: false } } as unknown as OverlayState;
  const speech = { words: words.en, names: namesIn(words.en) };
  const laid = { speech, G, blocks: blocksOf(G), sounding, hex, ruler: {}, kit: kitWords.en };
  return new Map(legendsOf(laid as Parameters<typeof legendsOf>[0]).map(({ id, text }) => [id, text]));
}

it('the legend of a fleet names its powder and the nearest ports that sell it, and of a masked one the powder alone (12.11)', () => {
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

it('the legend of reach measures any stack that may be seen, for each reader, and says where it may not', () => {
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
