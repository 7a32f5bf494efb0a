import type { PictureId } from '../guideText.js';
export function GuidePicture(_: { readonly id: PictureId }) {
  return null;
}
