import { formFleet } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { launch } from '../../../src/games/salamis-ad-actium/campaign/rules/replacements.js';
import type { Campaign } from '../../../src/games/salamis-ad-actium/campaign/state.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { noDice, rules } from './fixtures.js';

const namesOf = ({ fleets }: Campaign, side: 0 | 1): string[] =>
  Object.values(fleets)
    .filter((fleet) => fleet.side === side)
    .map(({ name }) => name);

describe('names in a campaign', () => {
  it('12.11 a new ship takes no name that a captured ship bears under the enemy’s flag', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 1);
    afloat(G, 'c', 1, 'carthage', 1);
    G.camp.ships['c-1'].name = 'Victoria';
    G.camp.building[0] = [{ type: 'trireme', list: 'romanRepublic', crew: 'raw', port: null, due: 1 }];
    launch(bench(G, []));
    const names = Object.values(G.camp.ships).map(({ name }) => name);
    expect(names.filter((name) => name === 'Victoria')).toHaveLength(1);
    expect(names).toContain('Fides');
  });

  it.each(['punic', 'aegean'])('12.11 no two starting ships of %s have the same name', (theatre) => {
    const names = Object.values(rules.setup({ mode: 'campaign', campaign: { theatre } }, noDice).camp?.ships ?? {}).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('12.3 fleets of new ships and prizes are numbered like split fleets', () => {
    const G = emptySeas();
    afloat(G, 'c', 1, 'carthage', 1);
    const tools = { ...bench(G, []), dice: { die: () => 5 } };
    for (const at of ['latium', 'straits', 'syracuse']) formFleet(tools, 0, 'New ships', at, [`${at}-1`]);
    formFleet(tools, 1, 'New ships', 'carthage', ['carthage-1']);
    expect(namesOf(G.camp, 0)).toEqual(['New ships', 'New ships II', 'New ships III']);
    expect(namesOf(G.camp, 1)).toEqual(['c', 'New ships']);
  });

  it('12.9 a split fleet is numbered if its side has a fleet with the name chosen for it', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'latium', 3, { name: 'Home squadron' });
    formFleet({ ...bench(G, []), dice: { die: () => 5 } }, 0, 'Home squadron', 'latium', ['r-3'], 'r');
    expect(namesOf(G.camp, 0)).toEqual(['Home squadron', 'Home squadron II']);
  });
});
