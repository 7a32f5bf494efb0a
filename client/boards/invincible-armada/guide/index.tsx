import type { HowToPlay } from '../../../kit/rules/Guide.js';
import { GuidePicture } from './GuidePicture.js';
import type { PictureId } from './words/en.js';
import { words } from './words/index.js';

export const guide: HowToPlay<PictureId> = { words, picture: (id) => <GuidePicture id={id} /> };
