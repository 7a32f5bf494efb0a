import { useEffect, useState } from 'react';
import { useSteady } from '../../../kit/hooks/hooks.js';
import { ringBell } from './bell.js';
import { useNotificationChoices } from './choices.js';
import { type Announcement, announce } from './notification.js';
import { markTab } from './tabMark.js';

/** Delay of a notification in ms, so that automatic answers come first. */
const DELAY = 1000;

/** Marks the tab and notifies when a turn starts while the page is hidden. Returns whether the tab is marked. */
export function useTurnNotification(asked: boolean, announcement: Announcement): boolean {
  const [called, setCalled] = useState(false);
  const { chosen } = useNotificationChoices();
  const call = useSteady(() => {
    setCalled(true);
    if (chosen.sound === 'on') ringBell();
  });

  useEffect(() => {
    if (!asked || !document.hidden) return;
    const timer = setTimeout(() => document.hidden && call(), DELAY);
    const looked = () => !document.hidden && setCalled(false);
    document.addEventListener('visibilitychange', looked);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
      setCalled(false);
    };
  }, [asked, call]);

  useEffect(() => (called ? markTab() : undefined), [called]);
  // Depends only on `called`: a changed text does not cause a new notification.
  useEffect(() => (called && chosen.notice === 'on' ? announce(announcement) : undefined), [called]);
  return called;
}
