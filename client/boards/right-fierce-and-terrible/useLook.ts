import { useState } from 'react';
import type { PlaceId } from './chart/geography.js';
import type { Look } from './session.js';

/** The hex that lies open. */
export function useLook(): Look {
  const [looked, setLooked] = useState<PlaceId>();
  return { looked, pressed: setLooked };
}
