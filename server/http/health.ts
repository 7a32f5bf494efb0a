import { elapsed } from '../clock.js';
import { isDiskFull } from '../storage/diskFull.js';

/** A component that the server needs, such as the store or the bus. */
export interface HealthPart {
  readonly name: string;
  /** Checks the component. Rejects or does not settle if it fails. */
  check(): Promise<unknown>;
}

export type Condition = 'ok' | 'does not answer' | 'disk full';

/** State of the server's components, for `/readyz`. */
export interface HealthReport {
  readonly status: 'ok' | 'stopping' | 'failing';
  readonly parts: { readonly [name: string]: Condition };
}

/** Milliseconds after which a component counts as not responding. */
const TIMEOUT_MS = 2000;
/** How long a health check's result is reused, in milliseconds. */
const CACHE_MS = 500;

export class Health {
  private last: { readonly at: number; readonly report: Promise<HealthReport> } | undefined;

  constructor(
    private readonly parts: readonly HealthPart[],
    private readonly isStopping: () => boolean,
    private readonly now: () => number = elapsed,
  ) {}

  /** Resolves to the state of the components. Never rejects. */
  report(): Promise<HealthReport> {
    if (!this.last || this.now() - this.last.at > CACHE_MS) this.last = { at: this.now(), report: this.ask() };
    return this.last.report;
  }

  private async ask(): Promise<HealthReport> {
    const answers = await Promise.all(this.parts.map(async (part) => [part.name, await conditionOf(part)] as const));
    const well = answers.every(([, answer]) => answer === 'ok');
    return { status: this.isStopping() ? 'stopping' : well ? 'ok' : 'failing', parts: Object.fromEntries(answers) };
  }
}

function conditionOf(part: HealthPart): Promise<Condition> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('does not answer'), TIMEOUT_MS);
    const done = (condition: Condition) => {
      clearTimeout(timer);
      resolve(condition);
    };
    part.check().then(
      () => done('ok'),
      (error) => done(isDiskFull(error) ? 'disk full' : 'does not answer'),
    );
  });
}

/** Returns the components to check: the store and, unless it is local, the bus. */
export function partsOf(store: Pick<HealthPart, 'check'>, bus: object): HealthPart[] {
  const parts: HealthPart[] = [{ name: 'store', check: () => store.check() }];
  if ('check' in bus && typeof bus.check === 'function') parts.push({ name: 'bus', check: async () => (bus as HealthPart).check() });
  return parts;
}
