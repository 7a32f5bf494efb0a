import { campaignPhase } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { rules } from './fixtures.js';

/** The end of a turn, and what the next one brings up to its orders. */
function endOfTurn(prepare: (G: ReturnType<typeof emptySeas>) => void) {
  const G = emptySeas({ length: 'standard' });
  afloat(G, 'r', 0, 'latium', 2);
  afloat(G, 'c', 1, 'carthage', 2);
  G.camp.stage = 'endTurn';
  prepare(G);
  const tools = { ...bench(G, []), dice: { die: () => 3 } };
  campaignPhase(tools);
  return G;
}

describe('2.3 the start of a campaign', () => {
  it('2.3 officers are thrown for once both sides are ready, in the order of the fleets, and the first month begins', () => {
    const G = rules.setup({ mode: 'campaign' }, noDice);
    const officers = (of: typeof G) => Object.values(of.camp?.fleets ?? {}).map(({ officer }) => officer.mod);
    expect([officers(G), rules.awaiting(G)]).toEqual([[0, 0, 0, 0], { '0': 'campOpen', '1': 'campOpen' }]);
    const half = rules.play(G, '1', 'ready', [], noDice);
    expect([half.chronicle, rules.awaiting(half.G)]).toEqual([[], { '0': 'campOpen' }]);
    const { G: begun, chronicle } = rules.play(half.G, '0', 'ready', [], scripted([1, 10, 1, 10, 3, 4, 3, 4]));
    expect(chronicle[0]).toMatchObject({ key: 'month', values: { turn: 1 } });
    expect(officers(begun)).toEqual([-2, 2, -2, 2]);
    expect(rules.awaiting(begun)).toEqual({ '0': 'campOrders', '1': 'campOrders' });
  });
});

describe('12.13 the turn', () => {
  it('12.13 income, an event for each side, supply, then orders of both', () => {
    const G = endOfTurn(() => undefined);
    expect(G.await).toEqual({ kind: 'campOrders', sides: [0, 1] });
    expect(G.camp).toMatchObject({ turn: 2, month: 3, stage: 'orders', treasury: [120 + 84, 120 + 24 + 12 * 4 + 4 * 10] });
    expect(G.camp.notices[0]?.map(({ key }) => key)).toEqual(['event']);
  });

  it('12.2 a port is blockaded when an enemy fleet lies before it with those orders at the end of a turn', () => {
    const G = endOfTurn((each) => afloat(each, 'b', 0, 'panormus', 3, { stance: 'blockade' }));
    expect(G.camp.ports.panormus.blockaded).toBe(true);
    expect(G.camp.treasury[1]).toBe(120 + 24 + 12 * 3 + 4 * 10);
    expect(endOfTurn((each) => afloat(each, 'b', 0, 'panormus', 3, { stance: 'patrol' })).camp.ports.panormus.blockaded).toBe(false);
  });

  it('12.13 after October the fleets lie up in the nearest friendly port, and a new year begins', () => {
    const G = endOfTurn((each) => {
      each.camp.month = 7;
      afloat(each, 'far', 0, 'panormus', 3, { stance: 'blockade', outOfSupply: 2 });
      afloat(each, 'isle', 0, 'melita', 3);
    });
    expect(G.camp).toMatchObject({ month: 0, year: -259 });
    expect(G.camp.fleets.far).toMatchObject({ area: 'mylae', stance: 'avoid', outOfSupply: 0 });
    expect(['syracuse', 'ecnomus']).toContain(G.camp.fleets.isle.area);
    expect(G.camp.ports.panormus.blockaded).toBe(false);
  });

  it('12.13 the last turn is counted', () => {
    const G = endOfTurn((each) => {
      each.camp.turn = 16;
    });
    expect(G.result).toMatchObject({ reason: 'campaign', draw: true, turn: 16 });
  });
});

it('the captain of a campaign answers every step with something that is allowed, and holds his own', () => {
  const points = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const me = String(seed % 2);
    const { last } = playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre: seed % 3 ? 'aegean' : 'punic', battles: seed % 4 ? 'quick' : 'ask' } },
      seed,
      players: { [me]: (view, player, dice) => game.captain(view, player, dice), ...(seed > 8 && { 0: game.captain, 1: game.captain }) },
      onDecision: ({ view, playerID, choice }) => {
        if (playerID === me) expect(rules.refusal(view, playerID, choice.move, choice.args)).toBeUndefined();
      },
    });
    if (seed > 8) continue;
    points[0] += last.result?.vp[Number(me)] ?? 0;
    points[1] += last.result?.vp[1 - Number(me)] ?? 0;
  }
  expect(points[0]).toBeGreaterThan(points[1]);
});

it('choices and views of a campaign are small and quick', () => {
  const dice = quickDice(9);
  let G = game.rules.setup({ mode: 'campaign', campaign: { theatre: 'aegean', battles: 'quick' } }, dice);
  for (let n = 0; n < 150 && !game.rules.result(G); n++) {
    const [player] = Object.keys(game.rules.awaiting(G));
    const view = game.rules.view(G, player);
    expect(JSON.stringify(view).length).toBeLessThan(25_000);
    const choices = game.rules.choices(view, player);
    expect(choices.length).toBeLessThanOrEqual(120);
    const { move, args } = choices[dice.die(choices.length) - 1];
    G = game.rules.play(G, player, move, args, dice).G;
  }
});
