import { isSeen } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import type { Campaign } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { opponentOf, SIDES, type Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { checkAgreement, claim, playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { allowedAnyway } from './law.js';

const { rules } = game;

/** Checks that every event has a complete sentence. */
export function told(chronicle: readonly GameEvent[]): void {
  for (const { key, values } of chronicle) {
    const sentence = say(game.texts, `chronicle.${key}`, values);
    claim(/^[^a-z].*[.!]$/s.test(sentence) && !/undefined|null|\[object/.test(sentence), () => `no sentence: ${key}: ${sentence}`);
  }
}

export function conserved(camp: Campaign): void {
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

/** Returns the campaign with all secrets of the other side changed [12.3], and the number of fleets changed. */
export function campaignTwin(G: Salamis, side: Side): { twin: Salamis; compared: number } {
  const twin = clone(G);
  const [camp, other] = [G.camp, twin.camp];
  let compared = 0;
  if (!camp || !other) return { twin, compared };
  const enemy = opponentOf(side);
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

/** Plays random campaigns, every eighth a long one. Checks results, legal moves, secrecy and ship counts. */
export function randomCampaigns(count: number): void {
  let mutants = 0;
  let secrets = 0;
  for (let n = 1; n <= count; n++) {
    const theatre = n % 2 ? 'punic' : 'aegean';
    const length = n % 8 === 0 ? 'long' : 'short';
    const { last } = playMatch(game, {
      setupData: { mode: 'campaign', campaign: { theatre, length, battles: 'quick' } },
      seed: seed(n),
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
  expect(mutants).toBeGreaterThan(125 * count);
  expect(secrets).toBeGreaterThan(12 * count);
}
