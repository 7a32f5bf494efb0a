import { createContext, type ReactNode, useContext } from 'react';

/**
 * Returns the address of the host's image for a ship or unit, given its id in the state (in Salamis ad Actium, the id
 * of its type), or undefined for the board's own drawing. Called while rendering.
 */
export type ArtOf = (id: string) => string | undefined;

export const ArtContext = createContext<ArtOf | undefined>(undefined);

interface ArtProps {
  readonly of: string | undefined;
  /** Bounds of the picture, in units of the counter. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The board's drawing, used if the host has no picture. */
  readonly children: ReactNode;
}

/** Renders the picture of a ship or unit: the host's if it has one, otherwise the board's. Figures and markers are drawn over it. */
export function Art({ of, box: [x, y, width, height], children }: ArtProps): ReactNode {
  const artOf = useContext(ArtContext);
  const href = of === undefined ? undefined : artOf?.(of);
  return href === undefined ? children : <image href={href} x={x} y={y} width={width} height={height} />;
}
