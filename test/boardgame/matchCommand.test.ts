import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf } from '../../tools/childAnswer.js';
import { stoppedLine } from '../../tools/matchCommand.js';
import { printable } from '../../tools/printable.js';

describe('the output of a command for a file', () => {
  it.each([
    ['colours and the bell', 'a\x1b[31mb\x07', 'a\\x1b[31mb\\x07'],
    ['line feeds and carriage returns', 'a\r\nb', 'a\\x0d\\x0ab'],
    ['C1 controls', '\x9b2J', '\\x9b2J'],
    ['right-to-left overrides', 'a\u202Eb', 'a\\u{202e}b'],
    ['half a surrogate pair', 'a\ud800', 'a\\u{d800}'],
    ['names of people and ships', 'San Martín, 五 🙂 (½ “x”)', 'San Martín, 五 🙂 (½ “x”)'],
  ])('escapes %s', (_what, text, line) => {
    expect(printable(text)).toBe(line);
  });

  it('cuts long values', () => {
    expect(printable('x'.repeat(5000))).toBe(`${'x'.repeat(1000)}…`);
    expect(printable('x'.repeat(5), 5)).toBe('xxxxx');
  });
});

describe('the process that reads a match file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'weathergage-process-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const answerTo = (program: string, ms = 100_000) => {
    const file = join(dir, 'program.cjs');
    writeFileSync(file, program);
    return answerOf(fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: ['--max-old-space-size=32'] }), ms);
  };

  it('is stopped at its deadline', async () => {
    expect(await answerTo('for (;;);', 1)).toEqual({ stopped: 'time' });
  });

  it('can run out of memory without ending the command, even if V8 aborts', async () => {
    expect(await answerTo('const all = []; for (;;) all.push({ all: [...all] });')).toEqual({ stopped: 'memory' });
    expect(await answerTo('process.abort();')).toEqual({ stopped: 'memory' });
  });

  it('reports its findings, or that it failed', async () => {
    expect(await answerTo('process.send(7);')).toEqual({ value: 7 });
    expect(await answerTo('throw new Error();')).toEqual({ stopped: 'fault' });
  });

  it('has one line for each way of being stopped', () => {
    expect(stoppedLine('verify', 'time', 120)).toBe('verify: stopped after 120 seconds; --seconds N allows more');
    expect(stoppedLine('luck', 'memory', 120)).toBe('luck: stopped because the file needs more than 1024 MB of memory');
  });
});
