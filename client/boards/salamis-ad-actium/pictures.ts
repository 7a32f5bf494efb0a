/** Pictures of the guide. */
export type PictureId = 'fleet' | 'bag' | 'course' | 'ram' | 'rake' | 'arcs' | 'boarding' | 'marks' | 'campaign';
