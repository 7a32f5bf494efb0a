import { usePreferences } from '../../../kit/panels/preferences.js';

/** Notifications of this browser. Tab title and icon always change. */
const CALLS = { sound: ['off', 'on'], notice: ['off', 'on'] } as const;

export const useNotificationChoices = () => usePreferences('every-game', 'calls', CALLS);
