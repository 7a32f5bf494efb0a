import type { GameManifest } from '../kit/manifest.js';
import { manifest as grandArmada } from './grand-armada/manifest.js';
import { manifest as invincibleArmada } from './invincible-armada/manifest.js';
import { manifest as rightFierceAndTerrible } from './right-fierce-and-terrible/manifest.js';
import { manifest as salamisAdActium } from './salamis-ad-actium/manifest.js';
import { manifest as warWithSpain } from './war-with-spain/manifest.js';

/** Manifests of all games by slug, in order of the battles' dates. Entry points, boards and tools are checked against this list. */
export const manifests = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
} as const satisfies { readonly [slug: string]: GameManifest };

export type Slug = keyof typeof manifests;

export const isSlug = (name: string): name is Slug => Object.hasOwn(manifests, name);
