import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { TellingContext, useFollowing } from '../../../client/kit/following.js';
import type { Lying, PaneHandle } from '../../../client/kit/Pane.js';

afterEach(cleanup);

const HOME: Lying = { x: 0, y: 0, scale: 1 };
const WEST: Lying = { x: 300, y: 0, scale: 1 };
const EAST: Lying = { x: -300, y: 0, scale: 1 };
const OWN: Lying = { x: 0, y: -90, scale: 2 };
const SIGHTS: { readonly [place: string]: Lying } = { west: WEST, east: EAST };

/** A map that lies where it is laid; a reader lays it by himself. */
function map() {
  let lying = HOME;
  const pane = createRef<PaneHandle>();
  pane.current = {
    lies: () => lying,
    lay: (to) => {
      lying = to;
    },
    step: () => undefined,
  };
  const away = jest.fn();
  function Sheet() {
    useFollowing(pane, ([place]) => SIGHTS[place]);
    return null;
  }
  const page = (places: readonly string[] | undefined, asked: number) => (
    <TellingContext.Provider value={places && { places, asked, away }}>
      <Sheet />
    </TellingContext.Provider>
  );
  const { rerender } = render(page(undefined, 0));
  return {
    away,
    tell: (places: readonly string[] | undefined, asked = 0) => act(() => rerender(page(places, asked))),
    pan: (to: Lying) => {
      lying = to;
    },
    lies: () => lying,
  };
}

describe('a map on which something is told', () => {
  it('goes from place to place with it, stays where it is on no sheet or in sight, and comes back in the end', () => {
    const { tell, lies, away } = map();
    tell(['west']);
    expect(lies()).toEqual(WEST);
    tell(['nowhere']);
    expect(lies()).toEqual(WEST);
    tell(['east']);
    expect(lies()).toEqual(EAST);
    expect(away).not.toHaveBeenCalledWith(true);
    tell(undefined);
    expect(lies()).toEqual(HOME);
  });

  it('goes there at first from wherever its reader has laid it before', () => {
    const { tell, pan, lies } = map();
    pan(OWN);
    tell(['west']);
    expect(lies()).toEqual(WEST);
    tell(undefined);
    expect(lies()).toEqual(OWN);
  });

  it('does not take the view from a reader who looks elsewhere, until he asks to be shown', () => {
    const { tell, pan, lies, away } = map();
    tell(['west']);
    pan(OWN);
    tell(['east']);
    expect(lies()).toEqual(OWN);
    expect(away).toHaveBeenLastCalledWith(true);
    tell(['nowhere']);
    expect(away).toHaveBeenLastCalledWith(false);
    tell(['west']);
    expect(lies()).toEqual(OWN);
    tell(['west'], 1);
    expect(lies()).toEqual(WEST);
    expect(away).toHaveBeenLastCalledWith(false);
    tell(['east'], 1);
    expect(lies()).toEqual(EAST);
  });

  it('stays where its reader has laid it when all is told', () => {
    const { tell, pan, lies } = map();
    tell(['west']);
    pan(OWN);
    tell(undefined);
    expect(lies()).toEqual(OWN);
  });
});
