let encoder: TextEncoder | undefined;

/** Encodes a text without `TextEncoder`, which Jest's jsdom lacks. Lone surrogates become U+FFFD, as with `TextEncoder`. */
function encode(text: string): Uint8Array {
  const wellFormed = Array.from(text, (each) => (/\p{Surrogate}/u.test(each) ? '\ufffd' : each)).join('');
  const bytes = encodeURIComponent(wellFormed).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) => (byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0)));
}

export function utf8(text: string): Uint8Array {
  if (typeof TextEncoder === 'undefined') return encode(text);
  encoder ??= new TextEncoder();
  return encoder.encode(text);
}
