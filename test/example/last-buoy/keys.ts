import { type Named, type RuleKeys, violationOf } from '../../../src/kit/action.js';

/** The cases of the rulebook. */
export type RuleCase = '1.0' | '1.1' | '2.1' | '2.2' | '2.3' | '2.4' | '3.1' | '3.2' | '4.1' | '4.2' | '4.3' | '4.4';

/** The keys that the rules may use: events and refusals with their values, charts and cases. */
export interface LastBuoyKeys extends RuleKeys {
  readonly refusals: {
    readonly slowed: Named;
    readonly shoal: Named<'last'>;
    readonly overrun: Named;
    readonly range: Named<'reach'>;
  };
  readonly events: {
    readonly turn: Named<'turn'>;
    readonly sails: Named<'vessel' | 'buoy'>;
    readonly hits: Named<'vessel' | 'target'>;
    readonly misses: Named<'vessel' | 'target'>;
    readonly escape: Named<'loser'>;
    readonly boarding: Named<'loser'>;
    readonly striking: Named<'loser'>;
    readonly concession: Named<'loser'>;
  };
  readonly charts: never;
  readonly cases: RuleCase;
}

export const violation = violationOf<LastBuoyKeys>();
