import type { ChildProcess } from 'node:child_process';

/** A message from a child process, or the reason why there was none. */
export type ChildAnswer<T> = { readonly value: T } | { readonly stopped: 'time' | 'memory' | 'fault' };

/**
 * Returns the first message of a process, then kills the process. If another signal ended it, reports that memory ran out, because Node
 * then aborts.
 * @param ms milliseconds after which the process is killed
 */
export function answerOf<T>(child: ChildProcess, ms: number): Promise<ChildAnswer<T>> {
  return new Promise((resolve) => {
    const end = (answer: ChildAnswer<T>) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const timer = setTimeout(() => end({ stopped: 'time' }), ms);
    child.once('message', (value) => end({ value: value as T }));
    child.on('error', () => end({ stopped: 'fault' }));
    child.once('exit', (_code, signal) => end({ stopped: signal ? 'memory' : 'fault' }));
  });
}
