/** A secret value: null until given; `committed` if the viewer may not see it. */
export type Secret<T> = T | 'committed' | null;
