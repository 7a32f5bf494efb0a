/** A secret answer; null before it is given. `committed` replaces an answer that the viewer may not see. */
export type Secret<T> = T | 'committed' | null;
