import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { layOut } from '../../../client/replay/frames.js';
import ReplayPage from '../../../client/replay/ReplayPage.js';
import { exportMatch, type MatchExport } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { exportView } from '../../../src/boardgame/viewFile.js';
import { modules } from '../../../src/index.js';
import { decide } from '../../../src/kit/decide.js';
import { matchDice } from '../../../src/kit/dice.js';
import { module } from './parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

/** A whole match, the captain playing both sides. */
function playedMatch(): MatchExport {
  const { rules } = module;
  const seed = 'a'.repeat(32);
  const dice = matchDice(seed);
  let { G } = rules.open(undefined, dice.setup);
  const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
  for (let n = 1; !rules.result(G); n++) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choice = decide(module, rules.view(G, playerID), playerID, n);
    if (!choice) throw new Error('nothing to do');
    const played = rules.play(G, playerID, choice.move, choice.args, dice.play);
    G = played.G;
    moves.push({ stateID: n, playerID, move: choice.move, args: choice.args, chronicle: played.chronicle });
  }
  return exportMatch('parley', { setupData: undefined, seed, moves, result: rules.result(G) });
}

const match = playedMatch();

function choose(content: string): void {
  render(<ReplayPage />);
  const file = new File([content], 'match.json', { type: 'application/json' });
  // jsdom's files cannot be read as text yet.
  Object.defineProperty(file, 'text', { value: async () => content });
  fireEvent.change(screen.getByLabelText('Choose a match file', { selector: 'input' }), { target: { files: [file] } });
}

afterEach(cleanup);

describe('replaying a match file', () => {
  it('says that all agrees, and steps through the match with what was told on the way', async () => {
    choose(JSON.stringify(match));
    expect(await screen.findByText(`All ${match.log.length} moves, every die and the result agree with the rules.`)).toBeTruthy();
    expect(screen.getByTestId('view').textContent).toBe('spectator');
    expect(screen.getByTestId('told').textContent).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'One move on' }));
    expect(screen.getByTestId('told').textContent).toBe('1');
    fireEvent.change(screen.getByRole('slider'), { target: { value: match.log.length } });
    expect(await screen.findByText('over')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
    expect(screen.getByTestId('replay-step').textContent).toBe('The set-up');
  });

  it('knows moves by the names that they had when the match was played', () => {
    const grandArmada = modules['grand-armada'] as GameModule;
    const { G } = grandArmada.rules.play(grandArmada.rules.setup(undefined, matchDice('s').setup), '0', 'concede', [], matchDice('s').play);
    const log = [{ playerID: '0', move: 'resign', args: [] }];
    const result = grandArmada.rules.result(G);
    const old = { format: 'weathergage-match', version: 1, game: 'grand-armada', rules: '0.1.0', setupData: null, seed: 's', log, result };
    expect(layOut(grandArmada, old)).toMatchObject({ verdict: { ok: true }, states: [{}, G], log: [{ _stateID: 0 }] });
  });

  it('names the first move that does not agree, and shows what comes before', async () => {
    const broken = structuredClone(match);
    broken.log[2].playerID = broken.log[2].playerID === '0' ? '1' : '0';
    broken.log[2].move = 'mark';
    broken.log[2].args = [9];
    choose(JSON.stringify(broken));
    expect((await screen.findByRole('alert')).textContent).toContain('does not agree with the rules at move 3');
    expect(screen.getByRole<HTMLInputElement>('slider').max).toBe('2');
  });

  it.each([
    ['cut short', JSON.stringify(match).slice(0, 200)],
    ['something else', '{"a":1}'],
    ['no object', '7'],
    ['without its moves', JSON.stringify({ ...match, log: 3 })],
  ])('tells plainly that a file is damaged: %s', async (_what, content) => {
    choose(content);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be read as a match');
  });

  it('shows what one seat saw of a match, and says that it is no more than that', async () => {
    const { states, told } = verifyExport(module, match);
    const { rules, setupData, log, result } = match;
    const moves = log.map(({ playerID, move, args }, i) => ({ stateID: i, playerID, move, args, chronicle: told[i + 1] }));
    const views = states.map((G) => module.rules.view(G, '1'));
    choose(JSON.stringify(exportView('parley', { rules, setupData, seat: '1', from: 0, views, moves, result })));
    expect(await screen.findByText(/^This is what the Yellow side saw of a match, not the whole match/)).toBeTruthy();
    expect(screen.getByTestId('view').textContent).toBe('1');
    fireEvent.change(screen.getByRole('slider'), { target: { value: log.length } });
    expect(screen.getByTestId('told').textContent).toBe(String(log.length));
    expect(screen.getByText('over')).toBeTruthy();
  });

  it('tells that a game is not played here', async () => {
    choose(JSON.stringify({ ...match, game: 'chess' }));
    expect((await screen.findByRole('alert')).textContent).toContain('chess');
  });
});
