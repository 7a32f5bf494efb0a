/**
 * When a message is due that waits so many ms: a date, because the store keeps it for every process, and beyond the end of this one. A
 * clock on the wall that is set wrong sends it sooner or later, and never twice.
 */
export const dueAfter = (ms: number): number => Date.now() + ms;
