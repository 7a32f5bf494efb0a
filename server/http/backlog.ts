import type { Socket } from 'socket.io';

/** What of an engine.io connection tells how much waits to be sent. */
interface Queue {
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
  readonly transport?: { readonly socket?: { readonly bufferedAmount?: number } };
}

const sizeOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0);

/** Bytes that wait for a client to take them: a client that asks and does not read makes the server keep them. */
export function backlogOf({ conn }: Pick<Socket, 'conn'>): number {
  const { writeBuffer = [], transport } = conn as unknown as Queue;
  return writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), transport?.socket?.bufferedAmount ?? 0);
}
