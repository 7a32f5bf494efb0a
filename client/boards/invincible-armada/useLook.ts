import { useState } from 'react';
import type { Desk } from '../../kit/boardSource.js';
import type { ArmadaTypes, Focus, Look } from './session.js';

/** Which chart is laid out large: what the player enlarged holds until the match asks for another. */
export function useLook({ plan }: Desk<ArmadaTypes>): Look {
  const [chosen, setChosen] = useState<{ readonly over: Focus; readonly focus: Focus }>();
  const onFocus = (focus: Focus) => setChosen({ over: plan.chart, focus });
  return {
    focus: chosen?.over === plan.chart ? chosen.focus : plan.chart,
    onFocus,
    keys: { '1': () => onFocus('strategic'), '2': () => onFocus('tactical') },
  };
}
