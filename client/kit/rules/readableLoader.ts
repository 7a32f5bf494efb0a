/** A text and the components that show it. */
export interface Readable<Text> {
  readonly text: Text;
  readonly reader: typeof import('./reader.js');
}

export const readableLoader =
  <Text>(load: () => Promise<Text>) =>
  async (): Promise<Readable<Text>> => {
    const [text, reader] = await Promise.all([load(), import('./reader.js')]);
    return { text, reader };
  };
