import { setTimeout as delay } from 'node:timers/promises';
import type { NoticeOptions } from '../options.js';
import type { PluginFactory } from '../plugin.js';
import { type Channel, NOTIFY_AFTER } from '../storage/notificationStore.js';
import type { Sending } from './channel.js';
import { mails } from './mail.js';
import { pushes } from './push.js';
import { NotificationSender } from './sender.js';
import { NotificationService } from './service.js';
import { webhooks } from './webhook.js';

/** How long messages that are being sent are waited for when the server stops, in ms. What is not sent by then is due again. */
const PATIENCE = 2000;

/** Tells players who are away that it is their turn. Without `notices` in the options it tells nobody, and its calls say so. */
export const notifications: PluginFactory = ({ store, games, options, metrics, quietLog: log, isConnected }) => {
  const { notices, pollMs } = options;
  const sent = metrics.counter('notices_total', 'Messages to players who are away, by what became of them', 'channel', 'what');
  const channels = notices ? channelsOf(notices) : {};
  const afterMs = notices?.afterMs ?? NOTIFY_AFTER;
  const { publicUrl } = notices ?? {};
  const sender =
    publicUrl === undefined
      ? undefined
      : new NotificationSender({
          ...{ store, games, channels, publicUrl, pollMs, log, isConnected },
          told: (channel, what) => sent.inc({ channel, what }),
        });
  const service = new NotificationService({ store, games, channels, publicUrl, afterMs, vapid: notices?.push?.publicKey, log });
  return {
    name: 'notifications',
    routes: {
      listNotifications: { label: 'notices', handler: service.list },
      stopNotification: { label: 'noticesStop', handler: service.stop },
      setWebhook: { label: 'noticesWebhook', handler: service.webhook },
      setMail: { label: 'noticesMail', handler: service.mail },
      setPush: { label: 'noticesPush', handler: service.push },
      confirmMail: { label: 'noticesConfirm', handler: service.confirm },
      unsubscribe: { label: 'noticesStopped', handler: service.stopFromOutside },
      openUnsubscribePage: { label: 'noticesAsk', handler: service.askToStop },
    },
    around: { joinMatch: service.seated },
    notifyAfterMs: notices && afterMs,
    start: () => sender?.start(),
    stop: () => Promise.race([sender?.stop(), delay(PATIENCE, undefined, { ref: false })]),
    onSeatLeft: (seat) => store.notices.drop(seat),
  };
};

/** The ways in which players can be notified. */
const channelsOf = ({ webhooks: reach, mail, push, publicUrl }: NoticeOptions): Partial<Record<Channel, Sending>> => ({
  webhook: webhooks(reach),
  ...(mail && { mail: mails(mail, publicUrl) }),
  ...(push && { push: pushes({ ...push, reach }, publicUrl) }),
});
