import { act, cleanup, fireEvent } from '@testing-library/react';
import type { PlaceId } from '../../../../client/boards/right-fierce-and-terrible/chart/land.js';
import { reading } from '../../../../client/boards/right-fierce-and-terrible/chart/legends.js';
import { logWording, rewriteLog } from '../../../../client/boards/right-fierce-and-terrible/story.js';
import { words } from '../../../../client/boards/right-fierce-and-terrible/words/index.js';
import type { LogLine } from '../../../../client/kit/panels/Log.js';
import {
  archeryFactor,
  bowshot,
  commandGrounds,
  crowding,
  hexOf,
  LEADERS,
  landfalls,
  SIDES,
  type Side,
  type Sluys,
  sideOf,
  sideOfUnit,
  stepCost,
  topAt,
  WATER,
  waterAround,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { rightFierceAndTerrible } from '../../../../src/games/right-fierce-and-terrible/index.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english } from '../../../../src/kit/language.js';
import { asked, atStep, choicesIn, lay, playthrough, rules, viewOf } from './table.js';

describe('overlays', () => {
  afterEach(cleanup);

  const key = (key: string) => fireEvent.keyDown(document.body, { key });
  const { lay: text } = words.en;

  describe('the movement range', () => {
    it('is exactly the hexes to which the squadron may move (6.1)', () => {
      const G = atStep('sailsOars', (state) => choicesIn(state).filter(({ move }) => move === 'moveSquadron').length > 20);
      const offered = new Map<string, Set<string>>();
      for (const { move, args } of choicesIn(G)) {
        if (move !== 'moveSquadron') continue;
        const [id, path] = args;
        offered.set(id, (offered.get(id) ?? new Set()).add(path[path.length - 1]));
      }
      for (const [id, hexes] of offered) {
        const ways = landfalls(G, id);
        expect(ways.map(({ hex }) => hex).sort()).toEqual([...hexes].sort());
        for (const { path } of ways) expect(rules.refusal(G, asked(G), 'moveSquadron', [id, [...path]])).toBeUndefined();
      }
      expect(offered.size).toBeGreaterThan(1);
    });

    it('is empty for a chained or grappled squadron (3.2.2, 6.1.6)', () => {
      const G = atStep('sailsOars', ({ grapples }) => grapples.length > 0);
      for (const id of Object.keys(G.squadrons)) {
        const { hex, chain } = G.squadrons[id];
        if (hex && (chain || G.grapples.some((pair) => pair.includes(hex)))) expect(landfalls(G, id)).toEqual([]);
      }
    });
  });

  it('archery range is exactly the hexes at which a unit may shoot (8.2.4-8.2.6)', () => {
    const tooFar = new Set(['8.2.4', '8.2.5', '8.2.6']);
    const found = { near: 0, far: 0 };
    for (const { G } of playthrough(2)) {
      const player = asked(G);
      const step = rules.awaiting(G)[player];
      if (step !== 'archery' && step !== 'sallyArchery') continue;
      for (const unit of [...Object.keys(G.squadrons), ...Object.keys(G.marines)]) {
        const from = hexOf(G, unit);
        if (!from || archeryFactor(G, unit) === null || sideOfUnit(G, unit) !== sideOf(player)) continue;
        const reached = bowshot(G, unit);
        for (const hex of [from, ...waterAround(from).map((each) => each.hex)]) {
          const refused = rules.refusal(G, player, 'shoot', [unit, hex]);
          if (!refused) {
            expect(reached).toContain(hex);
            found.near++;
          } else if (tooFar.has(refused.case)) {
            expect(reached).not.toContain(hex);
            found.far++;
          }
        }
      }
    }
    expect(Math.min(found.near, found.far)).toBeGreaterThan(0);
  });

  it('extra MP beside squadrons equal the difference in cost (6.1.8)', () => {
    const G = atStep('sailsOars', ({ turn }) => turn > 1);
    for (const id of Object.keys(G.squadrons)) {
      const { hex } = G.squadrons[id];
      if (hex === null || topAt(G, hex) !== id) continue;
      const dearer = new Map(crowding(G, id).map((each) => [each.hex, each.points]));
      for (const { hex: to } of waterAround(hex)) {
        if (topAt(G, to) !== undefined) expect(dearer.has(to)).toBe(false);
        else expect(stepCost(G, id, hex, to).find(({ key }) => key === 'nearby')?.amount).toBe(dearer.get(to));
      }
    }
  });

  it('command ranges hold exactly the squadrons in command (13.1)', () => {
    const found = { in: 0, out: 0 };
    for (const { G } of playthrough(3, { deployment: 'standard', squadronCommand: true }, 400)) {
      if (!G.act || rules.awaiting(G)[asked(G)] !== 'sailsOars' || Object.keys(G.act.moved).length || G.act.toPlace.length) continue;
      const reached = commandGrounds(G).flatMap(({ leader, hexes }) => (LEADERS[leader].side === G.act?.side ? hexes : []));
      for (const id of G.act.squads) {
        const out = G.act.outOfCommand.includes(id);
        if (!reached.includes(hexOf(G, id) ?? '')) expect(out).toBe(true);
        if (!out) expect(reached).toContain(hexOf(G, id));
        found[out ? 'out' : 'in']++;
      }
    }
    expect(Math.min(found.in, found.out)).toBeGreaterThan(0);
  });

  it('command ranges are an overlay only with Squadron Command (13.1)', () => {
    for (const squadronCommand of [true, false]) {
      const G = atStep('sailsOars', () => true, [{ deployment: 'standard', squadronCommand }]);
      const { page } = lay(G);
      key('r');
      expect(page.container.querySelectorAll('.wg-command-rings path')).toHaveLength(squadronCommand ? commandGrounds(G).length : 0);
      expect(page.container.querySelector('.wg-of-rings') !== null).toBe(squadronCommand);
      cleanup();
    }
  });

  describe('the overlays', () => {
    it('work for squadrons of both sides, for any viewer', () => {
      const afloat = (state: Sluys, side: Side) => Object.values(state.squadrons).some((each) => each.side === side && each.hex !== null);
      const G = atStep('sailsOars', (state) => SIDES.every((side) => afloat(state, side)));
      for (const player of [asked(G), null]) {
        const { page, place } = lay(G, player);
        for (const side of SIDES) {
          const id = Object.keys(G.squadrons).find((each) => {
            const { hex } = G.squadrons[each];
            return G.squadrons[each].side === side && hex !== null && topAt(G, hex) === each;
          });
          const hex = id && hexOf(G, id);
          if (!hex) throw new Error('nobody lies there');
          key('v');
          fireEvent.click(place(hex));
          const drawn = [...page.container.querySelectorAll<HTMLElement>('.wg-reach-ground [data-at]')].map(({ dataset }) => dataset.at);
          expect(drawn.sort()).toEqual(
            landfalls(G, id)
              .map((way) => way.hex)
              .sort(),
          );
          // Each overlay replaces the previous one.
          key('z');
          expect(page.container.querySelectorAll('.wg-crowded-ground [data-at]')).toHaveLength(crowding(G, id).length);
          key('y');
          expect(page.container.querySelector('.wg-hex-dial')).not.toBeNull();
          expect(page.container.querySelectorAll('.wg-instrument-legend')).toHaveLength(1);
          key('y');
        }
        cleanup();
      }
    });

    it('measure hexes and MP from the hex in focus to the selected hex', () => {
      const G = atStep('sailsOars');
      const { page, place, sent } = lay(G);
      const [from, to] = [WATER[0], WATER[20]];
      act(() => place(from).focus());
      fireEvent.keyDown(place(from), { key: 't' });
      fireEvent.click(place(to));
      const { short, long } = reading(viewOf(G), from, to);
      expect(page.container.querySelector('.wg-ruler-text')?.textContent).toBe(short);
      expect(page.container.querySelector('.wg-of-ruler')?.textContent).toContain(long);
      expect(sent).toEqual([]);
      const mover = Object.keys(G.squadrons).find((id) => landfalls(G, id).length);
      if (!mover) throw new Error('nobody moves');
      const [{ hex, spent }] = landfalls(G, mover);
      expect(reading(viewOf(G), hexOf(G, mover) ?? '', hex).long).toContain(text.comes('', spent, 0).split(' of')[0].trim());
    });
  });
});

describe('the log', () => {
  const vocabulary = { words: english.of(words), texts: rightFierceAndTerrible.texts };

  const told = (...entries: readonly GameEvent[]): LogLine[] =>
    entries.map((entry, i) => ({ id: String(i), entry, sentence: logWording(vocabulary).sentence(entry) }));

  const sentences = (list: readonly LogLine[], fresh = 0) => rewriteLog(vocabulary, list, fresh).lines.map(({ sentence }) => sentence);

  const moved = (id: string, at: readonly PlaceId[], by = '0'): GameEvent => ({
    key: 'moved',
    case: '6.1.3',
    by,
    who: [id],
    at,
    values: { points: 5, of: 6 },
  });
  const entered = (id: string, hex: PlaceId): GameEvent => ({ key: 'entered', case: '1.4.5', by: '0', who: [id], at: [hex] });

  describe('the log of a command', () => {
    it('merges entries, and moves, into one line each', () => {
      const list = told(
        entered('E01', '0801'),
        entered('E08', '0901'),
        moved('E01', ['0801', '0802', '0903']),
        moved('E08', ['0901', '0902']),
        moved('E02', ['1001', '1002']),
      );
      expect(sentences(list)).toEqual([
        'Cog Thomas and the Southampton barges enter the map at 0801 and 0901.',
        'Cog Thomas moves from 0801 to 0903, the Southampton barges from 0901 to 0902 and Cog John from 1001 to 1002.',
      ]);
    });

    it('shows the MP of a single squadron', () => {
      expect(sentences(told(moved('E08', ['0901', '0902'])))).toEqual(['The Southampton barges move from 0901 to 0902 (5 of 6 MP).']);
    });

    it('does not merge different sides, events or headings', () => {
      const list = told(moved('E01', ['0801', '0802']), moved('F01', ['1010', '1009'], '1'), moved('F02', ['1111', '1110'], '1'));
      expect(sentences(list)).toHaveLength(2);
      expect(sentences([list[1], { ...list[2], heading: 'Turn 2' }])).toHaveLength(2);
    });

    it('does not merge events with dice', () => {
      const held: GameEvent = { key: 'windHolds', case: '2.3.4', roll: { dice: [2] } };
      expect(sentences(told(held, held))).toHaveLength(2);
    });

    it('highlights all hexes of a line, and keeps new lines marked', () => {
      const list = told(moved('E01', ['0801', '0802']), moved('E02', ['0901', '0902']), entered('E03', '1001'), entered('E04', '1101'));
      const { lines, fresh } = rewriteLog(vocabulary, list, 3);
      expect(lines.map(({ entry }) => entry.at)).toEqual([
        ['0801', '0802', '0901', '0902'],
        ['1001', '1101'],
      ]);
      expect(fresh).toBe(1);
      expect(rewriteLog(vocabulary, list, 4).fresh).toBe(2);
    });
  });
});
