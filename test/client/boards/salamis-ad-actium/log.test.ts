import { shipName, squadronName } from '../../../../client/boards/salamis-ad-actium/names.js';
import { logWording, rewriteLog } from '../../../../client/boards/salamis-ad-actium/story.js';
import type { LogLine } from '../../../../client/kit/panels/Log.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { inEnglish, rules } from './table.js';

const { G } = rules.open({ scenario: 'salamis-480' }, quickDice(1));
const view = inEnglish(G, '0');
const ofSquadron = (sq: string): string[] => G.order.filter((id) => G.ships[id].sq === sq);
const [one, two] = Object.keys(G.squadrons);

const goes = (id: string, mm: number, end?: string): GameEvent => ({
  key: 'moves',
  case: '5.1',
  who: [id],
  values: { ...(end && { end }), way: [100, 100, 0, mm] },
});
const told = (...entries: readonly GameEvent[]): LogLine[] =>
  entries.map((entry, i) => ({ id: String(i), entry, sentence: logWording(view).sentence(entry) }));
const lines = (...entries: readonly GameEvent[]): string[] => rewriteLog(view, told(...entries), 0).lines.map(({ sentence }) => sentence);

describe('the log of ships that a stream carries (2.10)', () => {
  const [a, b] = ofSquadron(one);
  const [c] = ofSquadron(two);
  const tide = (id: string, mm: number): GameEvent => ({
    key: 'tide',
    case: '2.10',
    who: [id],
    values: { mm, towards: 180 },
    roll: { dice: [mm / 10], chart: 'drift' },
  });
  const drifts = (id: string, mm: number): GameEvent => ({ key: 'drifts', case: '5.10', who: [id], values: { mm, towards: 180 } });

  it('has one line for all rolls, with their dice', () => {
    const list = told(tide(a, 30), tide(b, 10), tide(c, 20), drifts(c, 20), drifts(a, 30), drifts(b, 10));
    const { lines: out } = rewriteLog(view, list, 0);
    expect(out.map(({ sentence }) => sentence)).toEqual(['The tide carries 3 ships 1 to 3 cm.']);
    expect(out[0].entry).toMatchObject({ who: [a, b, c], roll: { dice: [3, 1, 2] } });
    expect(out[0].entry.by).toBeUndefined();
  });

  it('has a line only for a ship that is stopped, with the reason', () => {
    const short = (who: string[], values: object): GameEvent => ({
      key: 'drifts',
      case: '5.10',
      who,
      values: { mm: 20, towards: 180, ...values },
    });
    const rolls = [tide(a, 30), tide(b, 10), tide(c, 30)];
    expect(lines(...rolls, short([a], { target: b }), drifts(b, 10), short([c], { obstacle: 'land' }))).toEqual([
      'The tide carries 3 ships 1 to 3 cm.',
      `${shipName(G, a)} drifts 2 cm: ${shipName(G, b)} is in the way.`,
      `${shipName(G, c)} drifts 2 cm: land is in the way.`,
    ]);
    expect(lines(...rolls, drifts(a, 20), short([a, c], { obstacle: 'boom' }), short([a, b, c], { obstacle: 'edge' })).slice(1)).toEqual([
      `${shipName(G, a)} drifts 2 cm.`,
      `${shipName(G, a)} and ${shipName(G, c)} drift 2 cm: the boom is in the way.`,
      `${shipName(G, a)} and the ships linked to it drift 2 cm: the table edge is in the way.`,
    ]);
  });

  it('keeps the index of the first new line', () => {
    const list = told(tide(a, 30), tide(b, 10), drifts(b, 10), drifts(a, 20), goes(c, 80));
    expect([3, 4].map((fresh) => rewriteLog(view, list, fresh).fresh)).toEqual([1, 2]);
    expect(rewriteLog(view, list, 5).fresh).toBe(3);
  });
});

describe('results that repeat the line before', () => {
  const [a, b] = [ofSquadron(one)[0], ofSquadron(two)[0]];
  const ram: GameEvent = { key: 'ram', case: '7.3', who: [a, b], values: { aspect: 'beam', level: 2 } };
  const damage = (level: number): GameEvent => ({ key: 'damage', case: '7.3', who: [b], values: { level } });

  it('are left out after a ram, unless the damage is worse (7.3)', () => {
    expect(lines(ram, damage(2))).toHaveLength(1);
    expect(lines(ram, damage(3))).toHaveLength(2);
  });

  it('are left out after the roll that a ship sinks (5.12)', () => {
    const roll: GameEvent = { key: 'sinking', case: '5.12', who: [a], values: { goes: true }, roll: { dice: [4] } };
    expect(lines(roll, { key: 'sunk', case: '5.12', who: [a] })).toEqual([`${shipName(G, a)} sinks.`]);
  });

  const test = (what: string, passed: boolean): GameEvent => ({
    key: 'crewTest',
    case: '5.12',
    who: [a],
    values: { what, passed },
    roll: { dice: [passed ? 8 : 2] },
  });
  const fire = (level: number): GameEvent => ({ key: 'fire', case: '6.6', who: [a], values: { level, greek: false } });

  it('have the roll of a crew test that is passed (7.4, 8.1, 10.5)', () => {
    const list = told(test('cutFree', true), { key: 'cutFree', case: '8.1', who: [a, b] });
    const [line, ...more] = rewriteLog(view, list, 0).lines;
    expect([line.sentence, line.entry.roll?.dice, more]).toEqual([`${shipName(G, a)} cuts free of ${shipName(G, b)}.`, [8], []]);
    const repaired: GameEvent = { key: 'repaired', case: '10.5', who: [a], values: { what: 'spareOars' } };
    expect(lines(test('repair.spareOars', true), repaired)).toEqual([`${shipName(G, a)} fits spare oars.`]);
  });

  it('are left out after a failed repair (10.5)', () => {
    const fails: GameEvent = { key: 'repairFails', case: '10.5', who: [a], values: { what: 'leak' } };
    expect(lines(test('repair.leak', false), fails)).toEqual([`${shipName(G, a)} fails a crew test: stopping a leak.`]);
    expect(lines(fails)).toEqual([`${shipName(G, a)} fails to stop a leak.`]);
  });

  it('give the level of a fire if it is above 1 (6.6)', () => {
    const lit: GameEvent = { key: 'ignites', case: '6.6', who: [a], values: { lit: true }, roll: { dice: [6] } };
    expect(lines(lit, fire(1))).toEqual([`${shipName(G, a)} catches fire.`]);
    expect(lines(lit, fire(2))).toEqual([`${shipName(G, a)} is on fire, level 2.`]);
  });

  it('replace the kind of casualty, with its roll (6.3)', () => {
    const hit: GameEvent = { key: 'casualty', case: '6.3', who: [b], values: { kind: 'archers' }, roll: { dice: [5] } };
    const loss: GameEvent = { key: 'menLost', case: '6.3', who: [b], values: { archers: 1 } };
    const [line] = rewriteLog(view, told(hit, loss), 0).lines;
    expect(line.sentence).toBe(`${shipName(G, b)} loses 1 factor of archers.`);
    expect(line.entry.roll?.dice).toEqual([5]);
  });
});

describe('the log of a campaign', () => {
  const sinks = (id: string): GameEvent => ({ key: 'sunk', case: '5.12', who: [id] });
  const meets: GameEvent = { key: 'meets', case: '12.7', values: { mode: 'tactical', area: 'mylae', first: [], second: [] } };
  const ends = (name: string): GameEvent => ({
    key: 'battleEnds',
    case: '10.3',
    values: {
      ...{ called: null, side: null, level: 'draw', reason: 'turnLimit', vp: [0, 0] },
      cast: {
        ships: { 'a-1': { sq: 'a1', name }, 'a-2': { sq: 'a1', name: null } },
        squadrons: { a1: { side: 0, name: 'Home fleet' } },
        forts: {},
      },
    },
  });

  it('names the ships of each battle that is over, though they are lost', () => {
    const list = lines(
      meets,
      sinks('a-1'),
      sinks('a-2'),
      ends('Themis'),
      meets,
      sinks('a-1'),
      ends('Salaminia'),
      sinks(ofSquadron(one)[0]),
    );
    expect(list.filter((line) => line.includes('sinks'))).toEqual([
      'Themis sinks.',
      'Home fleet 2 sinks.',
      'Salaminia sinks.',
      `${shipName(G, ofSquadron(one)[0])} sinks.`,
    ]);
  });
});

it('the log of a campaign has its months as headings, also after a battle (12.13)', () => {
  const camp = inEnglish(rules.open({ mode: 'campaign' }, quickDice(1)).G, '0');
  const month: GameEvent = { key: 'month', case: '12.13', values: { turn: 1, month: 0, year: -260 } };
  const [turn, ends, orders]: GameEvent[] = [
    { key: 'intermediate', case: '4.5' },
    { key: 'battleEnds', case: '10.3', values: { side: null, reason: 'turnLimit', vp: [0, 0], level: 'draw' } },
    { key: 'ordersGiven', case: '12.5', by: '0' },
  ];
  const list = told(month, turn, ends, orders, orders).map((line, i) => (i === 1 ? { ...line, heading: 'Turn 2' } : line));
  expect(rewriteLog(camp, list, 0).lines.map(({ heading }) => heading)).toEqual([
    'March 260 BC',
    'Turn 2',
    undefined,
    'March 260 BC',
    undefined,
  ]);
});

describe('squadrons of both sides with the same name (2.1)', () => {
  const match = (lists: readonly string[]) => {
    let { G: muster } = rules.open({ mode: 'points', points: { era: 5, lists } }, quickDice(1));
    for (const seat of ['0', '1']) ({ G: muster } = rules.play(muster, seat, 'ready', [], quickDice(1)));
    return muster;
  };
  const mirror = match(['romanRepublic', 'romanRepublic']);
  const said = (state: typeof mirror, ...entries: readonly GameEvent[]) =>
    rewriteLog(inEnglish(state, '0'), told(...entries), 0).lines.map(({ sentence }) => sentence);
  const shaken = (squadron: string): GameEvent => ({ key: 'morale.shaken', case: '10.2', values: { squadron } });
  const of = (state: typeof mirror, side: number): string =>
    Object.keys(state.squadrons).find((sq) => state.squadrons[sq].side === side && state.squadrons[sq].name.endsWith('left wing')) ?? '';
  const [ours, theirs] = [of(mirror, 0), of(mirror, 1)];

  it('have the name of their side', () => {
    expect(said(mirror, shaken(ours), shaken(theirs))).toEqual([
      'Roman left wing of the First fleet, morale test: shaken.',
      'Roman left wing of the Second fleet, morale test: shaken.',
    ]);
  });

  it('have it also when their officer is lost and when their ships move', () => {
    const [ship] = mirror.order.filter((id) => mirror.ships[id].sq === theirs);
    const lost: GameEvent = {
      key: 'officerLost',
      case: '10.6',
      who: [ship],
      values: { name: 'Roman left wing', rank: 'vice', fate: 'prisoner' },
    };
    const ships = mirror.order.filter((id) => mirror.ships[id].sq === theirs).slice(0, 2);
    expect(said(mirror, lost, ...ships.map((id) => goes(id, 50)))).toEqual([
      'The Vice Admiral (Roman left wing of the Second fleet) is taken prisoner.',
      'Roman left wing of the Second fleet: 2 ships move 5 cm.',
    ]);
  });

  it('keep their names if these differ', () => {
    const other = match(['romanRepublic', 'carthaginian']);
    expect(said(other, shaken(of(other, 0)))).toEqual(['Roman left wing, morale test: shaken.']);
  });
});

it('a lost ship of a campaign whose name is not known is “A ship”, not its id (12.7)', () => {
  const camp = rules.open({ mode: 'campaign' }, quickDice(1)).G;
  const entry: GameEvent = { key: 'foundersAfter', case: '12.7', who: ['at-f1-1'] };
  const [line] = rewriteLog(inEnglish(camp, '0'), told(entry), 0).lines;
  expect(line.sentence).toBe('A ship sinks on the retreat.');
});

describe('the names of a scenario’s squadrons', () => {
  it('put the commander in brackets, and alone before the number of a ship', () => {
    const { G: battle } = rules.open({ scenario: 'actium-31' }, quickDice(1));
    expect(squadronName(battle, 'oc-l')).toBe('Left wing (Agrippa)');
    expect(shipName(battle, 'oc-l-1')).toBe('Agrippa 1');
  });
});

describe('the log of a squadron', () => {
  const [a, b, c] = ofSquadron(one);
  const { name } = G.squadrons[one];

  it('joins the moves of its ships in one line, with distances (5.1)', () => {
    expect(lines(goes(a, 80), goes(b, 80), goes(c, 80))).toEqual([`${name}: 3 ships move 8 cm.`]);
    expect(lines(goes(a, 80), goes(b, 65))).toEqual([`${name}: 2 ships move 6.5 to 8 cm.`]);
  });

  it('counts the ships that turn in place apart from those that move (5.2)', () => {
    expect(lines(goes(a, 0), goes(b, 79))).toEqual([`${name}: 1 ship moves 7.9 cm; 1 turns in place.`]);
    expect(lines(goes(a, 30), goes(b, 0), goes(c, 79))).toEqual([`${name}: 2 ships move 3 to 7.9 cm; 1 turns in place.`]);
    expect(lines(goes(a, 0), goes(b, 0))).toEqual([`${name}: 2 ships turn in place.`]);
  });

  it('keeps a line each for a single ship, another squadron, and a ship that is stopped', () => {
    expect(lines(goes(a, 80))).toHaveLength(1);
    expect(lines(goes(a, 80))[0]).toContain('moves 8 cm');
    expect(lines(goes(a, 80), goes(ofSquadron(two)[0], 80))).toHaveLength(2);
    const [first, stopped, last] = lines(goes(a, 80), goes(b, 40, 'contact'), goes(c, 80));
    expect([first, last].every((line) => line.includes('moves 8 cm'))).toBe(true);
    expect(stopped).toContain('moves 4 cm into contact');
  });

  it('names the squadron that is placed (2.8)', () => {
    expect(lines({ key: 'placed', case: '2.8', who: [a, b], values: { squadron: one } })).toEqual([`The Greek allies place ${name}.`]);
  });

  it('keeps every ship of a joined line, and the index of the first new line', () => {
    const shots: GameEvent = { key: 'engaged', case: '4.2', values: { squadron: name } };
    const list = told(goes(a, 80), goes(b, 80), shots, goes(c, 80));
    const { lines: out, fresh } = rewriteLog(view, list, 2);
    expect(out.map(({ entry }) => entry.who?.length ?? 0)).toEqual([2, 0, 1]);
    expect(fresh).toBe(1);
    expect(rewriteLog(view, list, 4).fresh).toBe(3);
    expect(rewriteLog(view, [list[0], { ...list[1], heading: 'Turn 2' }], 0).lines).toHaveLength(2);
  });
});

describe('sentences about two ships or two fleets', () => {
  const [a, b] = [ofSquadron(one)[0], ofSquadron(two)[0]];

  it('have the target’s roll before the result of an opposed roll (7.5, 9.7)', () => {
    const rake: GameEvent = { key: 'rake', case: '7.5', who: [a, b], values: { difference: 2, target: 2, mover: 0 } };
    const capsize: GameEvent = { key: 'capsize', case: '9.7', who: [a, b], values: { difference: 5 } };
    const list = told(rake, { key: 'rakeEvaded', case: '7.5', who: [b, a] }, capsize, { key: 'capsizeHeld', case: '9.7', who: [b, a] }).map(
      (line, i) => (i === 0 ? { ...line, heading: 'Turn 2' } : line),
    );
    const out = rewriteLog(view, list, 0).lines;
    const [mover, target] = [shipName(G, a), shipName(G, b)];
    expect(out.map(({ sentence }) => sentence)).toEqual([
      `${target} rolls to draw in its oars against the rake by ${mover}.`,
      `${mover} rakes ${target} and rolls 2 higher: ${target} loses up to 2 oar groups.`,
      `${target} rolls to avoid being capsized by ${mover}.`,
      `${mover} capsizes ${target}.`,
    ]);
    expect(out.map(({ heading }) => heading)).toEqual(['Turn 2', undefined, undefined, undefined]);
  });

  it('name the enemy of a failed test to cut free (8.1)', () => {
    const fails = (more: object): GameEvent => ({
      key: 'crewTest',
      case: '8.1',
      who: [a],
      values: { what: 'cutFree', passed: false, ...more },
    });
    expect(lines(fails({ target: b }), fails({}))).toEqual([
      `${shipName(G, a)} fails a crew test: cutting free of ${shipName(G, b)}.`,
      `${shipName(G, a)} fails a crew test: cutting free.`,
    ]);
  });

  it('say that a ship is damaged because a linked ship sank (5.12)', () => {
    const damage = (level: number, ...who: string[]): GameEvent => ({ key: 'damage', case: '5.12', who, values: { level } });
    expect(lines(damage(1, a, b), damage(5, a, b), damage(1, a))).toEqual([
      `${shipName(G, a)} was linked to ${shipName(G, b)}, which sank, and now has Light damage.`,
      `${shipName(G, a)} was linked to ${shipName(G, b)}, which sank, and is sinking.`,
      `${shipName(G, a)} now has Light damage.`,
    ]);
  });

  it('name the squadron of a new flagship (10.6)', () => {
    const flagship = (squadron: string): GameEvent => ({ key: 'newFlagship', case: '10.6', who: [a], values: { squadron } });
    expect(lines(flagship(one))).toEqual([`${shipName(G, a)} becomes the flagship of ${squadronName(G, one)}.`]);
  });
  const moved = (mm: number, end: string): GameEvent => ({ ...goes(a, mm, end), values: { end, target: b, way: [100, 100, 0, mm] } });

  it('name the ship that a move meets (5.1)', () => {
    expect(lines(moved(57, 'contact'), moved(0, 'contact'), moved(57, 'graze'), goes(a, 57, 'contact'))).toEqual([
      `${shipName(G, a)} moves 5.7 cm into contact with ${shipName(G, b)}.`,
      `${shipName(G, a)} does not move: ${shipName(G, b)} is alongside.`,
      `${shipName(G, a)} moves 5.7 cm but cannot turn: ${shipName(G, b)} is in the way.`,
      `${shipName(G, a)} moves 5.7 cm into contact.`,
    ]);
  });

  it('name the ship that a raking ship passes (7.5)', () => {
    const slides = (...who: string[]): GameEvent => ({ key: 'slides', case: '7.5', who, values: { mm: 8 } });
    expect(lines(slides(a, b), slides(a))).toEqual([
      `${shipName(G, a)} continues 0.8 cm past ${shipName(G, b)}.`,
      `${shipName(G, a)} continues 0.8 cm past its target.`,
    ]);
  });

  it('say who wins the roll to act or board first (4.4, 8.2)', () => {
    const roll = (key: string, result?: string): GameEvent => ({
      key,
      case: '4.4',
      values: { called: 'Rome', side: 0, ...(result && { result }) },
    });
    expect(lines(roll('seizeOrder', 'first'), roll('seizeOrder', 'tie'), roll('boardingOrder', 'second'), roll('boardingOrder'))).toEqual([
      'Rome wins the roll to act first.',
      'Rome rolls to act first: a tie, roll again.',
      'Rome loses the roll to board first.',
      'Rome rolls to board first.',
    ]);
  });

  it('show the modifiers of the roll for position (2.8)', () => {
    const position: GameEvent = {
      key: 'edgeRoll',
      case: '2.8',
      values: { winner: 1, called: 'Carthage', totals: [3, 9] },
      roll: { dice: [2, 9] },
    };
    expect(lines(position)).toEqual(['Carthage wins the roll for position, 9 to 3 (die 2 + 1).']);
  });

  it('show an assault as a sum with the defence die (12.2)', () => {
    const assault: GameEvent = {
      key: 'assault',
      case: '12.2',
      values: { called: 'Rome', side: 0, port: 'ostia', result: 'repulsed' },
      roll: { dice: [7, 8], modifiers: [['odds', 3]], total: 2 },
    };
    const [line] = rewriteLog(view, told(assault), 0).lines;
    expect(line.entry.roll).toEqual({
      dice: [7],
      modifiers: [
        ['odds', 3],
        ['defenceDie', -8],
      ],
      total: 2,
    });
    expect(line.sentence).toContain('(attack die 7, defence die 8)');
  });
});
