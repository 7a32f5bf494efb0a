import type { ChildProcess } from 'node:child_process';

/** What a process answered, or why there is no answer. */
export type ChildAnswer<T> = { readonly value: T } | { readonly stopped: 'time' | 'memory' | 'fault' };

/**
 * The first message of a process, which is then ended. A process that a signal ends has used up its memory: Node aborts then.
 * @param ms the process is ended after so long
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
