import { retell, telling } from '../../../../client/boards/salamis-ad-actium/story.js';
import type { Told } from '../../../../client/kit/Chronicle.js';
import type { Entry } from '../../../../src/kit/chronicle.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { inEnglish, rules } from './table.js';

const { G } = rules.open({ scenario: 'salamis-480' }, quickDice(1));
const view = inEnglish(G, '0');
const ofSquadron = (sq: string): string[] => G.order.filter((id) => G.ships[id].sq === sq);
const [one, two] = Object.keys(G.squadrons);

const goes = (id: string, mm: number, end?: string): Entry => ({
  key: 'moves',
  case: '5.1',
  who: [id],
  values: { ...(end && { end }), way: [100, 100, 0, mm] },
});
const told = (...entries: readonly Entry[]): Told[] =>
  entries.map((entry, i) => ({ id: String(i), entry, sentence: telling(view).sentence(entry) }));
const lines = (...entries: readonly Entry[]): string[] => retell(view, told(...entries), 0).told.map(({ sentence }) => sentence);

describe('the chronicle of a squadron', () => {
  const [a, b, c] = ofSquadron(one);
  const { name } = G.squadrons[one];

  it('5.1 tells the moves of its ships in one line, with what they went', () => {
    expect(lines(goes(a, 80), goes(b, 80), goes(c, 80))).toEqual([`${name}: three ships go 8 cm.`]);
    expect(lines(goes(a, 80), goes(b, 65))).toEqual([`${name}: two ships go 6.5 to 8 cm.`]);
  });

  it('leaves one ship alone, another squadron, and whoever is stopped on the way a line of her own', () => {
    expect(lines(goes(a, 80))).toHaveLength(1);
    expect(lines(goes(a, 80))[0]).toContain('Goes 8 cm');
    expect(lines(goes(a, 80), goes(ofSquadron(two)[0], 80))).toHaveLength(2);
    const [first, stopped, last] = lines(goes(a, 80), goes(b, 40, 'contact'), goes(c, 80));
    expect([first, last].every((line) => line.includes('Goes 8 cm'))).toBe(true);
    expect(stopped).toContain('meets another ship');
  });

  it('2.8 calls a squadron that takes its place by its own name', () => {
    expect(lines({ key: 'placed', case: '2.8', who: [a, b], values: { squadron: one } })).toEqual([
      `${name}: The squadron takes its place.`,
    ]);
  });

  it('points at every ship of the line, and finds again what is new', () => {
    const shots: Entry = { key: 'engaged', case: '4.2', values: { squadron: name } };
    const list = told(goes(a, 80), goes(b, 80), shots, goes(c, 80));
    const { told: out, fresh } = retell(view, list, 2);
    expect(out.map(({ entry }) => entry.who?.length ?? 0)).toEqual([2, 0, 1]);
    expect(fresh).toBe(1);
    expect(retell(view, list, 4).fresh).toBe(3);
    expect(retell(view, [list[0], { ...list[1], heading: 'Turn 2' }], 0).told).toHaveLength(2);
  });
});
