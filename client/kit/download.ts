/** Hands a text of JSON to the reader, as a file of this name. */
export function download(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; the memory can go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
