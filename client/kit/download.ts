export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After this delay the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
