import { command } from './kit/command.js';

describe('the commands that play', () => {
  it('playout plays the same matches through the rules and through boardgame.io', async () => {
    const args = ['--game', 'invincible-armada', '--matches', '2', '--seed', 'x', '--bots', 'captain,random'];
    const [rules, boardgame] = await Promise.all([command('playout', ...args), command('playout', ...args, '--through', 'boardgame')]);
    const lines = (printed: string[]) => printed.map((line) => ({ ...JSON.parse(line), ms: 0 }));
    expect(rules.code).toBe(0);
    expect(lines(rules.lines)).toHaveLength(2);
    expect(Object.keys(JSON.parse(rules.lines[0]))).toEqual(['game', 'scenario', 'seed', 'moves', 'turns', 'winner', 'result', 'ms']);
    expect(lines(boardgame.lines)).toEqual(lines(rules.lines));
  });

  it('rate plays two levels from both sides, and prints win rates, decision times and balance', async () => {
    const args = ['--game', 'invincible-armada', '--levels', 'captain,random', '--matches', '10', '--seed', 'x'];
    const { code, lines } = await command('rate', ...args);
    expect([code, lines.length]).toEqual([0, 1]);
    const report = JSON.parse(lines[0]);
    expect(report).toMatchObject({ game: 'invincible-armada', scenario: 'campaign', levels: ['captain', 'random'], matches: 10 });
    expect(report.wins + report.draws + report.losses).toBe(10);
    expect(report.rate).toBe((report.wins + report.draws / 2) / 10);
    expect(report.rate).toBeGreaterThan(0.5);
    const [from, to] = report.interval;
    expect(from).toBeLessThan(report.rate);
    expect(to).toBeGreaterThanOrEqual(report.rate);
    expect(report.leans.to).toBe('English');
    expect(Object.keys(report.cpuMs)).toEqual(['1 captain', '2 random']);
    const { decisions, median, p95, max } = report.cpuMs['1 captain'];
    expect(decisions).toBeGreaterThan(100);
    expect([0, median, p95, max]).toEqual([0, median, p95, max].sort((a, b) => a - b));
  });

  it('rate plays different matches if both levels are the same, with the set-up data given', async () => {
    const setup = { options: { santaCruzLives: true } };
    const args = ['--game', 'invincible-armada', '--levels', 'cadet,cadet', '--matches', '2', '--setup', JSON.stringify(setup)];
    const report = JSON.parse((await command('rate', ...args)).lines[0]);
    expect(report.setup).toEqual(setup);
    // If the second match repeated the first, both numbers would be equal.
    expect(report.cpuMs['1 cadet'].decisions).not.toBe(report.cpuMs['2 cadet'].decisions);
  });

  it('load measures this server and boardgame.io’s in one run, and prints ratios', async () => {
    const { code, lines } = await command('load', '--matches', '2', '--seconds', '1');
    expect(code).toBe(0);
    const printed = lines.map((line) => JSON.parse(line));
    const [same, real, stock] = printed;
    expect([same.server, real.game, stock.server]).toEqual(['weathergage', 'invincible-armada', 'stock in memory']);
    for (const { movesPerSecond, p99, peakMB, refused, stuck } of [same, real, stock]) {
      expect(Math.min(movesPerSecond, p99, peakMB)).toBeGreaterThan(0);
      expect([refused, stuck]).toEqual([0, 0]);
    }
    const [ratios] = printed.filter((line) => 'ratios' in line);
    expect(Object.keys(ratios.ratios)).toEqual(['movesPerSecond', 'cpuPerMove', 'p50', 'p95', 'p99', 'peakMB']);
    // boardgame.io’s FlatFile needs a package that it does not depend on.
    expect(printed.some(({ server, notRun }) => server === 'stock FlatFile' && (notRun === undefined || /node-persist/.test(notRun)))).toBe(
      true,
    );
    for (const wrong of [
      ['load', '--matches', '0'],
      ['flood', '--seconds', 'x'],
    ]) {
      expect([wrong, (await command(wrong[0], ...wrong.slice(1))).code]).toEqual([wrong, 2]);
    }
  });

  it('playout names a wrong argument', async () => {
    for (const wrong of [['--game', 'chess'], ['--matches', '0'], ['--bots', 'commodore'], ['--scenario', 'none'], ['--nonsense']]) {
      expect([wrong, (await command('playout', ...wrong)).code]).toEqual([wrong, 2]);
    }
  });

  it('rate names a wrong argument', async () => {
    for (const wrong of [
      ['--levels', 'captain'],
      ['--levels', 'captain,commodore'],
      ['--levels', 'captain,cadet,random'],
      ['--matches', '-1'],
      ['--setup', '['],
    ]) {
      expect([wrong, (await command('rate', ...wrong)).code]).toEqual([wrong, 2]);
    }
  });
});
