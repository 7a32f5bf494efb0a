import { type Box, box, type Shape } from '../../geometry/shapes.js';

/** Something that a base may run into. */
export interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
  readonly bounds: Box;
}

export const obstacle = (id: string, shape: Shape): Obstacle => ({ id, shape, bounds: box(shape) });
