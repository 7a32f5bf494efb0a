import type { Socket } from 'socket.io';

interface Queue {
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
  readonly transport?: { readonly socket?: { readonly bufferedAmount?: number } };
}

const sizeOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0);

/** Returns the number of bytes waiting for a slow client. */
export function backlogOf({ conn }: Pick<Socket, 'conn'>): number {
  const { writeBuffer = [], transport } = conn as unknown as Queue;
  return writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), transport?.socket?.bufferedAmount ?? 0);
}
