import { elapsed } from '../clock.js';
import { isDiskFull } from '../storage/diskFull.js';

/** A part that the server cannot do without: the store, the bus between processes. */
export interface HealthPart {
  /** Its key in the report. */
  readonly name: string;
  /** Resolves when the part answers; rejects, or does not resolve, when it does not. */
  check(): Promise<unknown>;
}

export type Condition = 'ok' | 'does not answer' | 'disk full';

export interface HealthReport {
  readonly status: 'ok' | 'stopping' | 'failing';
  readonly parts: { readonly [name: string]: Condition };
}

/** How long a part has to answer, ms. */
const PATIENCE = 2000;
/** How long an answer stands, ms: whoever asks all the time does not burden the parts. */
const FRESH = 500;

/** Asks every part, all at once. */
export class Health {
  private last: { readonly at: number; readonly report: Promise<HealthReport> } | undefined;

  constructor(
    private readonly parts: readonly HealthPart[],
    private readonly isStopping: () => boolean,
    private readonly now: () => number = elapsed,
  ) {}

  /** Whether the server can serve players; never rejects. */
  report(): Promise<HealthReport> {
    if (!this.last || this.now() - this.last.at > FRESH) this.last = { at: this.now(), report: this.ask() };
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
    const timer = setTimeout(() => resolve('does not answer'), PATIENCE);
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

/** The store and the bus as parts. A bus that has nothing to fail, as within one process, needs no `check`. */
export function partsOf(store: Pick<HealthPart, 'check'>, bus: object): HealthPart[] {
  const parts: HealthPart[] = [{ name: 'store', check: () => store.check() }];
  if ('check' in bus && typeof bus.check === 'function') parts.push({ name: 'bus', check: async () => (bus as HealthPart).check() });
  return parts;
}
