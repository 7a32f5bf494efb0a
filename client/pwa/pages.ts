/**
 * What no page has as its address, as paths with their search: calls and sockets of the server (`server/http/routes.ts`), and files, which
 * have an ending. All other addresses are answered with the kept pages.
 */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/(games|notices|people|socket\.io|\.well-known|healthz|readyz|metrics)(?![\w-])/i,
  /^[^?]*\.[^./?]+(\?|$)/,
];
