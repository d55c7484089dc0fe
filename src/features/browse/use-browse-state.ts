import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { leftAs, noteLeft, type BrowseTab } from './browse-left.ts';

/** The entry of the history that one is at. Asked when something happens: a page that is going already names the next one. */
export function useEntry(): () => string {
  const router = useRouter();
  return () => router.state.location.state.__TSR_key ?? '';
}

/** Tab and search of a browser, as this entry of the history was left; the focus is at the card that was followed from it. */
export function useBrowseState(initialTab: BrowseTab) {
  const entry = useEntry();
  const [left] = useState(() => leftAs(entry()));
  const [tab, showTab] = useState<BrowseTab>(left?.tab ?? initialTab);
  const [text, showText] = useState(left?.text ?? '');
  const browser = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever is somewhere else on the page by now stays there.
    if (left?.url === undefined || document.activeElement !== document.body) return;
    browser.current?.querySelector<HTMLElement>(`a[href$="${left.url}"]`)?.focus({ preventScroll: true });
  }, [left]);
  const setTab = (value: BrowseTab) => {
    noteLeft(entry(), { tab: value, url: undefined });
    showTab(value);
  };
  const setText = (value: string) => {
    noteLeft(entry(), { text: value, url: undefined });
    showText(value);
  };
  return { browser, tab, setTab, text, setText };
}
