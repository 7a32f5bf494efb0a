import type { HowToPlay } from '../../../kit/rules/Guide.js';
import { GuidePicture } from './GuidePicture.js';
import type { PictureId } from './words/en.js';
import { words } from './words/index.js';

/** The guide, loaded on demand. */
export const guide: HowToPlay<PictureId> = { words, picture: (id) => <GuidePicture id={id} /> };
