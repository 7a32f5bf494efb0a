import type { Fault, Subscription } from '../storage/notificationStore.js';
import type { Message } from './message.js';
import type { Posted } from './post.js';

/** Result of an attempt to send. `later`: retried; `never`: rejected by the receiver; `gone`: the receiver no longer exists. */
export type Outcome = { readonly what: 'sent' } | { readonly what: 'later' | 'never'; readonly fault: Fault } | { readonly what: 'gone' };

export interface Sending {
  send(message: Message, subscription: Subscription): Promise<Outcome>;
}

export function outcomeOf(posted: Posted): Outcome {
  if ('fault' in posted) return { what: posted.fault === 'address' ? 'never' : 'later', fault: posted.fault };
  const { status } = posted;
  if (status >= 200 && status < 300) return { what: 'sent' };
  if (status >= 300 && status < 400) return { what: 'never', fault: 'redirect' };
  return { what: status >= 500 || status === 408 || status === 429 ? 'later' : 'never', fault: 'refused' };
}
