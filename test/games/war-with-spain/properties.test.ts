import { afterAll, describe, expect, it } from 'vitest';
import { ARMY } from '../../../src/games/war-with-spain/data/armies.js';
import { FRENCH } from '../../../src/games/war-with-spain/data/nations.js';
import { SHIP } from '../../../src/games/war-with-spain/data/ships.js';
import { fault } from '../../../src/games/war-with-spain/fault.js';
import { enemyOf, SIDES, type Side, TF } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { fleetNo, isHex } from '../../../src/games/war-with-spain/rules/places.js';
import { fleetIds, fleetOf, shipsOf, sideOfUnit } from '../../../src/games/war-with-spain/rules/units.js';
import { sideOf, type WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, type Decision, everyStep, type Player, playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { even, wayward } from './players.js';
import { alsoAllowed } from './slow.js';

/** Another world that looks the same to everybody but one side: what stands under its counters is changed about. */
function otherWorld(G: WarWithSpain, side: Side): WarWithSpain {
  const world = clone(G);
  world.standing[side] = world.standing[side] === 'never' ? 'always' : 'never';
  if (side === 'S') world.treasure.month = world.treasure.month === null ? null : world.treasure.month === 'June' ? 'July' : 'June';
  if (world.opened) writeOrders(world, side);
  else {
    exchange(world.naval, hiddenShips(world, side), (id) => SHIP[id].back !== null);
    exchange(world.land, hiddenArmies(world, side), (id) => ARMY[id].back !== null);
    crossOver(world, side);
    hideVoyage(world, side);
  }
  return world;
}

const hiddenShips = (G: WarWithSpain, side: Side): string[] =>
  Object.keys(G.naval).filter(
    (id) => sideOfUnit(id) === side && isHex(G.naval[id].at) && id !== TF && !Object.values(G.leaders).some(({ ship }) => ship === id),
  );
const hiddenArmies = (G: WarWithSpain, side: Side): string[] =>
  Object.keys(G.land).filter(
    (id) => sideOfUnit(id) === side && isHex(G.land[id].at) && (G.france.active || !FRENCH.includes(ARMY[id].nat)),
  );

/** The first and the last counter change places, and each shows its other face; marks of movement with them. */
function exchange<T extends { reduced: boolean }>(
  record: { [id: string]: T },
  ids: readonly string[],
  hasBack: (id: string) => boolean,
): void {
  const [first, last] = [ids[0], ids[ids.length - 1]];
  if (first !== undefined && first !== last) [record[first], record[last]] = [record[last], record[first]];
  for (const id of ids) record[id] = { ...record[id], reduced: hasBack(id) && !record[id].reduced };
}

/** A ship of a fleet that has others sails in another fleet of its side; a land unit in a group's hold is in the other's. */
function crossOver(G: WarWithSpain, side: Side): void {
  const crews = fleetIds(G, side).map((id) => ({ id, ships: shipsOf(G, id).filter((ship) => hiddenShips(G, side).includes(ship)) }));
  const from = crews.find(({ id, ships }) => ships.length > 0 && shipsOf(G, id).length > 1);
  const to = crews.find(({ id }) => id !== from?.id);
  if (!from || !to) return;
  const [ship] = from.ships;
  G.naval[ship] = { ...G.naval[ship], at: fleetOf(G, to.id).hex, fleet: fleetNo(to.id) };
  for (const army of Object.values(G.land)) if (army.at === from.id) army.at = to.id;
}

/** What a voyage is still to do is its owner's secret. */
function hideVoyage(G: WarWithSpain, side: Side): void {
  if (G.voyage?.side === side) Object.assign(G.voyage, { path: [], plan: [] });
  if (G.voyage && G.voyage.side !== side && G.voyage.letPass === 'move') G.voyage.letPass = 'no';
  if (G.pending?.step === 'sailOn' && G.pending.side === side) G.pending.most = 1;
}

/** While orders are written the page of the side is blank to others: purse, tracks, munitions, everything it moves. */
function writeOrders(G: WarWithSpain, side: Side): void {
  G.treasury[side] += 7;
  for (const id of Object.keys(G.naval)) {
    if (sideOfUnit(id) === side && !isHex(G.naval[id].at)) G.naval[id].at = G.naval[id].at.replace(/:[1-4]$/, ':1');
  }
  for (const id of fleetIds(G, side)) fleetOf(G, id).munitions += 1;
  for (const id of hiddenArmies(G, side).slice(0, 1)) delete G.land[id];
  G.orders[side] = [];
}

/** Two states that differ only in what a player may not know: the same view, the same choices, for him and for spectators. */
function secrecy({ G, playerID, view }: Decision<WarWithSpain>): boolean {
  if (G.battle?.shown || G.assault) return false;
  const me = sideOf(playerID);
  const foe = enemyOf(me);
  const world = otherWorld(G, foe);
  expect(world).not.toEqual(G);
  const seen = rules.view(world, playerID);
  expect(seen).toEqual(view);
  expect(rules.choices(seen, playerID)).toEqual(rules.choices(view, playerID));
  expect(rules.view(otherWorld(world, me), null)).toEqual(rules.view(G, null));
  const named = JSON.stringify({ naval: view.naval, land: view.land, voyage: view.voyage, orders: view.orders[foe] });
  for (const id of [...hiddenShips(G, foe), ...hiddenArmies(G, foe)]) {
    const wasOpen = G.opened && (G.opened[foe].naval[id] || G.opened[foe].land[id]);
    claim(Boolean(wasOpen) || !named.includes(`"${id}"`), () => `${id} is in the view`);
  }
  return true;
}

const setups: readonly {
  readonly setupData: object;
  readonly player: Player<WarWithSpain>;
  readonly matches: number;
  readonly every: number;
}[] = [
  { setupData: { income: 'average' }, player: even, matches: 3, every: 10 },
  { setupData: { spanishVpBid: 10 }, player: wayward, matches: 6, every: 12 },
  { setupData: { openInformation: true }, player: wayward, matches: 1, every: 60 },
];

describe('matches', () => {
  const entered = new Set<string>();
  const left = new Set<string>();
  const tally = { matches: 0, moves: 0, mutants: 0, secrets: 0, largestView: 0 };
  const times: number[] = [];

  for (const { setupData, player, matches, every } of setups) {
    it(`end, keep the invariants, agree with themselves and keep secrets: ${player.name} ${JSON.stringify(setupData)}`, {
      timeout: 400_000,
    }, () => {
      const open = 'openInformation' in setupData;
      for (let seed = 1; seed <= matches; seed++) {
        const bender = quickDice(seed);
        let before = '';
        const { last } = playMatch(warWithSpain, {
          setupData,
          seed,
          players: { '0': player, '1': player },
          onDecision: (decision) => {
            const here = `${rules.phase(decision.G)}/${rules.awaiting(decision.G)[decision.playerID]}`;
            entered.add(here);
            if (before && before !== here) left.add(before);
            before = here;
            if (decision.number % every) return;
            tally.mutants += checkAgreement(warWithSpain, decision, bender, 6, alsoAllowed);
            if (!open && secrecy(decision)) tally.secrets += 1;
            const began = performance.now();
            rules.choices(decision.view, decision.playerID);
            times.push(performance.now() - began);
            expect(JSON.parse(JSON.stringify(decision.G))).toEqual(decision.G);
            tally.largestView = Math.max(tally.largestView, JSON.stringify(decision.view).length);
          },
          onPlayed: (decision, after, chronicle) => {
            const wrong = fault(after);
            claim(!wrong, () => `${wrong}: after ${JSON.stringify(decision.choice)}`);
            tally.moves += 1;
            for (const { key, case: ruleCase } of chronicle) {
              claim(/^\d+\.\d/.test(ruleCase) && Object.hasOwn(warWithSpain.texts, `chronicle.${key}`), () => `no text or case: ${key}`);
            }
          },
        });
        left.add(before);
        tally.matches += 1;
        expect(rules.awaiting(last)).toEqual({});
        expect(rules.choices(last, '0')).toEqual([]);
        expect(rules.refusal(last, '0', 'march', [[], [], ['2114']])).toMatchObject({ key: 'over' });
        for (const side of SIDES) expect(last.treasury[side]).toBeGreaterThanOrEqual(0);
      }
    });
  }

  it('the same seed and moves give the same states', { timeout: 60_000 }, () => {
    const states: string[] = [];
    const { moves } = playMatch(warWithSpain, {
      setupData: {},
      seed: 77,
      players: { '0': even, '1': even },
      onPlayed: (_, after) => states.push(JSON.stringify(after)),
    });
    const dice = quickDice(77 * 7919 + 1);
    let G = rules.setup({}, dice);
    for (const [index, { playerID, move, args }] of moves.entries()) {
      G = rules.play(G, playerID, move, args, dice).G;
      if (index % 25 === 0 || index === moves.length - 1) expect(JSON.stringify(G)).toBe(states[index]);
    }
  });

  afterAll(() => {
    times.sort((a, b) => a - b);
    console.log({ ...tally, choicesMedian: times[times.length >> 1], choicesMost: times.at(-1) });
    expect(tally.largestView).toBeLessThan(25_000);
    expect(tally.secrets).toBeGreaterThan(100);
    // The English and the Spanish phases have the same steps.
    const kinds = (list: Iterable<string>) => new Set([...list].map((step) => step.replace(/English|Spanish/, '')));
    const steps = [...kinds(everyStep(warWithSpain))].filter((step) => !RARE.includes(step));
    expect(
      steps.filter((step) => !kinds(entered).has(step)),
      'never reached',
    ).toEqual([]);
    expect(
      steps.filter((step) => !kinds(left).has(step)),
      'never left',
    ).toEqual([]);
  });
});

/** Steps that so few matches seldom come to; tests by case hold them. */
const RARE: readonly string[] = [
  'naval/penalty',
  'land/penalty',
  'naval/answerSiege',
  'naval/dropCargo',
  'naval/disengage',
  'land/retreat',
];
