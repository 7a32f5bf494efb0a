import { useEffect, useState } from 'react';
import { useSteady } from '../../../kit/hooks/hooks.js';
import { ringBell } from './bell.js';
import { useNotificationChoices } from './choices.js';
import { type Announcement, announce } from './notification.js';
import { markTab } from './tabMark.js';

/** From the beginning of a turn to the call, in ms: what a standing answer settles by itself calls nobody. */
const BREATH = 1000;

/**
 * Calls a player whose turn begins while he looks at something else: marks the tab, and does what he has chosen besides.
 * @returns whether the page is marked: until it is looked at, or he is asked no more
 */
export function useTurnNotification(asked: boolean, announcement: Announcement): boolean {
  const [called, setCalled] = useState(false);
  const { chosen } = useNotificationChoices();
  const call = useSteady(() => {
    setCalled(true);
    if (chosen.sound === 'on') ringBell();
  });

  useEffect(() => {
    if (!asked || !document.hidden) return;
    const timer = setTimeout(() => document.hidden && call(), BREATH);
    const looked = () => !document.hidden && setCalled(false);
    document.addEventListener('visibilitychange', looked);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
      setCalled(false);
    };
  }, [asked, call]);

  useEffect(() => (called ? markTab() : undefined), [called]);
  // What is shown once is not shown again for another word in it.
  useEffect(() => (called && chosen.notice === 'on' ? announce(announcement) : undefined), [called]);
  return called;
}
