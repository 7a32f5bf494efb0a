import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { removeShip } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { take } from '../../../src/games/salamis-ad-actium/rules/boarding/capture.js';
import { successions } from '../../../src/games/salamis-ad-actium/rules/intermediate/officers.js';
import { squadronMorale } from '../../../src/games/salamis-ad-actium/rules/intermediate/squadronMorale.js';
import { cincMod, lostBattles, victoryPoints } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import type { InterStage, Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { keys } from './fixtures.js';
import { bind, officer, sea, toolsFor } from './sea.js';

/** The Admiral's ship "f", a ship of the same squadron, another squadron of this side, and an enemy alongside. */
const fleet = (inter: InterStage | null): Salamis =>
  sea(
    {
      f: { side: 0, at: [500, 500], flag: officer(1, true) },
      g: { side: 0, at: [540, 500] },
      m: { side: 0, at: [540, 620], sq: 'm', flag: officer(0) },
      n: { side: 0, at: [600, 620], sq: 'm' },
      x: { side: 1, at: [480, 500], flag: officer(0, true) },
    },
    (G) => {
      Object.assign(G, { inter, ti: [3, 0] });
    },
  );

describe('10.2, 10.6 an Admiral whose ship is lost in the Intermediate Phase', () => {
  it('counts as lost only from the end of the phase: until then only the Admiral’s squadron tests, and command and counters remain', () => {
    const tools = toolsFor(fleet('damage'), [9]);
    const { G } = tools;
    removeShip(tools, 'f', 'sunk', '5.12');
    squadronMorale(tools);
    expect(keys(tools.told)).not.toContain('officerLost');
    expect(tools.told.filter(({ key }) => key.startsWith('morale')).map(({ values }) => values?.squadron)).toEqual(['a']);
    expect([cincMod(G, 0), G.ti[0], victoryPoints(G, 1) >= 50 + G.ships.f.points]).toEqual([1, 3, false]);
  });

  it('keeps command if rescued', () => {
    const tools = toolsFor(fleet('damage'), [4]);
    const { G } = tools;
    removeShip(tools, 'f', 'sunk', '5.12');
    successions(tools);
    expect([G.cinc[0], G.ships.g.flag?.mod, G.ti[0], G.cincLost[0]]).toEqual(['g', 1, 3, false]);
    expect([G.squadrons.a.flagship, tools.left(), G.missing]).toEqual(['g', 0, [null, null]]);
  });

  it('is succeeded by a Vice Admiral, whose rank the log gives with the name of the squadron', () => {
    const tools = toolsFor(fleet('damage'), [3]);
    removeShip(tools, 'f', 'sunk', '5.12');
    successions(tools);
    const { name = '' } = tools.G.ships.m.flag ?? {};
    const { values } = tools.told.find(({ key }) => key === 'newCommander') ?? {};
    expect(values).toEqual({ name, rank: 'vice' });
    const said = (more: Values) => say(salamisAdActium.texts, 'chronicle.newCommander', more);
    expect(said({ name: 'Consular fleet III', rank: 'vice' })).toBe('The Vice Admiral (Consular fleet III) becomes Commander-in-Chief.');
    expect(said({ name: null, rank: 'vice', ship: 'Nike' })).toBe('The Vice Admiral aboard Nike becomes Commander-in-Chief.');
    expect(said({ name: 'Agrippa' })).toBe('Agrippa becomes Commander-in-Chief.');
  });

  it('if lost, every squadron tests in the next Intermediate Phase', () => {
    const tools = toolsFor(fleet('damage'), [3]);
    const { G } = tools;
    removeShip(tools, 'f', 'sunk', '5.12');
    successions(tools);
    expect([G.cinc[0], G.ti[0], G.cincLost[0], G.officersLost[0]]).toEqual(['m', 0, true, ['admiral']]);
    const next = toolsFor(G, [9, 9]);
    squadronMorale(next);
    expect(keys(next.told)).toEqual(['morale.steady', 'morale.steady']);
  });

  it('becomes a prisoner if captured with the ship', () => {
    const tools = toolsFor(fleet('boarding'));
    const { G } = tools;
    bind(G, 'x', 'f');
    take(tools, 'f', 'x');
    expect([G.ships.f.flag, G.cinc[0], G.officersLost[0]]).toEqual([null, 'f', []]);
    successions(tools);
    expect([G.cinc[0], G.officersLost[0]]).toEqual(['m', ['admiral']]);
    expect(tools.told.find(({ key }) => key === 'officerLost')?.values).toMatchObject({ fate: 'prisoner' });
  });

  it('counts as lost at once if the battle ends before the phase does', () => {
    const tools = toolsFor(fleet('damage'), [1]);
    const { G } = tools;
    for (const id of ['g', 'm', 'n']) Object.assign(G.ships[id], { status: 'fled' });
    removeShip(tools, 'f', 'sunk', '5.12');
    expect(lostBattles(tools)).toMatchObject({ side: 1, reason: 'beaten' });
    expect(G.officersLost[0]).toEqual(['admiral']);
  });

  it('counts as lost at once in an Action Phase', () => {
    const tools = toolsFor(fleet(null), [3]);
    removeShip(tools, 'f', 'sunk', '5.12');
    expect([tools.G.cinc[0], tools.G.cincLost[0]]).toEqual([null, true]);
  });
});
