import { request } from 'node:http';

/**
 * Makes a lobby call. Rejects if it fails.
 * @param from the local address from which to call
 */
export function lobbyCall<T>(url: string, path: string, body: object, from?: string): Promise<T> {
  const text = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/games/${path}`, { method: 'POST', headers, ...(from && { localAddress: from }) }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(answer) as T);
        else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
