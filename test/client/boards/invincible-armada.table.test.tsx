import { act, cleanup, fireEvent } from '@testing-library/react';
import { reading } from '../../../client/boards/invincible-armada/chart/Marks.js';
import { channelReach } from '../../../client/boards/invincible-armada/chart/Overlays.js';
import { chartMeant } from '../../../client/boards/invincible-armada/chart/places.js';
import { nameOf } from '../../../client/boards/invincible-armada/names.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import {
  armadaRuns,
  movementRange,
  placeId,
  SQUADRONS,
  sideToward,
  strategicRange,
  strikes,
  targets,
} from '../../../src/games/invincible-armada/face.js';
import { type ChitId, ENGLISH, SPANISH, type SquadronId } from '../../../src/games/invincible-armada/ids.js';
import { PREFERENCES, standing } from '../../../src/games/invincible-armada/standing.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import { chosenOf } from '../../../src/kit/standing.js';
import { sea, set } from '../../games/invincible-armada/fixtures.js';
import { about } from '../../kit/about.js';
import { asked, atStep, atTable, lay, movesOf, rules } from './table.js';

afterEach(cleanup);

describe('the prompts and buttons of a decision', () => {
  const hintOf = (G: Armada, square: string) => {
    const { plan } = atTable(G, '1');
    plan().press?.(square);
    return plan().actions.find(({ id }) => id === 'stay')?.hint;
  };

  it('say that a squadron can attack from its square only if it may attack (7.1)', () => {
    const beside = (broken: boolean) =>
      sea({ howard: 'D5', diego: 'E5', medina1: 'D6' }, (board) => set(board, 'diego', { broken }), 'spanishTactical');
    expect(hintOf(beside(false), 'E5')).toBe(words.en.act.stayHint);
    expect(hintOf(beside(true), 'E5')).toBeUndefined();
    expect(hintOf(beside(false), 'D6')).toBeUndefined();
  });

  it('offer a route square by square only to squadrons that move more than one (6.1)', () => {
    const { plan } = atTable(sea({ diego: 'E5', moncada: 'G5' }, undefined, 'spanishTactical'), '1');
    const isOffered = (square: string) => {
      plan().press?.(square);
      return plan().actions.some(({ id }) => id === 'plot');
    };
    expect([isOffered('E5'), isOffered('G5')]).toEqual([false, true]);
  });

  it('say that a squadron has acted, and that its move may end in an attack (6.1, 7.1)', () => {
    const acted = (board: Armada) => Object.assign(board, { moved: ['oquendo'] });
    const { plan } = atTable(sea({ howard: 'C6', diego: 'E5', oquendo: 'G5' }, acted, 'spanishTactical'), '1');
    plan().press?.('G5');
    expect(plan().ask).toBe(words.en.ask.actDone('Oquendo'));
    plan().press?.('E5');
    plan().press?.('D6');
    expect(plan().ask).toBe(words.en.ask.actPathStrike('Diego de Valdes', 'D6'));
    plan().press?.('D4');
    expect(plan().ask).toBe(words.en.ask.actPath('Diego de Valdes', 'D4'));
  });

  it('name the destination of a strategic move, and end movement last (12.3)', () => {
    const { plan } = atTable(atStep('sail', (state) => state.turn === 1));
    expect(plan().actions.at(-1)?.id).toBe('endStrategic');
    plan()
      .actions.find(({ id }) => id.startsWith('pick-'))
      ?.run?.();
    const [to] = [...plan().marks].find(([, { kind }]) => kind === 'go') ?? [''];
    plan().press?.(to);
    expect(plan().ask).toMatch(/ moves to .*: select it again to confirm\.$/);
  });

  it('name both squadrons of a battle, and the squadron that is placed (7.4, 9.2)', () => {
    const fighting = atStep('tactic');
    const { attacker = 'howard', defender = 'howard' } = fighting.battle ?? {};
    const { ask } = words.en;
    expect(atTable(fighting).plan().ask).toContain(nameOf(fighting, attacker));
    expect(atTable(fighting).plan().ask).toContain(nameOf(fighting, defender));
    const anchoring = atTable(atStep('anchor'));
    expect(anchoring.plan().ask).toBe(ask.anchored);
  });
});

describe('the maps', () => {
  it('is the strategic map if only squadrons there can act, whose only order is the main button', () => {
    const G = sea({ diego: 'E5' }, (board) => set(board, 'seymour', { lowAmmo: true }));
    const { plan } = atTable(G);
    const box = placeId(G.squadrons.seymour.loc ?? { t: 'box', n: 1 });
    expect(plan().chart).toBe('strategic');
    expect([...plan().marks.keys()]).toEqual([box]);
    expect([...(plan().able ?? [])]).toEqual(['seymour']);
    plan().press?.(box);
    expect(plan()).toMatchObject({ selected: 'seymour', chart: 'strategic', ask: words.en.ask.actAway('Seymour') });
    expect(
      plan()
        .actions.filter(({ main }) => main)
        .map(({ id }) => id),
    ).toEqual(['resupply']);
  });

  it('shows the map of the decision large and the other one beside it, until the player enlarges that', () => {
    const { page, again, props } = lay(atStep('act'));
    const charts = () =>
      ['.wg-map-area', '.wg-other-chart'].map((where) => page.container.querySelector(`${where} .wg-viewport`)?.getAttribute('aria-label'));
    expect(charts()).toEqual(['Tactical Map', 'Strategic Map']);
    fireEvent.click(page.getByRole('button', { name: 'Enlarge: Strategic Map' }));
    expect(charts()).toEqual(['Strategic Map', 'Tactical Map']);
    fireEvent.keyDown(page.container.firstElementChild ?? document.body, { key: '2' });
    expect(charts()).toEqual(['Tactical Map', 'Strategic Map']);
    const sailing = atStep('sail');
    again({ G: sailing, playerID: asked(sailing), _stateID: props._stateID + 1 });
    expect(charts()).toEqual(['Strategic Map', 'Tactical Map']);
  });

  it('shows the map of a new decision, although the player enlarged the other one before', () => {
    const { page, again, props } = lay(atStep('act'));
    const shown = () => page.container.querySelector('.wg-map-area .wg-viewport')?.getAttribute('aria-label');
    fireEvent.click(page.getByRole('button', { name: 'Enlarge: Strategic Map' }));
    expect(shown()).toBe('Strategic Map');
    const fighting = atStep('tactic');
    again({ G: fighting, playerID: asked(fighting), _stateID: props._stateID + 1 });
    expect(shown()).toBe('Tactical Map');
  });

  it('is the map with the squadrons that a chit is meant for (16.0)', () => {
    const isLate = (state: Armada) =>
      state.events?.resolving !== 'stoutHearts' && asked(state) === '1' && ENGLISH.every((id) => state.squadrons[id].square === null);
    expect(atTable(atStep('resolve', isLate)).plan().chart).toBe('strategic');
  });

  it('sends a squadron to a lit place, even with a click on a squadron that is in it', () => {
    const start = atStep('sail');
    const [[id, [to]]] = movesOf(start, asked(start)).flatMap(({ move, args }) => (move === 'sailStrategic' ? [args] : []));
    const other = ENGLISH.find((each) => each !== id && start.squadrons[each].alive && start.squadrons[each].loc);
    if (!other) throw new Error('no other squadron');
    const G = { ...start, squadrons: { ...start.squadrons, [other]: { ...start.squadrons[other], loc: to } } };
    const { place, action } = lay(G);
    fireEvent.click(action(`pick-${id}`) ?? document.body);
    fireEvent.click(place(other));
    expect(action(`pick-${id}`)?.getAttribute('aria-pressed')).toBe('true');
    expect(action('sailStrategic')).not.toBeNull();
  });

  it('highlights squadrons that can act, for both sides', () => {
    for (const segment of ['englishTactical', 'spanishTactical'] as const) {
      const G = atStep('act', (board) => board.segment === segment && ENGLISH.some((id) => board.squadrons[id].square));
      const { page } = lay(G);
      const rings = page.container.querySelectorAll('.wg-rims .wg-mark-pick').length;
      const able = new Set(movesOf(G, asked(G)).flatMap(({ args: [id] }) => (typeof id === 'string' ? [id as SquadronId] : [])));
      expect(rings).toBe([...able].filter((id) => G.squadrons[id].square).length);
      expect(rings).toBeGreaterThan(0);
      cleanup();
    }
  });

  it('shows a refusal at the place until the next click', () => {
    const G = atStep(
      'act',
      (board) =>
        board.segment === 'spanishTactical' &&
        board.weather === 'normal' &&
        !board.moved.includes('diego') &&
        board.squadrons.diego.square !== null,
    );
    const { page, place } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    expect(page.container.querySelector('.wg-why-here')).toBeNull();
    const far = G.squadrons.diego.square?.startsWith('A') ? 'J9' : 'A9';
    fireEvent.click(place(far));
    const said = page.container.querySelector('.wg-why-here')?.textContent;
    expect(said).toMatch(/6\.1/);
    expect(page.container.querySelector('.wg-action-notice')?.textContent).toContain(said?.split(' 6.1')[0]);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    expect(page.container.querySelector('.wg-why-here')).toBeNull();
  });
});

afterEach(cleanup);

describe('automatic answers', () => {
  const asking = (chit: ChitId, by: 'english' | 'spanish', purpose: 'event' | 'draw' = 'event'): Armada => {
    const G = clone(atStep('reaction'));
    G.windows = [{ chit, by, ask: ['english'], purpose: { kind: purpose } }];
    return G;
  };
  const answer = (G: Armada, handOfGod?: 'every' | 'never') => standing.answer(G, '0', chosenOf(PREFERENCES, { handOfGod }))?.move;

  it('asks about chits that harm the side, help the enemy, or change the weather (16.0)', () => {
    for (const chit of ['explosion', 'stoutHearts', 'handOfGod', 'broadside'] as const) {
      about(chit, () => expect(answer(asking(chit, 'spanish'))).toBeUndefined());
    }
    expect(answer(asking('bonusDraw', 'spanish', 'draw'))).toBeUndefined();
    expect(answer(asking('soldiers', 'english'))).toBeUndefined();
    for (const chit of ['parmaReady', 'windShift', 'squall'] as const) {
      about(chit, () => expect(answer(asking(chit, 'english'))).toBeUndefined());
    }
  });

  it('does not ask about chits that help the side or have no effect (16.0)', () => {
    for (const chit of ['explosion', 'stoutHearts', 'handOfGod', 'broadside', 'noEvent', 'parmaDelayed'] as const) {
      about(chit, () => expect(answer(asking(chit, 'english'))).toBe('letStand'));
    }
    expect(answer(asking('bonusDraw', 'english', 'draw'))).toBe('letStand');
    expect(answer(asking('noEvent', 'spanish'))).toBe('letStand');
    expect(answer(asking('weatherGage', 'spanish'))).toBe('letStand');
  });

  it('asks about every chit if set so (16.0)', () => {
    expect(answer(asking('noEvent', 'spanish'), 'every')).toBeUndefined();
  });

  it('asks about a chit that can target own squadrons only', () => {
    const G = asking('spoiledPowder', 'english');
    for (const id of SPANISH) G.squadrons[id].lowAmmo = true;
    expect(answer(G)).toBeUndefined();
    for (const id of ENGLISH) G.squadrons[id].lowAmmo = true;
    expect(answer(G)).toBe('letStand');
  });
});

describe('overlays', () => {
  afterEach(cleanup);

  const key = (key: string) => fireEvent.keyDown(document.body, { key });

  it('show exactly the legal moves (6.1)', () => {
    const G = atStep('act', ({ held }) => ![...held.english, ...held.spanish].includes('favourableSlant'));
    const offered = new Map<SquadronId, string[]>();
    for (const { move, args } of movesOf(G, asked(G))) {
      if (move !== 'sail') continue;
      const [id, path] = args;
      const to = path.at(-1);
      if (to) offered.set(id, [...(offered.get(id) ?? []), to]);
    }
    for (const [id, squares] of offered) {
      expect([...movementRange(G, id).keys()].sort()).toEqual([...squares].sort());
      for (const [, { path }] of movementRange(G, id)) expect(rules.refusal(G, asked(G), 'sail', [id, path])).toBeUndefined();
    }
    expect(offered.size).toBeGreaterThan(0);
  });

  it('show exactly the legal attacks (7.1)', () => {
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

  it('show exactly the legal strategic moves and the Armada move (12.2, 12.3)', () => {
    const G = atStep('sail');
    const offered = new Map<SquadronId, Set<string>>();
    for (const { move, args } of movesOf(G, asked(G))) {
      if (move !== 'sailStrategic') continue;
      const end = args[1].at(-1);
      if (end) offered.set(args[0], (offered.get(args[0]) ?? new Set()).add(placeId(end)));
    }
    for (const [id, places] of offered) {
      expect(channelReach(G, id).sort()).toEqual([...places].sort());
      for (const { path } of strategicRange(G, id)) expect(rules.refusal(G, asked(G), 'sailStrategic', [id, path])).toBeUndefined();
    }
    expect(offered.size).toBeGreaterThan(0);
    expect(channelReach(G, 'armada')).toEqual(
      armadaRuns(G)
        .filter(Boolean)
        .map((n) => `box${G.armadaBox + n}`),
    );
  });

  it('work for every squadron and every viewer', () => {
    const G = atStep('act');
    for (const player of [asked(G), null]) {
      const { page, place } = lay(G, player);
      key('v');
      for (const id of SQUADRONS.filter((each) => G.squadrons[each].square).slice(-3)) {
        fireEvent.click(place(G.squadrons[id].square ?? ''));
        const drawn = [...page.container.querySelectorAll<HTMLElement>('.wg-reach-ground [data-at]')].map(({ dataset }) => dataset.at);
        expect(drawn.sort()).toEqual([...movementRange(G, id).keys()].sort());
        expect(page.container.querySelectorAll('.wg-instrument-legend')).toHaveLength(1);
      }
      cleanup();
    }
  });

  it('measure squares or boxes, but not between maps', () => {
    const G = atStep('act');
    const { page, place, sent } = lay(G);
    act(() => place('A1').focus());
    fireEvent.keyDown(place('A1'), { key: 't' });
    fireEvent.click(place('D3'));
    expect(page.container.querySelector('.wg-ruler-text')?.textContent).toBe(words.en.lay.squares(3));
    expect(sent).toEqual([]);
    expect(reading(G, 'box1', 'box4', words.en)?.short).toBe(words.en.lay.boxes(3));
    expect(reading(G, 'box1', 'A1', words.en)).toBeUndefined();
  });

  it('highlight the other map if all hints are there', () => {
    expect(chartMeant(['drake', 'plymouth'], 'tactical')).toBe('strategic');
    expect(chartMeant(['box3', 'A1'], 'tactical')).toBeUndefined();
    expect(chartMeant(['A1', 'D4'], 'strategic')).toBe('tactical');
    expect(chartMeant(['box3'], 'strategic')).toBeUndefined();
    expect(chartMeant([], 'tactical')).toBeUndefined();
  });
});
