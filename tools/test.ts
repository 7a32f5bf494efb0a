// Runs the tests. Finds or installs the programs they need, then shows progress and a summary.
//
// npm test [PATTERN …]          format, lint, types, and all tests except *.long.* and *.stats.*
// npm run test:long [PATTERN …] the slow tests
// npm run test:stats            the strength of the bots (not in CI)
//
// SHARD=1/3 runs the first third of each part's files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findProgram, givenDatabase, PROGRAM_NAMES, PROGRAMS, type Program } from './services/programs.js';

/** A part of a test run: a command, or Jest projects with matching files. */
interface Part {
  readonly name: string;
  readonly command?: readonly string[];
  readonly projects?: readonly string[];
}

interface Suite {
  /** Returns Jest arguments for the files that match a pattern. */
  files(patterns: readonly string[]): readonly string[];
  readonly parts: readonly Part[];
}

const CODE: Part = { name: 'rules, client, server, package', projects: ['rules', 'client', 'server', 'package'] };
const BROWSER: Part = { name: 'browser', projects: ['browser'] };

/** Selects the files of a kind. Jest treats several patterns as alternatives. */
const ofKind = (kind: string) => (patterns: readonly string[]) =>
  patterns.length ? patterns.map((pattern) => `^(?=.*${pattern}).*\\.${kind}\\.`) : [`\\.${kind}\\.`];

const SUITES: { readonly [name: string]: Suite } = {
  short: {
    files: (patterns) => [...patterns, '--testPathIgnorePatterns', '\\.(long|stats)\\.'],
    parts: [{ name: 'format, lint, types', command: ['npm', 'run', '-s', 'check'] }, CODE, BROWSER],
  },
  long: { files: ofKind('long'), parts: [CODE, BROWSER] },
  stats: { files: ofKind('stats'), parts: [{ name: 'statistics', projects: ['rules'] }] },
};

/** Result of a part. `files` contains the seconds per file, `minutes` the real time. */
interface Outcome {
  readonly name: string;
  readonly isGood: boolean;
  readonly minutes: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly { readonly path: string; readonly seconds: number }[];
  /** Failed tests, and files that could not run. */
  readonly failures: readonly string[];
}

/** The fields of Jest's `--json` report that are used here. */
interface JestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reduces minor garbage collections, which makes board tests an eighth faster. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const minutesSince = (start: number): number => (Date.now() - start) / 60_000;

function run(part: Part, files: readonly string[], env: NodeJS.ProcessEnv, folder: string): Outcome {
  console.log(`\n== ${part.name}`);
  const start = Date.now();
  if (part.command) {
    const [program, ...args] = part.command;
    const { status } = spawnSync(program, args, { stdio: 'inherit', env });
    return {
      name: part.name,
      isGood: status === 0,
      minutes: minutesSince(start),
      passed: 0,
      failed: 0,
      skipped: 0,
      files: [],
      failures: [],
    };
  }
  const report = join(folder, `${part.name}.json`);
  const projects = ['--selectProjects', ...(part.projects ?? [])];
  const shard = process.env.SHARD ? ['--shard', process.env.SHARD] : [];
  const jest = [
    require.resolve('jest/bin/jest'),
    '--silent',
    '--passWithNoTests',
    ...shard,
    ...files,
    ...projects,
    '--json',
    '--outputFile',
    report,
  ];
  // Discard the report on stdout, because Jest also writes it to a file.
  const { status } = spawnSync(process.execPath, jest, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return outcome(part.name, status === 0, minutesSince(start), existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
}

function outcome(name: string, isGood: boolean, minutes: number, report: JestReport | undefined): Outcome {
  const results = (report?.testResults ?? []).map((result) => ({ ...result, path: relative(process.cwd(), result.name) }));
  const files = results.map(({ path, startTime, endTime }) => ({ path, seconds: (endTime - startTime) / 1000 }));
  const failures = results.flatMap(({ path, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => `${path}: ${fullName}`);
    return status === 'failed' && !failed.length ? [path] : failed;
  });
  return {
    name,
    isGood: isGood && report?.success === true,
    minutes,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    files,
    failures,
  };
}

const SLOWEST = 10;

export function summary(outcomes: readonly Outcome[], missing: readonly Program[]): readonly string[] {
  const width = Math.max(...outcomes.map(({ name }) => name.length)) + 2;
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'minutes') => outcomes.reduce((total, each) => total + each[key], 0);
  const rows = outcomes.map(
    ({ name, isGood, minutes, passed, failed, skipped }) =>
      `${name.padEnd(width)}${minutes.toFixed(1).padStart(5)} min${String(passed).padStart(7)} passed${String(failed).padStart(5)} failed${String(skipped).padStart(5)} skipped${isGood ? '' : '   FAILED'}`,
  );
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
  const failures = outcomes.flatMap((each) => each.failures);
  const hints = missing.length ? [`Skipped the tests that need ${missing.join(', ')}. To install:`, ...missing.flatMap(howToInstall)] : [];
  return [
    ...rows,
    ...(slowest.length ? ['', 'Slowest files:', ...slowest] : []),
    ...(hints.length ? ['', ...hints] : []),
    ...(failures.length ? ['', 'Failed:', ...failures.map((failure) => `  ${failure}`)] : []),
    '',
    `${sum('minutes').toFixed(1)} minutes`,
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ];
}

function howToInstall(program: Program): readonly string[] {
  const { purpose, packages, variable } = PROGRAMS[program];
  return [
    `  ${program} (${purpose})`,
    `    Debian, Ubuntu: apt-get install ${packages.apt.join(' ')}`,
    `    Fedora:         dnf install ${packages.dnf}`,
    `    macOS:          ${packages.brew ? `brew install ${packages.brew}` : 'not available'}`,
    ...(variable ? [`    or set ${variable}${program === 'postgresql' ? ', or TEST_DATABASE_URL' : ''}`] : []),
  ];
}

const isFound = (program: Program): boolean => findProgram(program) !== undefined;

/** Returns the prefix of commands that need root, such as sudo; empty for root, `undefined` if a password is needed. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

function install(programs: readonly Program[]): void {
  const root = existsSync('/etc/debian_version') ? asRoot() : undefined;
  if (!root) return;
  const packages = programs.flatMap((program) => PROGRAMS[program].packages.apt);
  console.log(`Installing with apt-get: ${packages.join(' ')}`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [program, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8' });
    if (status === 0) continue;
    console.log(`apt-get ${args[0]} failed:\n${stdout}${stderr}`);
    return;
  }
}

function prepare(): readonly Program[] {
  const missing = PROGRAM_NAMES.filter((program) => !isFound(program));
  if (missing.length) install(missing);
  return missing.filter((program) => !isFound(program) && !(program === 'postgresql' && givenDatabase()));
}

function main([name, ...patterns]: readonly string[]): number {
  const suite = SUITES[name];
  console.log(`Weathergage, ${name} tests on Node ${process.version}`);
  const missing = prepare();
  for (const program of PROGRAM_NAMES) {
    console.log(`  ${program}: ${findProgram(program) ?? (missing.includes(program) ? 'missing' : 'TEST_DATABASE_URL')}`);
  }
  if (missing.length && process.env.CI === 'true') {
    console.log([`With CI=true no program may be missing. Missing: ${missing.join(', ')}.`, ...missing.flatMap(howToInstall)].join('\n'));
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'weathergage-test-'));
  const env = { ...process.env, NODE_OPTIONS };
  const outcomes = suite.parts.map((part) => run(part, suite.files(patterns), env, folder));
  rmSync(folder, { recursive: true, force: true });
  console.log(['', ...summary(outcomes, missing)].join('\n'));
  if (patterns.length && outcomes.every(({ files }) => !files.length)) {
    console.log(`No file of the ${name} tests matches ${patterns.join(' or ')}.`);
    return 1;
  }
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

if (require.main === module) process.exitCode = main(process.argv.slice(2));
