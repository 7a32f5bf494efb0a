/** Something to be read, with what shows it. */
export interface Readable<Text> {
  readonly text: Text;
  readonly reader: typeof import('./reader.js');
}

/** A loader of something to be read: with it comes what shows it, which nobody needs who does not read. */
export const toRead =
  <Text>(load: () => Promise<Text>) =>
  async (): Promise<Readable<Text>> => {
    const [text, reader] = await Promise.all([load(), import('./reader.js')]);
    return { text, reader };
  };
