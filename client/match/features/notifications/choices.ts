import { usePreferences } from '../../../kit/panels/preferences.js';

/** Notifications of this browser, for all matches. The tab's title and icon always change. */
const CALLS = { sound: ['off', 'on'], notice: ['off', 'on'] } as const;

/** A hook: the settings, and a function to change them. */
export const useNotificationChoices = () => usePreferences('every-game', 'calls', CALLS);
