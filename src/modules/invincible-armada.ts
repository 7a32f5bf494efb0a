import { toModule } from '../boardgame/module.js';
import { invincibleArmada } from '../games/invincible-armada/index.js';

export const module = toModule(invincibleArmada);

export const slug = module.slug;
export const title = module.title;
export const year = module.year;
export const sides = module.sides;
export const scenarios = module.scenarios;
export const options = module.options;
export const rules = module.rules;
export const sequence = module.sequence;
export const always = module.always;
export const charts = module.charts;
export const texts = module.texts;
export const captain = module.captain;
export const game = module.game;
