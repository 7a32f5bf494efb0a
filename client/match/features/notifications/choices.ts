import { usePreferences } from '../../../kit/panels/preferences.js';

/** Optional notifications in this browser. The tab's title and icon always change. */
const CHOICES = { sound: ['off', 'on'], notice: ['off', 'on'] } as const;

export const useNotificationChoices = () => usePreferences('every-game', 'calls', CHOICES);
