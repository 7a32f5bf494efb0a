import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { CHRONOLOGY } from '../../../src/games/salamis-ad-actium/data/chronology.js';
import { FLEET_LISTS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { GOD_NAMES } from '../../../src/games/salamis-ad-actium/data/intermediate.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { fleetName, stationName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { salamisAdActium as game, salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { SIDES } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Chart } from '../../../src/kit/charts.js';
import { matchDice, quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';
import type { Rules } from '../../../src/kit/rules.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { words as common } from '../../../src/kit/words/index.js';
import { plainEnglishIn, pseudoLanguage } from '../../client/pseudo.js';
import type { Golden } from '../../kit/golden.js';
import { scripted } from '../../kit/scripted.js';
import { firstMonth } from './campaign.js';

const rules: Rules<Salamis> = game.rules;
const strange = game.present(pseudoLanguage);
const texts = { ...pseudoLanguage.of(common), ...strange.texts };

/** Names in the data that are the same in every language: people, peoples, places, gods and fleets. */
const NAMES: readonly string[] = [
  ...SCENARIOS.flatMap(({ title, sides }) => [
    title,
    ...sides.flatMap(({ name, squadrons }) => [
      name,
      ...Object.values(squadrons).flatMap((squadron) => [squadron.name, squadron.officer.name]),
    ]),
  ]),
  ...Object.values(THEATRES).flatMap(({ sides, areas, fleets }) => [
    ...sides.map(({ name }) => name),
    ...Object.values(areas).flatMap(({ name, ports }) => [name, ...Object.values(ports).map((port) => port.name)]),
    ...Object.values(fleets).map(({ name }) => name),
  ]),
  ...CHRONOLOGY.flatMap(({ name, victor, loser }) => [name, victor, loser]),
  ...Object.values(FLEET_LISTS).map(({ people }) => people),
  ...Object.values(GOD_NAMES).flatMap((names) => Object.values(names)),
];

function plain(texts: readonly string[], names: readonly string[] = NAMES): string[] {
  const longest = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  return plainEnglishIn(
    texts.map((text) => longest.reduce((rest, name) => rest.replaceAll(name, ''), text)),
    [],
  );
}

const spokenBy = ({ title, columns, rows, notes = [], provenance }: Chart): string[] => [
  title,
  ...columns,
  ...notes,
  ...[provenance, ...rows.flatMap((row) => row.provenance ?? [])].flatMap((from) =>
    from.kind === 'rulebook' ? [] : [from.kind === 'published' ? from.source : from.reason],
  ),
  ...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')),
];

function described(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(described);
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : described(value),
  );
}

describe('another language', () => {
  it.each(game.chartsFor(pseudoLanguage).map((chart) => [chart.id, chart] as const))('has no English in the chart %s', (_, chart) => {
    expect(plain(spokenBy(chart))).toEqual([]);
  });

  it('has no English in scenarios, options and sides', () => {
    const told = strange.scenarios.flatMap(({ title, length, about = '' }) => [title, length, about]);
    expect(plain(told)).toEqual([]);
    expect(plain(described(strange.options))).toEqual([]);
    expect(plain(strange.sides.map(({ name }) => name))).toEqual([]);
  });

  it('has no English in the events and refusals of any recorded match', () => {
    const folder = join(__dirname, 'golden');
    const sentences = new Set<string>();
    /** Names that events quote unchanged: those given by players, and fleets named after their people. */
    const given = new Set<string>();
    const tell = ({ key, values, roll }: GameEvent): void => {
      sentences.add(say(texts, `chronicle.${key}`, values));
      for (const [name] of roll?.modifiers ?? []) sentences.add(say(texts, `modifier.${name}`));
    };
    for (const name of readdirSync(folder)) {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const { setup, play } = matchDice(golden.seed);
      let { G, chronicle } = rules.open(golden.setupData, setup);
      for (const [at, { playerID, move, args }] of golden.log.entries()) {
        for (const entry of chronicle) tell(entry);
        // Most of the last three moves are refused now.
        for (const before of at % 4 ? [] : golden.log.slice(Math.max(0, at - 3), at)) {
          const refused = rules.refusal(rules.view(G, playerID), playerID, before.move, before.args);
          if (refused) sentences.add(say(texts, `refusal.${refused.key}`, refused.values));
        }
        ({ G, chronicle } = rules.advance(G, playerID, { move, args }, play));
      }
      for (const entry of chronicle) tell(entry);
      for (const { name: called } of [...Object.values(G.squadrons), ...Object.values(G.camp?.fleets ?? {})]) given.add(called);
      for (const side of SIDES) given.add(fleetName(G, side));
    }
    expect(sentences.size).toBeGreaterThan(500);
    expect(plain([...sentences], [...NAMES, ...given])).toEqual([]);
  });
});

describe('charts', () => {
  const charts = salamisAdActium.chartsFor(english);
  const folders = ['src/games/salamis-ad-actium/rules', 'src/games/salamis-ad-actium/campaign'];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );

  const chart = (id: string) => {
    const found = charts.find((each) => each.id === id);
    if (!found) throw new Error(`no chart ${id}`);
    return found;
  };

  describe('charts', () => {
    it('each have their own id, a case, a provenance and rows as wide as the columns', () => {
      expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
      for (const { id, columns, rows, provenance, case: ruleCase } of charts) {
        expect([id, /^\d+\.\d+$/.test(ruleCase)]).toEqual([id, true]);
        expect([id, rows.length > 0, rows.every(({ cells }) => cells.length === columns.length)]).toEqual([id, true, true]);
        expect(
          provenance.kind === 'rulebook' ? provenance.case : provenance.kind === 'published' ? provenance.source : provenance.reason,
        ).toBeTruthy();
      }
    });

    it('every roll names an existing chart', () => {
      const named = new Set(sources.flatMap((source) => [...source.matchAll(/chart: '(\w+)'/g)].map(([, id]) => id)));
      expect([...named].filter((id) => !charts.some((each) => each.id === id))).toEqual([]);
      expect(named.size).toBeGreaterThan(10);
    });

    it('2.3 the training chart reads as printed', () => {
      const rows = chart('training').rows.map(({ cells }) => cells.slice(0, 6));
      expect(rows).toEqual([
        ['very good', '–', '–', '1-3', '4-7', '8-10'],
        ['good', '–', '1', '2-4', '5-8', '9-10'],
        ['average', '1', '2-3', '4-7', '8-9', '10'],
        ['mediocre', '1-2', '3-6', '7-9', '10', '–'],
        ['poor', '1-3', '4-7', '8-10', '–', '–'],
      ]);
    });

    it('2.4, 2.5, 2.6 terrain, wind and sea read as printed', () => {
      expect(chart('terrain').rows.map(({ cells }) => cells.join(' '))).toEqual([
        '2 headland',
        '3 shore',
        '4 open',
        '5 two islets',
        '6-8 open',
        '9 island',
        '10 open',
        '11 shore',
        '12 long shore',
      ]);
      expect(
        chart('wind')
          .rows.map(({ cells }) => cells.join(': '))
          .slice(0, 6),
      ).toEqual([
        'd10 1-3: from West',
        'd10 4: from North-west',
        'd10 5: from North-east',
        'd10 6-8: from East',
        'd10 9: from South-east',
        'd10 10: from South-west',
      ]);
      const states = chart('sea').rows.map(({ cells }) => [...new Set(cells.slice(1))]);
      expect(states).toEqual([
        ['flat'],
        ['flat', 'choppy'],
        ['flat', 'choppy', 'rough'],
        ['flat', 'choppy', 'rough'],
        ['flat', 'choppy', 'rough', 'very rough'],
        ['choppy', 'rough', 'very rough'],
      ]);
    });

    it('rolls point at the chart row that applied', () => {
      expect(chart('weather').rows).toHaveLength(10);
      expect(chart('campaignEvents').rows[0].cells).toEqual([2, 'plague']);
      expect(chart('quick').rows.map(({ cells }) => cells[2])).toEqual([10, 20, 30, 40, 50]);
      expect(chart('boarding').rows).toHaveLength(7);
      expect(chart('rake').rows).toHaveLength(5);
    });
  });
});

describe('texts', () => {
  const { rules, texts } = game;

  describe('the chronicle', () => {
    it('calls fleets by the names of the scenario', () => {
      const { chronicle } = rules.open({ mode: 'scenario', scenario: 'salamis-480' }, scripted([1]));
      const told = chronicle.map(({ key, values }) => say(texts, `chronicle.${key}`, values));
      expect(told).toEqual([
        'Turn 1 begins.',
        'Counter drawn: Greek allies. Left in the bag: Greek allies 2, Persian fleet 3, Intermediate Phase 1.',
        'The Greek allies take an Action Phase.',
      ]);
    });

    it('calls fleets of a campaign by the theatre', () => {
      const { chronicle } = firstMonth({ theatre: 'punic' }, quickDice(1));
      const income = chronicle.filter(({ key }) => key === 'income').map(({ key, values }) => say(texts, `chronicle.${key}`, values));
      expect(income.map((sentence) => sentence.split(' ')[0])).toEqual(['Rome', 'Carthage']);
    });

    it('calls fleets of a points battle by list or variant, and tells two of one name apart', () => {
      const named = (points: object) => {
        const G = rules.setup({ mode: 'points', points }, quickDice(1));
        return [fleetName(G, 0), fleetName(G, 1)];
      };
      expect(named({ era: 2, lists: ['greekClassical', 'persian'], variants: ['athens', null] })).toEqual(['Athens', 'Persian fleet']);
      expect(named({ era: 2, lists: ['greekClassical', 'greekClassical'] })).toEqual([
        'First fleet (Greek fleet)',
        'Second fleet (Greek fleet)',
      ]);
      expect(named({ era: 2 })).toEqual(['First fleet', 'Second fleet']);
    });

    it('names the attacker and the ship that suffers', () => {
      const ships = { ship: 'Solus', other: 'Victoria' };
      const said = (key: string, values: Values = {}) => say(texts, `chronicle.${key}`, { ...ships, ...values });
      expect(said('shoots', { weapon: 'ballista', hits: 0 })).toBe('Solus (ballista) shoots at Victoria: no hits.');
      expect(said('ram', { aspect: 'bow', level: 1 })).toBe('Solus rams Victoria bow to bow: Light damage.');
      expect(said('ram', { aspect: 'beam', level: 5 })).toBe('Solus rams Victoria on the beam: Victoria is sinking.');
      const rake = (difference: number, target: number, mover: number) => said('rake', { difference, target, mover });
      expect([rake(7, 3, 0), rake(0, 1, 0), rake(-2, 1, 1), rake(-4, 0, 2)]).toEqual([
        'Solus rakes Victoria and rolls 7 higher: Victoria loses up to 3 oar groups.',
        'Solus rakes Victoria and rolls the same: Victoria loses 1 oar group.',
        'Solus rakes Victoria and rolls 2 lower: each ship loses 1 oar group.',
        'Solus rakes Victoria and rolls 4 lower: Solus loses up to 2 oar groups.',
      ]);
      expect(said('captured', { prisoners: 2 })).toBe('Victoria captures Solus and takes 2 factors of prisoners.');
      expect(said('capsize', { difference: 0 })).toBe('Solus fails to capsize Victoria.');
    });

    it('tells a ram’s effect on men without a shot, and hits among men without casualties (6.3, 7.4)', () => {
      const ships = { ship: 'Solus', other: 'Victoria' };
      const said = (key: string, values: Values = {}) => say(texts, `chronicle.${key}`, { ...ships, ...values });
      expect([said('officerAimed', { hit: true }), said('officerAimed', { hit: false })]).toEqual([
        'The officer aboard Solus is hit.',
        'The officer aboard Solus is not hit.',
      ]);
      expect(said('ramEffect', { effect: 'engineLost', none: true })).toBe(
        'Solus hits no engine: Victoria has none and is hit once among its men.',
      );
      const engineHit = ['casualty', 'twoCasualties', 'engineOrTower'].map((what) =>
        said('engineHit', { what, ...(what === 'engineOrTower' && { none: true }) }),
      );
      expect(engineHit).toEqual([
        'Solus takes a hit: its men are hit once.',
        'Solus takes a hit: its men are hit twice.',
        'Solus takes a hit: it has no engine or tower and is hit once among its men.',
      ]);
    });

    it('calls a target helpless in grappling as in rams and on the chart (7.3, 8.1)', () => {
      expect([say(texts, 'modifier.targetIdle'), say(texts, 'modifier.helpless')]).toEqual(['helpless target', 'helpless target']);
    });

    it('has no brackets within brackets when a counter is drawn (4.1)', () => {
      const fleets = ['First fleet (Greek fleet)', 'Second fleet (Greek fleet)'];
      const drawn = (counter: number | 'I') => say(texts, 'chronicle.draw', { counter, fleets, a: 2, b: 3, i: counter === 'I' ? 0 : 1 });
      expect([drawn(0), drawn('I')]).toEqual([
        'Counter drawn: First fleet (Greek fleet). Left in the bag: First fleet (Greek fleet) 2, Second fleet (Greek fleet) 3, Intermediate Phase 1.',
        'Counter drawn: Intermediate Phase. Left in the bag: First fleet (Greek fleet) 2, Second fleet (Greek fleet) 3.',
      ]);
    });

    it('gives the reasons for a morale test, except in old matches (10.2)', () => {
      const test = (reasons?: readonly string[]) =>
        say(texts, 'chronicle.morale.shaken', { squadronName: 'New ships', ...(reasons && { reasons }) });
      expect([test(['flagship', 'half']), test(['rally']), test()]).toEqual([
        'New ships, morale test (flagship lost; main body below half): shaken.',
        'New ships, morale test (to rally): shaken.',
        'New ships, morale test: shaken.',
      ]);
    });

    it('names the loser of a battle and the reason (10.3)', () => {
      const ends = (called: string, loser: string, reason: string) =>
        say(texts, 'chronicle.battleEnds', { called, loser, reason, side: 1, level: 'decisive', vp: [17, 361] });
      expect(ends('Carthage', 'Rome', 'beaten')).toBe('Carthage wins a decisive victory: Rome is beaten (361 to 17 victory points).');
      expect(ends('Danes', 'Wessex', 'objective')).toBe(
        'The Danes win a decisive victory over Wessex by achieving the objective (361 to 17 victory points).',
      );
      expect(ends('Seleucid fleet', 'Greek allies', 'concede')).toBe(
        'The Seleucid fleet wins a decisive victory: the Greek allies concede (361 to 17 victory points).',
      );
    });

    it('gives the ships lost by a beaten fleet, and says if the winner has fewer points (10.3)', () => {
      const ends = (more: object) =>
        say(texts, 'chronicle.battleEnds', { called: 'Rome', loser: 'Carthage', side: 0, level: 'marginal', ...more });
      expect(ends({ reason: 'beaten', vp: [30, 20], gone: 4, all: 4 })).toBe(
        'Rome wins a marginal victory: Carthage is beaten (all 4 ships lost or routed; 30 to 20 victory points).',
      );
      expect(ends({ reason: 'beaten', vp: [20, 30], gone: 3, all: 4 })).toBe(
        'Rome wins a marginal victory: Carthage is beaten (3 of 4 ships lost or routed; fewer victory points: 20 to 30).',
      );
      expect(ends({ reason: 'objective', vp: [20, 30] })).toBe(
        'Rome wins a marginal victory over Carthage by achieving the objective (fewer victory points: 20 to 30).',
      );
    });

    it('has a minus sign before totals below 0 (2.8, 12.8)', () => {
      const position = { winner: 1, called: 'Carthage', totals: [-1, 7], dice: [1, 6] };
      expect(say(texts, 'chronicle.edgeRoll', position)).toBe('Carthage wins the roll for position, 7 (die 6 + 1) to −1 (die 1 − 2).');
      const battle = { winner: 0, called: 'Rome', totals: [12, -1], first: [['odds', 4]], second: [['commander', -2]] };
      expect(say(texts, 'chronicle.quickBattle', battle)).toBe('Rome wins the battle, 12 (die 8 + 4) to −1 (die 1 − 2).');
      expect(say(texts, 'chronicle.edgeRoll', { winner: 1, called: 'Carthage', totals: [-1, 7] })).toContain('7 to −1');
    });

    it('says that a ship drifts off the table, that a captured ship has no fighters, and that a melee is mutual (5.10, 8.2)', () => {
      const ships = { ship: 'Solus', other: 'Victoria', group: 'Solus' };
      const said = (key: string, values: Values = {}) => say(texts, `chronicle.${key}`, { ...ships, ...values });
      expect([said('fled', { drifting: true }), said('fled')]).toEqual(['Solus drifts off the table.', 'Solus flees from the table.']);
      expect(said('captured', { prisoners: 0, undefended: true })).toBe('Victoria captures Solus, which has no fighters left.');
      const melee = { attackers: 3, defenders: 9, mutual: true, difference: 0, target: 'x' };
      expect(said('melee', melee)).toBe('Solus (strength 3) and Victoria (strength 9) assault each other.');
      expect(said('melee', { ...melee, mutual: false })).toBe('Solus (strength 3) assaults Victoria (strength 9).');
    });

    it('gives the dice of battles and assaults of a campaign (12.2, 12.8)', () => {
      const battle = { winner: 1, called: 'Carthage', totals: [9, 11], first: [['commander', -1]], second: [['commander', 2]] };
      expect(say(texts, 'chronicle.quickBattle', battle)).toBe('Carthage wins the battle, 11 (die 9 + 2) to 9 (die 10 − 1).');
      const assault = { called: 'Rome', port: 'lipara', result: 'captured', dice: [10, 6] };
      expect(say(texts, 'chronicle.assault', assault)).toBe('Rome captures Lipara by assault (attack die 10, defence die 6).');
      expect(say(texts, 'chronicle.noBattle', { area: 'carthage' })).toBe('No battle off the Gulf of Carthage: both sides decline.');
    });

    it('names the loss of an officer, not of a flagship, in morale tests (10.2)', () => {
      expect(say(texts, 'modifier.officerLost')).toBe('officer lost');
    });

    it('names the side of a squadron that is hidden (2.9)', () => {
      const entry = { result: 'delayed', squadron: null, seat: 'Roman fleet' };
      expect(say(texts, 'chronicle.entry', entry)).toBe(
        'A squadron of the Roman fleet: delayed; another roll is possible in a later phase.',
      );
    });

    it('counts the ships of a beaten fleet (10.3)', () => {
      const beaten = (gone: number, all: number) => say(texts, 'chronicle.fleetBeaten', { called: 'Persian fleet', gone, all });
      expect([beaten(1, 1), beaten(1, 2), beaten(5, 9), beaten(4, 4)]).toEqual([
        'The only ship of the Persian fleet is lost or routed: the fleet is beaten.',
        '1 of the 2 ships of the Persian fleet is lost or routed: the fleet is beaten.',
        '5 of the 9 ships of the Persian fleet are lost or routed: the fleet is beaten.',
        'All 4 ships of the Persian fleet are lost or routed: the fleet is beaten.',
      ]);
    });

    it('uses the verb in the number of a fleet’s name', () => {
      const fleets = [...SCENARIOS, ...Object.values(THEATRES)].flatMap(({ sides }) => sides.map(({ name }) => name));
      const conceding = [...new Set(fleets)].map((called) => say(texts, 'chronicle.concedes', { called }));
      expect(conceding.filter((sentence) => sentence.endsWith('concede.'))).toEqual([
        'The Sea Peoples concede.',
        'The Greek allies concede.',
        'Rome and Rhodes concede.',
        'The Veneti concede.',
        'Antony and Cleopatra concede.',
        'The Danes concede.',
        'Sparta and allies concede.',
      ]);
      expect(conceding).toContain('The Arab fleet of Sulayman concedes.');
    });

    it('calls squadrons by people and place in the line, the Admiral on the right, and further ones by number', () => {
      expect([1, 2, 3, 4, 5].map((n) => stationName('persian', n))).toEqual([
        'Persian right wing',
        'Persian left wing',
        'Persian centre',
        'Persian reserve',
        'Persian squadron 5',
      ]);
    });
  });
});
