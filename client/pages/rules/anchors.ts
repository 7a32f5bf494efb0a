/** Returns the anchor of a chapter. The anchor of a case is its number. */
export const chapterId = (number: string): string => `chapter-${number}`;
