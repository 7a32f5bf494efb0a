import { act, cleanup, fireEvent } from '@testing-library/react';
import { reading } from '../../../client/boards/invincible-armada/chart/Bench.js';
import { chartMeant } from '../../../client/boards/invincible-armada/chart/meant.js';
import { channelReach } from '../../../client/boards/invincible-armada/chart/Overlays.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import {
  armadaRuns,
  outlook,
  placeId,
  SQUADRONS,
  type SquadronId,
  seaway,
  sideToward,
  strikes,
  targets,
} from '../../../src/games/invincible-armada/face.js';
import { asked, atStep, lay, movesOf, rules } from './table.js';

afterEach(cleanup);

const key = (key: string) => fireEvent.keyDown(document.body, { key });

it('6.1 the reach of a squadron is every square to which it may sail, and no other', () => {
  const G = atStep('act', ({ held }) => ![...held.english, ...held.spanish].includes('favourableSlant'));
  const offered = new Map<SquadronId, string[]>();
  for (const { move, args } of movesOf(G, asked(G))) {
    if (move !== 'sail') continue;
    const [id, path] = args;
    const to = path.at(-1);
    if (to) offered.set(id, [...(offered.get(id) ?? []), to]);
  }
  for (const [id, squares] of offered) {
    expect([...seaway(G, id).keys()].sort()).toEqual([...squares].sort());
    for (const [, { path }] of seaway(G, id)) expect(rules.refusal(G, asked(G), 'sail', [id, path])).toBeUndefined();
  }
  expect(offered.size).toBeGreaterThan(0);
});

it('7.1 the squares of an attack hold everybody who may be attacked, and nobody who may not', () => {
  const G = atStep('attackChoice', (state) => state.activation !== null && targets(state, state.activation).length > 0);
  const id = G.activation;
  const from = id && G.squadrons[id].square;
  if (!id || !from) throw new Error('nobody is under way');
  const [target] = targets(G, id);
  const dir = sideToward(G.squadrons[target].square ?? '', from);
  if (!dir) throw new Error('they do not touch');
  const used = { ...G, attackedFrom: { ...G.attackedFrom, [target]: [dir] } };
  for (const state of [G, used]) {
    for (const other of SQUADRONS) {
      const { square } = state.squadrons[other];
      if (other === id || !square) continue;
      expect(strikes(state, id).includes(square)).toBe(rules.refusal(state, asked(state), 'attack', [other]) === undefined);
    }
  }
  expect(strikes(G, id)).toContain(G.squadrons[target].square);
  expect(strikes(used, id)).not.toContain(G.squadrons[target].square);
});

it('12.2, 12.3 the reach on the strategic chart is every course that may be sailed, and the run of the Armada', () => {
  const G = atStep('sail');
  const offered = new Map<SquadronId, Set<string>>();
  for (const { move, args } of movesOf(G, asked(G))) {
    if (move !== 'sailStrategic') continue;
    const end = args[1].at(-1);
    if (end) offered.set(args[0], (offered.get(args[0]) ?? new Set()).add(placeId(end)));
  }
  for (const [id, places] of offered) {
    expect(channelReach(G, id).sort()).toEqual([...places].sort());
    for (const { path } of outlook(G, id)) expect(rules.refusal(G, asked(G), 'sailStrategic', [id, path])).toBeUndefined();
  }
  expect(offered.size).toBeGreaterThan(0);
  expect(channelReach(G, 'armada')).toEqual(
    armadaRuns(G)
      .filter(Boolean)
      .map((n) => `box${G.armadaBox + n}`),
  );
});

it('the instruments are laid on any squadron, the enemy’s too, whoever looks', () => {
  const G = atStep('act');
  for (const player of [asked(G), null]) {
    const { page, place } = lay(G, player);
    key('v');
    key('i');
    for (const id of SQUADRONS.filter((each) => G.squadrons[each].square).slice(-3)) {
      fireEvent.click(place(G.squadrons[id].square ?? ''));
      const drawn = [...page.container.querySelectorAll<HTMLElement>('.reach-ground [data-at]')].map(({ dataset }) => dataset.at);
      expect(drawn.sort()).toEqual([...seaway(G, id).keys()].sort());
      expect(page.container.querySelectorAll('.instrument-legend')).toHaveLength(2);
    }
    cleanup();
  }
});

it('the ruler counts squares from the one in focus, and boxes, but not from one chart to the other', () => {
  const G = atStep('act');
  const { page, place, sent } = lay(G);
  act(() => place('A1').focus());
  fireEvent.keyDown(place('A1'), { key: 't' });
  fireEvent.click(place('D3'));
  expect(page.container.querySelector('.ruler-text')?.textContent).toBe(words.en.lay.squares(3));
  expect(sent).toEqual([]);
  expect(reading(G, 'box1', 'box4', words.en)?.short).toBe(words.en.lay.boxes(3));
  expect(reading(G, 'box1', 'A1', words.en)).toBeUndefined();
});

it('where one chart is in sight, the other is meant when all that is to be pressed lies there', () => {
  expect(chartMeant(['drake', 'plymouth'], 'tactical')).toBe('strategic');
  expect(chartMeant(['box3', 'A1'], 'tactical')).toBeUndefined();
  expect(chartMeant(['A1', 'D4'], 'strategic')).toBe('tactical');
  expect(chartMeant(['box3'], 'strategic')).toBeUndefined();
  expect(chartMeant([], 'tactical')).toBeUndefined();
});
