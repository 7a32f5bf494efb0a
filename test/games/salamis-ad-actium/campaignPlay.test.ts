import { describe, expect, it } from 'vitest';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { isSeen } from '../../../src/games/salamis-ad-actium/rules/campaign/sight.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, noDice, playMatch } from '../../kit/properties.js';
import { afloat, emptySeas } from './campaign.js';
import { campaignLaw } from './campaignLaw.js';

const { rules } = game;

describe('whole campaigns', () => {
  it('12.13 at random they end, nothing offered is refused, ships are conserved', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const theatre = seed % 2 ? 'punic' : 'aegean';
      const length = seed % 8 === 0 ? 'long' : 'short';
      const { last } = playMatch(game, {
        setupData: { mode: 'campaign', campaign: { theatre, length, battles: 'quick' } },
        seed,
        onDecision: (decision, dice) => {
          if (decision.number % 4 === 0) checkAgreement(game, decision, dice, 12, campaignLaw);
        },
        onPlayed: (_decision, after) => {
          const camp = after.camp;
          if (!camp) return;
          const sailing = Object.values(camp.fleets).flatMap(({ ships }) => ships);
          claim(new Set(sailing).size === sailing.length, () => 'a ship sails twice');
          claim(sailing.length === Object.keys(camp.ships).length, () => 'a ship sails in no fleet');
          for (const { ships } of Object.values(camp.fleets)) claim(ships.length > 0 && ships.length <= 20, () => 'a fleet of odd size');
          for (const { dmg, oarsmen, heavy } of Object.values(camp.ships))
            claim(dmg <= 4 && oarsmen >= 0 && heavy >= 0, () => 'an odd ship');
          claim(
            camp.treasury.every((money) => money >= 0),
            () => 'a treasury below nothing',
          );
        },
      });
      expect(last.result?.reason).toBe('campaign');
    }
  });

  it('12.3 secrecy: fleets out of sight, orders, buildings and notices change nothing for the enemy', () => {
    let compared = 0;
    playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre: 'punic', battles: 'quick' } },
      seed: 4,
      onDecision: ({ G }) => {
        const camp = G.camp;
        if (!camp) return;
        for (const side of [0, 1] as const) {
          const twin = clone(G);
          const other = twin.camp;
          if (!other) continue;
          const enemy = side === 0 ? 1 : 0;
          for (const [id, fleet] of Object.entries(other.fleets)) {
            if (isSeen(camp, side, id)) continue;
            compared += 1;
            for (const ship of fleet.ships) other.ships[ship].crew = 'elite';
            fleet.officer = { ...fleet.officer, mod: 2 };
            fleet.outOfSupply += 3;
          }
          if (!camp.intelligence[side] && other.orders[enemy] !== null) other.orders[enemy] = [];
          other.building[enemy] = [];
          other.notices[enemy] = [];
          other.seq[enemy] += 5;
          const unseen = Object.entries(other.fleets).filter(([id]) => !isSeen(camp, side, id));
          other.admin.reorganised.push(...unseen.map(([id]) => id));
          other.admin.trained.push(...unseen.map(([id]) => id));
          other.admin.repaired.push(...unseen.flatMap(([, { ships }]) => ships));
          for (const [port, { owner }] of Object.entries(other.ports)) if (owner === enemy) other.admin.docks[port] = 1;
          expect(rules.view(twin, String(side))).toEqual(rules.view(G, String(side)));
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
