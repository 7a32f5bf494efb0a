import { exportMatch } from '../../../src/boardgame/matchFile.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { matchDice } from '../../../src/kit/dice.js';
import { rules } from './fixtures.js';

describe('conceding', () => {
  it('a match file from the days when the move was called resign still opens', () => {
    const dice = matchDice('1.2');
    const G = rules.setup({ scenario: 1 }, dice.setup);
    const [playerID] = Object.keys(rules.awaiting(G));
    const conceded = rules.play(G, playerID, 'concede', [], dice.play);
    const file = (move: string) =>
      exportMatch('grand-armada', {
        setupData: { scenario: 1 },
        seed: '1.2',
        moves: [{ stateID: 0, playerID, move, args: [], chronicle: conceded.chronicle }],
        result: rules.result(conceded.G),
      });
    expect(verifyExport(grandArmada, file('concede'))).toMatchObject({ ok: true });
    expect(verifyExport(grandArmada, file('resign'))).toMatchObject({ ok: true });
    expect(verifyExport(grandArmada, file('retire'))).toMatchObject({ ok: false, at: 1 });
  });
});
