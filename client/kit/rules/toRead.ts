/** A text with its component. */
export interface Readable<Text> {
  readonly text: Text;
  readonly reader: typeof import('./reader.js');
}

/** A loader for a text together with its component. */
export const toRead =
  <Text>(load: () => Promise<Text>) =>
  async (): Promise<Readable<Text>> => {
    const [text, reader] = await Promise.all([load(), import('./reader.js')]);
    return { text, reader };
  };
