import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { CREWS, commandOf, type Training, trained } from '../../../src/games/salamis-ad-actium/data/quality.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { quickDice } from '../../../src/kit/dice.js';
import { A, B, rules } from './fixtures.js';

/** Both fleets by default, of three squadrons each, crews and officers thrown for; edges chosen. */
function mustered(options: object = {}): { G: Salamis; told: Entry[] } {
  const dice = quickDice(5);
  let { G, chronicle } = rules.open(
    { mode: 'points', points: { points: 1400, lists: ['carthaginian', 'romanRepublic'], quality: 'roll' }, options },
    dice,
  );
  for (const [player, move, args] of [
    [A, 'ready', []],
    [B, 'ready', []],
  ] as const) {
    const played = rules.play(G, player, move, args, dice);
    G = played.G;
    chronicle = [...chronicle, ...played.chronicle];
  }
  const [chooser] = Object.keys(rules.awaiting(G));
  return { G: rules.play(G, chooser, 'chooseEdge', ['S'], dice).G, told: [...chronicle] };
}

const QUALITY: readonly string[] = ['crewQuality', 'officerQuality'];
const ofQuality = (told: readonly Entry[]): readonly Entry[] => told.filter(({ key }) => QUALITY.includes(key));

/** The quality that the die of an entry yields by the table [2.3]. */
function yielded({ key, values, roll }: Entry): string {
  const mod = trained(values?.training as Training, roll?.dice[0] ?? 0);
  return key === 'crewQuality' ? CREWS[mod + 2] : commandOf(mod);
}

describe('2.3 the dice of crews and officers are told', () => {
  it('each with its training, its die and what it yields, once everybody sees the squadron', () => {
    let { G, told } = mustered();
    expect(ofQuality(told)).toEqual([]);
    const squadrons = Object.keys(G.squadrons);
    expect(squadrons.length).toBeGreaterThan(4);
    while (G.phase === 'deploy') {
      const [player] = Object.keys(rules.awaiting(G));
      const choice = rules.choices(rules.view(G, player), player).find(({ move }) => move === 'placeSquadron');
      const { G: next, chronicle } = rules.play(G, player, 'placeSquadron', choice?.args ?? [], quickDice(1));
      const lines = ofQuality(chronicle);
      expect(lines.map(({ key, by, case: at }) => [key, by, at])).toEqual(QUALITY.map((key) => [key, player, '2.3']));
      for (const line of lines) expect(line.values?.quality).toBe(yielded(line));
      told = [...told, ...lines];
      G = next;
    }
    expect(told.filter(({ key }) => key === 'crewQuality')).toHaveLength(squadrons.length);
    for (const { thrown } of Object.values(G.squadrons)) expect(thrown).toBeUndefined();
  });

  it('at once where reserves are open', () => {
    const { G, told } = mustered({ hiddenReserves: false });
    expect(ofQuality(told)).toHaveLength(2 * Object.keys(G.squadrons).length);
  });

  it('2.9 of a squadron in reserve neither the enemy nor a spectator learns them before it comes on; its owner has them', () => {
    const start = mustered().G;
    const [player] = Object.keys(rules.awaiting(start));
    const other = player === A ? B : A;
    const [, sq] = start.deploy?.left[Number(player)] ?? [];
    const { G, chronicle } = rules.play(start, player, 'reserveSquadron', [sq], quickDice(1));
    expect(chronicle).toEqual([]);
    expect(rules.view(G, player).squadrons[sq].thrown).toMatchObject({
      crew: { die: expect.any(Number) },
      officer: { die: expect.any(Number) },
    });
    const seenBy = (viewer: string | null) => Object.values(rules.view(G, viewer).squadrons).filter(({ side }) => side === Number(player));
    for (const viewer of [other, null]) expect(seenBy(viewer)).toEqual([]);
  });

  it('2.8 an officer who changes squadrons takes his die with him', () => {
    const start = mustered().G;
    const [player] = Object.keys(rules.awaiting(start));
    const [a, b] = start.deploy?.left[Number(player)] ?? [];
    const before = [start.squadrons[a].thrown, start.squadrons[b].thrown];
    const { G } = rules.play(start, player, 'swapOfficers', [a, b], quickDice(1));
    expect(G.squadrons[a].thrown).toEqual({ crew: before[0]?.crew, officer: before[1]?.officer });
    expect(G.squadrons[b].thrown).toEqual({ crew: before[1]?.crew, officer: before[0]?.officer });
  });

  it('what was bought is not told: nothing was thrown', () => {
    const dice = quickDice(5);
    let { G } = rules.open({ mode: 'points', points: { quality: 'buy', lists: ['carthaginian', 'romanRepublic'] } }, dice);
    for (const player of [A, B]) G = rules.play(G, player, 'ready', [], dice).G;
    expect(JSON.stringify(G)).not.toContain('thrown');
  });
});

describe('12.9 the dice of a campaign’s officers are told to their own side', () => {
  const opened = (): Salamis => {
    const dice = quickDice(3);
    let { G } = rules.open({ mode: 'campaign' }, dice);
    for (const player of [A, B]) G = rules.play(G, player, 'ready', [], dice).G;
    return G;
  };

  it('when the campaign opens', () => {
    const G = opened();
    for (const [player, side] of [
      [A, 0],
      [B, 1],
    ] as const) {
      const camp = rules.view(G, player).camp;
      const lines = (camp?.notices[side] ?? []).filter(({ key }) => key === 'newOfficer');
      const fleets = Object.keys(camp?.fleets ?? {}).filter((id) => camp?.fleets[id].side === side);
      expect(lines.map(({ values }) => values?.fleet)).toEqual(fleets);
      for (const line of lines) expect(line.values?.quality).toBe(yielded(line));
      expect(camp?.notices[side === 0 ? 1 : 0]).toBeNull();
    }
  });

  it('12.7 a second division of a fleet has an officer who is thrown for, and it is not told before it is seen', () => {
    const G = opened();
    const { camp } = G;
    if (!camp) throw new Error('no campaign');
    const [fleet] = Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === 0 && camp.fleets[id].ships.length > 1);
    const [enemy] = Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === 1);
    const { area, ships } = camp.fleets[fleet];
    // More than ten ships sail in two divisions, the second under an officer who is thrown for.
    while (ships.length < 12) {
      const id = `a${90 + ships.length}`;
      camp.ships[id] = { ...camp.ships[ships[0]] };
      ships.push(id);
    }
    camp.fleets[enemy].area = area;
    const told: Entry[] = [];
    beginTactical({ G, dice: quickDice(2), tell: (entry) => told.push(entry) }, area);
    const parts = Object.values(G.squadrons).filter(({ thrown }) => thrown);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.map(({ thrown }) => thrown?.crew)).toEqual(parts.map(() => undefined));
    expect(ofQuality(told)).toEqual([]);
  });
});
