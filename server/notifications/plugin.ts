import { setTimeout as delay } from 'node:timers/promises';
import type { NoticeOptions } from '../options.js';
import type { PluginFactory } from '../plugin.js';
import { type Channel, NOTIFY_AFTER } from '../storage/notificationStore.js';
import type { Sending } from './channel.js';
import { mailChannel } from './mail.js';
import { pushChannel } from './push.js';
import { NotificationSender } from './sender.js';
import { NotificationService } from './service.js';
import { webhookChannel } from './webhook.js';

/** How long to wait for pending messages when the server stops, in milliseconds. Unsent messages remain due. */
const STOP_MS = 2000;

/** Plug-in that notifies absent players. Inactive without `notices` in the options. */
export const notifications: PluginFactory = ({ store, games, options, metrics, quietLog: log, isConnected }) => {
  const { notices, pollMs } = options;
  const sent = metrics.counter('notices_total', 'Notifications, by channel and result', 'channel', 'what');
  const channels = notices ? channelsOf(notices) : {};
  const afterMs = notices?.afterMs ?? NOTIFY_AFTER;
  const { publicUrl } = notices ?? {};
  const sender =
    publicUrl === undefined
      ? undefined
      : new NotificationSender({
          ...{ store, games, channels, publicUrl, pollMs, log, isConnected },
          onResult: (channel, what) => sent.inc({ channel, what }),
        });
  const service = new NotificationService({ store, games, channels, publicUrl, afterMs, vapid: notices?.push?.publicKey });
  return {
    name: 'notifications',
    routes: {
      listNotifications: { label: 'notices', handler: service.list },
      stopNotification: { label: 'noticesStop', handler: service.stop },
      setWebhook: { label: 'noticesWebhook', handler: service.webhook },
      setMail: { label: 'noticesMail', handler: service.mail },
      setPush: { label: 'noticesPush', handler: service.push },
      confirmMail: { label: 'noticesConfirm', handler: service.confirm },
      unsubscribe: { label: 'noticesStopped', handler: service.unsubscribe },
      openUnsubscribePage: { label: 'noticesAsk', handler: service.openUnsubscribePage },
    },
    notifyAfterMs: notices && afterMs,
    start: () => sender?.start(),
    stop: () => Promise.race([sender?.stop(), delay(STOP_MS, undefined, { ref: false })]),
    onSeatTaken: (seat) => service.seated(seat),
    onSeatLeft: (seat) => store.notices.drop(seat),
  };
};

const channelsOf = ({ webhooks: reach, mail, push, publicUrl }: NoticeOptions): Partial<Record<Channel, Sending>> => ({
  webhook: webhookChannel(reach),
  ...(mail && { mail: mailChannel(mail, publicUrl) }),
  ...(push && { push: pushChannel({ ...push, reach }, publicUrl) }),
});
