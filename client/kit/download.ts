/** Hands a text to the reader, as a file of this name; JSON if nothing else is said. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; the memory can go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
