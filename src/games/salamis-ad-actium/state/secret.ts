/** A secret answer; `committed` stands for one that the viewer may not see. */
export type Secret<T> = T | 'committed' | null;
