import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Man } from '../../../../client/boards/right-fierce-and-terrible/chart/Men.js';
import { SquadronCounter } from '../../../../client/boards/right-fierce-and-terrible/chart/SquadronCounter.js';
import { describeUnit } from '../../../../client/boards/right-fierce-and-terrible/names.js';
import { sentenceOf } from '../../../../client/boards/right-fierce-and-terrible/sentences.js';
import { words as boardWords } from '../../../../client/boards/right-fierce-and-terrible/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { WATER } from '../../../../src/games/right-fierce-and-terrible/data/map.js';
import { rightFierceAndTerrible } from '../../../../src/games/right-fierce-and-terrible/index.js';
import { meleeOdds } from '../../../../src/games/right-fierce-and-terrible/preview.js';
import { reachable } from '../../../../src/games/right-fierce-and-terrible/rules/movement.js';
import { type Sluys, sideOf } from '../../../../src/games/right-fierce-and-terrible/state.js';
import { english } from '../../../../src/kit/language.js';
import { asked, at, atStep, choicesIn, lay, playthrough, rules, viewOf } from './table.js';

afterEach(cleanup);

const boardText = english.of(boardWords);
const kitText = english.of(kitWords);
const charts = rightFierceAndTerrible.chartsFor(english);

/** Returns a squadron that can move, and its destination. */
function mover(G: Sluys): { id: string; from: string; to: string; path: string[] } {
  for (const { move, args } of rules.choices(G, asked(G))) {
    if (move !== 'moveSquadron') continue;
    const [id, path] = args as [string, string[]];
    return { id, from: G.squadrons[id].hex ?? '', to: path[path.length - 1], path };
  }
  throw new Error('nobody can move');
}

const sailing = () =>
  atStep('sailsOars', (G) => G.act?.toPlace.length === 0 && rules.choices(G, asked(G)).some(({ move }) => move === 'moveSquadron'));

describe('sailing', () => {
  it('highlights reachable hexes with their MP, shows the path at the first click and moves at the second', () => {
    const G = sailing();
    const { id, from, to } = mover(G);
    const { place, sent, page } = lay(G);
    fireEvent.click(place(from));
    for (const way of reachable(G, id)) {
      if (way.sinks) continue;
      expect(place(way.hex).getAttribute('aria-label')).toContain(boardText.mark.reach(way.spent, way.last));
    }
    fireEvent.click(place(to));
    expect(sent).toEqual([]);
    expect(page.container.querySelectorAll('.wg-course-slip li').length).toBeGreaterThan(0);
    fireEvent.click(place(to));
    expect(sent.map(({ move }) => move)).toEqual(['moveSquadron']);
    expect(sent[0].args[0]).toBe(id);
  });

  it('shows the refusal of a hex, with its case', () => {
    const G = sailing();
    const { id, from } = mover(G);
    const { place, page } = lay(G);
    fireEvent.click(place(from));
    const reach = new Set(reachable(G, id).map(({ hex }) => hex));
    const far = WATER.find((hex) => !reach.has(hex) && !Object.values(G.squadrons).some((squadron) => squadron.hex === hex)) ?? '';
    fireEvent.click(place(far));
    const notice = page.container.querySelector('.wg-action-notice');
    expect(notice?.textContent).toMatch(/\S/);
    expect(notice?.querySelector('.wg-case')?.textContent).toMatch(/^\d+\.\d/);
  });

  it('explains beside the button why a squadron that has not moved cannot ram', () => {
    const G = atStep('sailsOars', (state) => {
      if (state.act?.toPlace.length) return false;
      return rules
        .choices(state, asked(state))
        .some(
          ({ move, args }) =>
            move === 'moveSquadron' && rules.refusal(state, asked(state), 'declareRam', [args[0], '0101'])?.key === 'ramUnmoved',
        );
    });
    const { press, plan } = at(G);
    press(mover(G).from);
    for (const { why } of plan().actions) if (why) expect(why.case).toMatch(/\d+\.\d/);
  });

  it('goes back with Escape: path, then squadron', () => {
    const G = sailing();
    const { from, to } = mover(G);
    const { place, page } = lay(G);
    fireEvent.click(place(from));
    fireEvent.click(place(to));
    expect(page.container.querySelector('.wg-hex-course')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.container.querySelector('.wg-hex-course')).toBeNull();
    expect(page.container.querySelector('.wg-stack-slip')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.container.querySelector('.wg-stack-slip')).toBeNull();
  });
});

describe('melee', () => {
  it('shows both totals by unit, and the exact odds, before the attack', () => {
    const G = atStep('melee');
    const me = sideOf(asked(G));
    const [{ args }] = rules.choices(G, asked(G)).filter(({ move }) => move === 'melee');
    const hex = args[0] as string;
    const { sent, press, order, paper } = at(G);
    press(hex);
    const slip = paper('melee-slip');
    expect(slip).not.toBeNull();
    const all = rules.choices(G, asked(G)).filter(({ move, args: [at] }) => move === 'melee' && at === hex);
    const supporters = all.reduce<readonly string[]>(
      (most, { args: [, joined] }) => ((joined as string[]).length > most.length ? (joined as string[]) : most),
      [],
    );
    const odds = meleeOdds(G, { hex, side: me, supporters });
    const totals = [...(slip?.querySelectorAll('.wg-melee-total') ?? [])].map((each) => Number.parseInt(each.textContent ?? '', 10));
    expect(totals).toEqual([odds.attacker.total, odds.defender.total]);
    expect(slip?.textContent).toContain(kitText.percent(odds.attacker.win));
    expect(slip?.textContent).toContain(kitText.percent(odds.fire));
    expect(slip?.querySelectorAll('.wg-roll-modifier').length).toBeGreaterThanOrEqual(
      odds.attacker.modifiers.length + odds.defender.modifiers.length,
    );
    if (!sent.length) order('melee');
    expect(rules.refusal(G, asked(G), sent[0].move, sent[0].args)).toBeUndefined();
  });
});

describe('the list of all choices on the page', () => {
  it('shows and searches all choices, and plays the selected one', () => {
    const G = sailing();
    const { sent } = lay(G);
    fireEvent.click(screen.getByRole('button', { name: kitText.moves }));
    const dialog = screen.getByRole('dialog');
    const choices = choicesIn(G);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(choices.length);
    const wanted = choices[0];
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: sentenceOf(viewOf(G), wanted) } });
    fireEvent.click(within(dialog).getAllByRole('listitem')[0].getElementsByTagName('button')[0]);
    expect(sent).toEqual([{ move: wanted.move, args: [...wanted.args] }]);
  });
});

describe('the keyboard', () => {
  it('moves between water hexes with arrow keys, and keeps one hex in the tab order', () => {
    const { place, page } = lay(atStep('sailsOars'));
    act(() => place('1010').focus());
    fireEvent.keyDown(place('1010'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('1110'));
    fireEvent.keyDown(place('1110'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(place('1109'));
    act(() => place('1506').focus());
    fireEvent.keyDown(place('1506'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('2506'));
    expect([...page.container.querySelectorAll('.wg-places [tabindex="0"]')].map((each) => (each as HTMLElement).dataset.place)).toEqual([
      '2506',
    ]);
  });

  it('hides and shows the counters with H, and lists its keys at ?', () => {
    const { page } = lay(atStep('sailsOars'));
    expect(page.container.querySelectorAll('[data-piece]').length).toBeGreaterThan(10);
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(page.container.querySelectorAll('[data-piece]')).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog').textContent).toContain(kitText.helpTitle);
  });
});

describe('places', () => {
  it('describe hex, terrain, squadrons with their factors, and units aboard', () => {
    const G = atStep('sailsOars', ({ squadrons }) => squadrons.F01.hex !== null && !squadrons.F01.chain);
    const { place } = lay(G);
    const label = place(G.squadrons.F01.hex ?? '').getAttribute('aria-label') ?? '';
    expect(label).toContain(G.squadrons.F01.hex);
    expect(label).toContain('Christopher');
    expect(label).toMatch(/melee factor -?\d/);
    expect(label).toMatch(/deep water|shallows/);
  });

  it('show grapples on their hexside', () => {
    const G = atStep('melee', ({ grapples }) => grapples.length > 0);
    const { page } = lay(G);
    expect([...page.container.querySelectorAll<SVGElement>('[data-grapple]')].map((each) => each.dataset.grapple).sort()).toEqual(
      [...G.grapples].sort(),
    );
  });
});

describe('deployment', () => {
  it('places the selected squadron in the selected hex, and refuses one outside the area with its case', () => {
    const G = rules.setup({}, { die: () => 1 });
    const { page, sent, press, refused } = at(G, '1');
    fireEvent.click(page.container.querySelector('[data-unit="F01"]') as HTMLElement);
    press('1601');
    expect(refused()).toMatch(/^12\./);
    press('1311');
    expect(sent).toEqual([{ move: 'placeSquadron', args: ['F01', '1311'] }]);
  });

  it('chains two squadrons where the scenario has chains, and loads a unit', () => {
    const G = rules.setup({ scenario: 's1' }, { die: () => 1 });
    const { page, sent, press } = at(G, '1');
    fireEvent.click(page.container.querySelector('[data-unit="F01"]') as HTMLElement);
    fireEvent.click(page.container.querySelector('[data-unit="F02"]') as HTMLElement);
    press('1313');
    expect(sent).toEqual([{ move: 'chainSquadrons', args: ['F01', 'F02', '1313'] }]);
    cleanup();
    const after = rules.play(G, '1', 'chainSquadrons', ['F01', 'F02', '1313'], { die: () => 1 }).G;
    const next = at(after, '1');
    fireEvent.click(next.page.container.querySelector('[data-unit="quieret"]') as HTMLElement);
    next.press('1313');
    expect(next.sent).toEqual([{ move: 'load', args: ['quieret', 'F01'] }]);
  });

  it('loads English units on squadrons in reserve', () => {
    let G = rules.setup({}, { die: () => 1 });
    for (const move of ['useStandardDeployment', 'confirmDeployment']) G = rules.play(G, '1', move, [], { die: () => 1 }).G;
    const { page, sent } = at(G, '0');
    fireEvent.click(page.container.querySelector('[data-unit="edward"]') as HTMLElement);
    fireEvent.click(page.container.querySelector('[data-unit="E01"]') as HTMLElement);
    expect(sent).toEqual([{ move: 'load', args: ['edward', 'E01'] }]);
  });
});

describe('panels', () => {
  it('show the provenance of each chart', async () => {
    const { page } = lay(atStep('sailsOars'));
    fireEvent.click(screen.getByRole('tab', { name: kitText.tabs.charts }), { button: 0 });
    await screen.findByText(charts[0].title);
    const list = page.container.querySelectorAll<HTMLElement>('.wg-chart-list button');
    expect(list).toHaveLength(charts.length);
    for (const each of list) expect(each.querySelector('.wg-origin')).not.toBeNull();
    fireEvent.click(list[0]);
    expect(page.container.querySelector('.wg-chart-origin .wg-origin')).not.toBeNull();
    expect(page.container.querySelector('.wg-chart-origin')?.textContent).toMatch(/\S/);
  });

  it('show each event with dice, modifiers and case, and highlight its hexes', () => {
    for (const { G, chronicle } of playthrough(4)) {
      const rolled = chronicle.find(({ roll, at }) => roll?.modifiers?.length && at?.length);
      if (!rolled || G.turn < 2) continue;
      const { page } = lay(G, '0', { chronicle });
      const told = page.container.querySelector('.wg-chronicle')?.textContent ?? '';
      expect(told).not.toMatch(/chronicle\.|modifier\.|undefined/);
      expect(told).toContain(rolled.case);
      expect(page.container.querySelectorAll('.wg-flares circle')).toHaveLength(0);
      const entries = page.container.querySelectorAll<HTMLElement>('.wg-told');
      const index = chronicle.filter(({ key }) => key !== 'turn').indexOf(rolled);
      fireEvent.mouseEnter(entries[index]);
      expect(page.container.querySelectorAll('.wg-flares circle').length).toBeGreaterThan(0);
      return;
    }
    throw new Error('no roll with modifiers');
  });

  it('offer no actions to a spectator', () => {
    const { page } = lay(atStep('sailsOars'), null);
    expect(page.container.querySelectorAll('.wg-action')).toHaveLength(0);
    expect(page.container.querySelector('.wg-whose')?.textContent).toBe(kitText.watching);
  });

  it('offer to take back only to the player who may', () => {
    const G = atStep('sailsOars');
    const { action, sent } = lay(G, asked(G), { undo: asked(G) });
    fireEvent.click(action('undo') as HTMLElement);
    expect(sent).toEqual([{ move: 'undo', args: [] }]);
    cleanup();
    expect(lay(G).action('undo')).toBeNull();
  });

  it('show the winner, the reason and the figures of both fleets', () => {
    const G = atStep('sailsOars');
    const over = rules.play(G, asked(G), 'concede', [], { die: () => 1 }).G;
    const { page } = lay(over, '0');
    const ending = page.container.querySelector('.wg-ending');
    expect(ending?.textContent).toContain(boardText.over.reason.concession(boardText.sides[sideOf(asked(G))]));
    expect(ending?.querySelectorAll('tbody tr')).toHaveLength(4);
  });
});

describe('counters', () => {
  const book = rules.setup({ deployment: 'standard', scenario: 's5' }, { die: () => 1 }) as Sluys;
  const drawn = (id: string, change: (G: Sluys) => void) => {
    const G = structuredClone(book);
    change(G);
    const { container } = render(
      <svg>
        <title>counter</title>
        {id in G.leaders ? <Man G={G} id={id} /> : <SquadronCounter G={G} id={id} />}
      </svg>,
    );
    return container;
  };
  const ground = (change: (G: Sluys) => void) => drawn('quieret', change).querySelector('.wg-leader-ground')?.getAttribute('d');

  it('show a leader with marines, one alone, and a captive by shape (3.4.8)', () => {
    const shapes = [
      ground(() => {}),
      ground((G) => {
        G.leaders.quieret.aboard = 'F06';
      }),
      ground((G) => {
        G.leaders.quieret.status = 'captive';
      }),
    ];
    expect(new Set(shapes).size).toBe(3);
  });

  it('show a sash and a flag on a prize (5.2.3)', () => {
    const prize = drawn('F06', (G) => {
      Object.assign(G.squadrons.F06, { side: 'english', command: 'white', marker: 'captured' });
    });
    expect(prize.querySelectorAll('.wg-counter-sash, .wg-counter-prize')).toHaveLength(2);
    expect(drawn('F06', () => {}).querySelector('.wg-counter-sash, .wg-counter-prize')).toBeNull();
  });

  it('have accessible names with their figures, and state that a leader is alone', () => {
    const { page } = lay(atStep('deploy', undefined, [{}]));
    const button = page.container.querySelector('.wg-unit-button') as HTMLElement;
    expect(button.getAttribute('aria-label')).toBeNull();
    expect(button.textContent).toMatch(/melee factor/);
    const G = structuredClone(book);
    G.leaders.quieret.aboard = 'F06';
    expect(describeUnit({ ...viewOf(G), G }, 'quieret')).toContain(boardText.state.lone);
  });
});
