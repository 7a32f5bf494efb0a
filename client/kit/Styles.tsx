import { createContext, type ReactNode, useContext } from 'react';

/** Props that control a component's style sheet. */
export interface StyleProps {
  /** Nonce of the `<style>` elements, for a Content-Security-Policy. */
  readonly nonce?: string;
  /** `false` if the page loads the component's `.css` file itself. */
  readonly styleSheet?: boolean;
}

const StyleContext = createContext<StyleProps>({});

export function StylesFrom({ nonce, styleSheet, children }: StyleProps & { readonly children: ReactNode }) {
  return <StyleContext.Provider value={{ nonce, styleSheet }}>{children}</StyleContext.Provider>;
}

/** Renders a `<style>` element, unless `styleSheet` is false. */
export function Styles({ css }: { readonly css: string }) {
  const { nonce, styleSheet = true } = useContext(StyleContext);
  // Browsers hide the nonce from scripts, so the attribute differs from the server's HTML.
  return styleSheet ? (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  ) : null;
}
