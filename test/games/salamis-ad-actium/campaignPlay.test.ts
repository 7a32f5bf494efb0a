import { fault } from '../../../src/games/salamis-ad-actium/fault.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { isSeen } from '../../../src/games/salamis-ad-actium/rules/campaign/sight.js';
import type { Campaign } from '../../../src/games/salamis-ad-actium/state/campaign.js';
import { enemyOf, type Salamis, SIDES, type Side } from '../../../src/games/salamis-ad-actium/state.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { say } from '../../../src/kit/texts.js';
import { checkAgreement, claim, noDice, playMatch } from '../../kit/properties.js';
import { afloat, emptySeas } from './campaign.js';
import { allowedAnyway } from './law.js';
import { lively } from './random.js';

const { rules } = game;

/** Every entry has a text, and a sentence comes of it. */
function told(chronicle: readonly Entry[]): void {
  for (const { key, values } of chronicle) {
    const sentence = say(game.texts, `chronicle.${key}`, values);
    claim(/^[^a-z].*[.!]$/s.test(sentence) && !/undefined|null|\[object/.test(sentence), () => `no sentence: ${key}: ${sentence}`);
  }
}

function conserved(camp: Campaign): void {
  const sailing = Object.values(camp.fleets).flatMap(({ ships }) => ships);
  claim(new Set(sailing).size === sailing.length, () => 'a ship sails twice');
  claim(sailing.length === Object.keys(camp.ships).length, () => 'a ship sails in no fleet');
  for (const { ships } of Object.values(camp.fleets)) claim(ships.length > 0 && ships.length <= 20, () => 'a fleet of odd size');
  for (const { dmg, oarsmen, heavy } of Object.values(camp.ships)) claim(dmg <= 4 && oarsmen >= 0 && heavy >= 0, () => 'an odd ship');
  claim(
    camp.treasury.every((money) => money >= 0),
    () => 'a treasury below nothing',
  );
}

/** A campaign that differs in everything that a side may not know [12.3]. @returns it, and how many fleets differ */
function campaignTwin(G: Salamis, side: Side): { twin: Salamis; compared: number } {
  const twin = clone(G);
  const [camp, other] = [G.camp, twin.camp];
  let compared = 0;
  if (!camp || !other) return { twin, compared };
  const enemy = enemyOf(side);
  const unseen = Object.keys(other.fleets).filter((id) => !isSeen(camp, side, id));
  for (const id of unseen) {
    const fleet = other.fleets[id];
    compared += 1;
    for (const ship of fleet.ships) other.ships[ship].crew = 'elite';
    fleet.officer = { ...fleet.officer, mod: 2 };
    fleet.outOfSupply += 3;
  }
  if (!camp.intelligence[side] && other.orders[enemy] !== null) other.orders[enemy] = [];
  other.building[enemy] = [];
  other.notices[enemy] = [];
  other.seq[enemy] += 5;
  other.admin.reorganised.push(...unseen);
  other.admin.trained.push(...unseen);
  other.admin.repaired.push(...unseen.flatMap((id) => other.fleets[id].ships));
  for (const [port, { owner }] of Object.entries(other.ports)) if (owner === enemy) other.admin.docks[port] = 1;
  return { twin, compared };
}

/** Campaigns played at random; every eighth is long. */
const CAMPAIGNS = Number(process.env.CAMPAIGNS ?? 40);

describe('whole campaigns', () => {
  it('12.13 at random they end, nothing offered is refused, nothing secret shows, ships are conserved', () => {
    let mutants = 0;
    let secrets = 0;
    for (let seed = 1; seed <= CAMPAIGNS; seed++) {
      const theatre = seed % 2 ? 'punic' : 'aegean';
      const length = seed % 8 === 0 ? 'long' : 'short';
      const { last } = playMatch(game, {
        setupData: { mode: 'campaign', campaign: { theatre, length, battles: 'quick' } },
        seed,
        onDecision: (decision, dice) => {
          const { G, number } = decision;
          if (number % 6 === 0) mutants += checkAgreement(game, decision, dice, 10, allowedAnyway);
          if (number % 10) return;
          for (const side of SIDES) {
            const { twin, compared } = campaignTwin(G, side);
            claim(JSON.stringify(rules.view(twin, String(side))) === JSON.stringify(rules.view(G, String(side))), () => 'a secret shows');
            secrets += compared;
          }
        },
        onPlayed: (_decision, after, chronicle) => {
          told(chronicle);
          if (after.camp) conserved(after.camp);
        },
      });
      expect(last.result?.reason).toBe('campaign');
    }
    expect(mutants).toBeGreaterThan(5000);
    expect(secrets).toBeGreaterThan(500);
  }, 240_000);

  it('12.7 battles on the table come back into the campaign, and its views stay small', () => {
    let fought = 0;
    let largest = 0;
    for (let seed = 1; seed <= 2; seed++) {
      playMatch(game, {
        setupData: { mode: 'campaign', turnLimit: 4, campaign: { theatre: seed % 2 ? 'punic' : 'aegean', battles: 'tactical' } },
        seed,
        players: { 0: lively, 1: lively },
        onDecision: ({ view, number }) => {
          if (number % 20 === 0) largest = Math.max(largest, JSON.stringify(view).length);
        },
        onPlayed: ({ G }, after, chronicle) => {
          told(chronicle);
          const wrong = fault(after);
          claim(!wrong, () => `${wrong}`);
          if (G.camp?.stage === 'tactical' && after.camp?.stage !== 'tactical') fought += 1;
        },
      });
    }
    expect(fought).toBeGreaterThan(1);
    expect(largest).toBeLessThan(25_000);
  }, 240_000);

  it('12.3 secrecy: fleets out of sight, orders, buildings and notices change nothing for the enemy', () => {
    let compared = 0;
    playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } },
      seed: 4,
      onDecision: ({ G }) => {
        for (const side of SIDES) {
          const differs = campaignTwin(G, side);
          compared += differs.compared;
          expect(rules.view(differs.twin, String(side))).toEqual(rules.view(G, String(side)));
        }
      },
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('12.3 secrecy: what is done to fleets, and what is told of it, stays with their owner', () => {
    for (const { steps } of [game.sequence.campaign]) {
      for (const action of Object.values(steps).flat()) expect([action.name, action.secret]).toEqual([action.name, true]);
    }
  });

  it('a spectator sees neither side’s hidden fleets', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 2);
    afloat(G, 'c', 1, 'carthage', 2);
    afloat(G, 'd', 1, 'mylae', 2);
    expect(Object.keys(rules.view(G, null).camp?.fleets ?? {})).toEqual(['d']);
    expect(Object.keys(rules.view(G, '0').camp?.fleets ?? {})).toEqual(['r', 'd']);
  });

  it('10.3 to give up between battles ends the war', () => {
    const G = rules.setup({ mode: 'campaign' }, quickDice(1));
    expect(rules.play(G, '0', 'concede', [], noDice).G.result).toMatchObject({ winner: '1', reason: 'concede' });
  });
});
