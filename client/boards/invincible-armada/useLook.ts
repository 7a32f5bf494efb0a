import { useState } from 'react';
import type { Desk } from '../../kit/boardSource.js';
import type { PlaceId } from './chart/places.js';
import type { ArmadaTypes, Focus, Look } from './session.js';

/**
 * How the charts lie. On a phone there is room for one: that of the pending decision, until the player turns to the other. On a
 * wide table both keep their size from step to step; only the player enlarges one.
 */
export function useLook({ plan, session }: Desk<ArmadaTypes>): Look {
  const [pressed, setPressed] = useState<PlaceId>();
  const [chosen, setChosen] = useState<{ readonly over: Focus; readonly focus: Focus }>();
  const onFocus = (focus: Focus) => setChosen({ over: plan.chart, focus });
  return {
    focus: chosen?.over === plan.chart ? chosen.focus : plan.chart,
    large: chosen?.focus ?? 'tactical',
    onFocus,
    why: pressed !== undefined && session?.refused ? { place: pressed, ...session.refused } : undefined,
    pressed: (place: PlaceId) => {
      setPressed(place);
      session?.hush();
    },
    keys: { '1': () => onFocus('strategic'), '2': () => onFocus('tactical') },
  };
}
