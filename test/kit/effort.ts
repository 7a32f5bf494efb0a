import { type Profiler, Session } from 'node:inspector';

/** Counts calls of the package’s functions during a task, which do not depend on machine load. */
export function effort(work: () => void): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let calls = 0;
  try {
    work();
    session.post('Profiler.takePreciseCoverage', (_, { result }: Profiler.TakePreciseCoverageReturnType) => {
      for (const { functions } of result.filter(({ url }) => url.includes('/src/')))
        for (const { ranges } of functions) calls += ranges[0].count;
    });
  } finally {
    session.disconnect();
  }
  return calls;
}
