/** A secret value: null before it is given; `committed` if the viewer may not see it. */
export type Secret<T> = T | 'committed' | null;
