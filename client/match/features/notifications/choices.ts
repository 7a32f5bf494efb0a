import { usePreferences } from '../../../kit/panels/preferences.js';

/** How this browser calls whoever looks at something else when it is his turn, at every table. Its mark and title always do. */
const CALLS = { sound: ['off', 'on'], notice: ['off', 'on'] } as const;

/** A hook: what is chosen, and how to choose. */
export const useNotificationChoices = () => usePreferences('every-game', 'calls', CALLS);
