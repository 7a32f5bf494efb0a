import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../tools/services/programs.js';
import { summary } from '../tools/test.js';

const dir = mkdtempSync(join(tmpdir(), 'weathergage-programs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function program(path: string): string {
  const file = join(dir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

describe('a program for tests', () => {
  it('is the file in its variable, or an error if it is missing', () => {
    const chrome = program('named/my-chrome');
    const initdb = program('pg/initdb');
    program('path/chromium');
    expect(findProgram('browser', { CHROME: chrome, PATH: join(dir, 'path') })).toBe(chrome);
    expect(findProgram('postgresql', { PG_BIN: join(dir, 'pg') })).toBe(initdb);
    expect(() => findProgram('browser', { CHROME: join(dir, 'nowhere') })).toThrow(`CHROME=${join(dir, 'nowhere')}`);
  });

  it('is the first executable of its names in PATH', () => {
    const chrome = program('bin/google-chrome');
    chmodSync(program('broken/chromium'), 0o644);
    expect(findProgram('browser', { PATH: [join(dir, 'broken'), join(dir, 'bin')].join(':') })).toBe(chrome);
    expect(findProgram('strace', { PATH: join(dir, 'bin') })).toBeUndefined();
  });
});

describe('the summary of a run', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ path: `test/${i}.test.ts`, seconds: i }));
  const part = { isGood: true, minutes: 1.5, passed: 40, failed: 0, skipped: 3, files, failures: [] };

  it('has minutes and tests by part, the ten slowest files, the failed tests, and sums in the last line', () => {
    const lines = summary(
      [
        { ...part, name: 'rules' },
        { ...part, name: 'browser', isGood: false, failed: 2, files: [], failures: ['test/a.test.ts: sails', 'test/b.test.ts'] },
      ],
      [],
    );
    expect(lines[0]).toMatch(/^rules +1\.5 min +40 passed +0 failed +3 skipped$/);
    expect(lines[1]).toMatch(/^browser +1\.5 min +40 passed +2 failed +3 skipped +FAILED$/);
    expect(lines.filter((line) => line.includes(' s  test/'))).toHaveLength(10);
    expect(lines).toEqual(expect.arrayContaining(['Failed:', '  test/a.test.ts: sails', '  test/b.test.ts']));
    expect(lines.slice(-2)).toEqual(['3.0 minutes', '80 passed, 2 failed, 6 skipped']);
  });

  it('names missing programs, and how to install them', () => {
    const text = summary([{ ...part, name: 'rules' }], ['redis', 'strace']).join('\n');
    for (const hint of [
      'redis, strace',
      'apt-get install redis-server',
      'dnf install valkey',
      'brew install redis',
      'macOS:          not available',
    ]) {
      expect(text).toContain(hint);
    }
    expect(summary([{ ...part, name: 'rules' }], []).join('\n')).not.toContain('install');
  });
});
