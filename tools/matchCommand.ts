import { fork } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { count, options, usage } from './arguments.js';
import { answerOf, type ChildAnswer } from './childAnswer.js';
import { printable } from './printable.js';

export interface MatchAnswer {
  readonly lines: readonly string[];
  /** Description of a mismatch with the rules. If present, the command exits with code 1. */
  readonly why?: string;
  /** If false, the command exits with code 1 even without `why`. */
  readonly agrees?: boolean;
}

export interface MatchRequest {
  readonly command: 'verify' | 'replay' | 'luck';
  readonly text: string;
  /** Fingerprint of the server that should have signed the file. */
  readonly key?: string;
}

const LARGEST_MB = 64;
const SECONDS = 120;

/** Maximum memory of the process, in MB. */
const HEAP_MB = 1024;

function textOf(file: string): string {
  try {
    if (statSync(file).size > LARGEST_MB * 2 ** 20) return usage(`${file}: larger than ${LARGEST_MB} MB`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    return usage(`${file}: ${(error as Error).message}`);
  }
}

export const stoppedLine = (command: string, stopped: 'time' | 'memory' | 'fault', seconds: number): string =>
  ({
    time: `${command}: stopped after ${seconds} seconds; --seconds N allows more`,
    memory: `${command}: stopped because the file needs more than ${HEAP_MB} MB of memory`,
    fault: `${command}: the file could not be read`,
  })[stopped];

/** Returns the answer of the process. Exits if it was stopped. */
async function answeredBy(request: MatchRequest, file: string, seconds: number): Promise<MatchAnswer> {
  // Use a process, because V8 aborts the whole process on some memory errors.
  const child = fork(join(__dirname, 'matchProcess.ts'), {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(request);
  const answer: ChildAnswer<MatchAnswer | { readonly unreadable: string }> = await answerOf(child, seconds * 1000);
  if ('stopped' in answer) {
    console.error(stoppedLine(request.command, answer.stopped, seconds));
    return process.exit(1);
  }
  return 'unreadable' in answer.value ? usage(`${file}: ${answer.value.unreadable}`) : answer.value;
}

/**
 * Runs a command on the match file named in its arguments, in a process with a time limit. Sets the exit code.
 * @param print prints the lines; `text` is the content of the file
 */
export async function runMatchCommand(
  command: MatchRequest['command'],
  help: string,
  more: { readonly [option: string]: { readonly type: 'string' } } = {},
  print: (
    lines: readonly string[],
    values: { readonly [option: string]: string | undefined },
    text: string,
  ) => void | Promise<void> = printLines,
): Promise<void> {
  // The reader of the output, such as `head`, may stop early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  const { positionals, values } = options({ seconds: { type: 'string' }, ...more }, true);
  if (positionals.length !== 1) usage(help);
  const [file] = positionals;
  const named: { readonly [option: string]: string | undefined } = values;
  const seconds = named.seconds === undefined ? SECONDS : count('seconds', named.seconds);
  const text = textOf(file);
  const { lines, why, agrees = true } = await answeredBy({ command, text, key: named.key }, file, seconds);
  await print(lines, named, text);
  if (why !== undefined) console.error(printable(why));
  if (why !== undefined || !agrees) process.exitCode = 1;
}

/** Prints lines with escaped control characters. */
export function printLines(lines: readonly string[]): void {
  for (const line of lines) console.log(printable(line));
}
