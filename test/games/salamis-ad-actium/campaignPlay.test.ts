import { fault } from '../../../src/games/salamis-ad-actium/fault.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { SIDES } from '../../../src/games/salamis-ad-actium/sides.js';
import { quickDice } from '../../../src/kit/dice.js';
import { claim, noDice, playMatch } from '../../kit/properties.js';
import { afloat, emptySeas } from './campaign.js';
import { lively } from './random.js';
import { campaignTwin, randomCampaigns, told } from './randomCampaigns.js';

const { rules } = game;

describe('whole campaigns', () => {
  it('12.13 at random they end, nothing offered is refused, nothing secret shows, ships are conserved', () => randomCampaigns(8));

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
  });

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
