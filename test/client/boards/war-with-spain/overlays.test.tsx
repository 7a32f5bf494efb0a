import { act, cleanup, fireEvent } from '@testing-library/react';
import { reading } from '../../../../client/boards/war-with-spain/chart/legends.js';
import { namesIn } from '../../../../client/boards/war-with-spain/names.js';
import { blocksOf, isMasked } from '../../../../client/boards/war-with-spain/pieces.js';
import { groundsOf } from '../../../../client/boards/war-with-spain/reach.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { CITIES, CITY_IDS, fleetIds, fleetOf, marketsOf, reachOf } from '../../../../src/games/war-with-spain/face.js';
import { type FleetNo, fleetId, sideOf } from '../../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import type { Step, WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { asked, lay, rules } from './table.js';

afterEach(cleanup);

/** The first state of a match of captains in which this step is asked, as whoever is asked sees it. */
function atStep(step: Step, fits: (G: WarWithSpain) => boolean = () => true): WarWithSpain {
  const dice = quickDice(4);
  let { G } = rules.open({}, dice);
  for (let move = 0; move < 1500; move++) {
    const player = asked(G);
    if (rules.awaiting(G)[player] === step && fits(G)) return rules.view(G, player);
    const choice = warWithSpain.captain(rules.view(G, player), player, dice);
    ({ G } = rules.play(G, player, choice.move, choice.args, dice));
  }
  throw new Error(`nobody is asked to ${step}`);
}

const key = (key: string) => fireEvent.keyDown(document.body, { key });
const own = (G: WarWithSpain) => [...blocksOf(G).values()].flat().filter(({ side }) => side === sideOf(asked(G)));

it('8.1 an army comes by march to every hex that is drawn', () => {
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

it('6.2, 6.3 every voyage that is offered to ships ends where they are shown to come', () => {
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

it('12.11 powder is sold where a fleet that lay there would be let buy it, and nowhere else', () => {
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

it('12.11 the line of a fleet names its powder and the nearest ports that sell it, and of a masked one the powder alone', () => {
  const G = atStep('navalMove', (state) => [...blocksOf(state).values()].flat().some(({ kind }) => kind === 'fleet'));
  for (const player of ['0', '1', null]) {
    const { page, place } = lay(G, player);
    const view = rules.view(G, player);
    key('p');
    expect(page.container.querySelectorAll('.market')).toHaveLength(2);
    expect(page.container.querySelector('.of-powder')?.textContent).toContain(
      words.en.lay.markets(marketsOf(view, 'E').length, marketsOf(view, 'S').length),
    );
    for (const blocks of blocksOf(view).values()) {
      const [fleet, ...others] = blocks.filter(({ kind }) => kind === 'fleet');
      if (!fleet || others.length) continue;
      fireEvent.click(place(fleet.hex));
      const said = page.container.querySelector('.of-powder')?.textContent ?? '';
      const name = namesIn(words.en).groupName(fleet.id);
      const { here, masked } = words.en.lay.powder;
      const inMarket = marketsOf(view, fleet.side).includes(fleet.hex);
      expect(said.includes(here(name, fleet.munitions ?? 0))).toBe(inMarket);
      expect(said.includes(masked(name, fleet.munitions ?? 0))).toBe(!inMarket && groundsOf(view, fleet) === undefined);
    }
    cleanup();
  }
});

describe('the instruments on the map', () => {
  it('are laid on any stack that may be seen, whoever looks, and say where it may not', () => {
    const G = atStep('navalMove');
    for (const player of ['0', '1', null]) {
      const { page, place } = lay(G, player);
      for (const each of ['v', 'r', 'd']) key(each);
      const view = rules.view(G, player);
      const stacks = [...blocksOf(view).values()].filter((blocks) => blocks.length === 1).flat();
      const open = stacks.find((block) => groundsOf(view, block)?.some(({ hexes }) => hexes.size));
      const closed = stacks.find((block) => !groundsOf(view, block));
      for (const block of [open, closed]) {
        if (!block) continue;
        fireEvent.click(place(block.hex));
        expect(page.container.querySelector('.reach') !== null).toBe(block === open);
        expect(page.container.querySelectorAll('.instrument-legend')).toHaveLength(3);
      }
      expect(page.container.querySelector('.ring-dutch')).not.toBeNull();
      expect(open ?? closed).toBeDefined();
      cleanup();
    }
  });

  it('measure from the hex in focus to the next that is pressed', () => {
    const G = atStep('navalMove');
    const { page, place, sent } = lay(G);
    const [from, to] = [...blocksOf(G).keys()];
    act(() => place(from).focus());
    fireEvent.keyDown(place(from), { key: 't' });
    fireEvent.click(place(to));
    const { short, long } = reading({ words: words.en, names: namesIn(words.en) }, G, blocksOf(G), from, to);
    expect(page.container.querySelector('.ruler-text')?.textContent).toBe(short);
    expect(page.container.querySelector('.of-ruler')?.textContent).toContain(long);
    expect(sent).toEqual([]);
  });
});
