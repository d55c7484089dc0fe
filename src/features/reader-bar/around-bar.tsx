import './around-bar.css';
import { Link } from '@tanstack/react-router';
import { ALargeSmall, Headphones, Library, Share2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#contract/stories';
import { wantsToListen } from '../../lib/bedtime.ts';
import { CHILDREN_PATH, useChildrensMode } from '../../lib/childrens-mode.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { useBarShown } from './use-bar-shown.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface AroundBarProps {
  open: OpenStory;
  /** Opens the reading sheet. */
  onSettings: () => void;
  /** Whether it comes in the place of the lock: then it is seen, and has the focus that the lock had. */
  isUnlocked: boolean;
}

/** In a toolbar the arrow keys go from one control to the next. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const at = controls.findIndex((control) => control === document.activeElement);
  controls[(at + by + controls.length) % controls.length]?.focus();
  event.preventDefault();
}

/** The toolbar: a bar that one tap shows on phones and tablets, a rail beside the book on desks. */
export function AroundBar({ open, onSettings, isUnlocked }: AroundBarProps) {
  const { t } = useTranslation(['bedtime']);
  const bar = useRef<HTMLDivElement>(null);
  const isChildren = useChildrensMode();
  const { isShown, handlers } = useBarShown(bar, isUnlocked);
  useEffect(() => {
    if (isUnlocked) bar.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isUnlocked]);
  const count = useMinutesLeft(open);
  const isGrowing = !isFinished(open.story.status);
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('bar.label')}
      className="around-bar"
      data-shown={isShown}
      onKeyDown={onArrow}
      {...handlers}
    >
      <Link to={isChildren ? CHILDREN_PATH : '/stories'}>
        <Library size={22} />
        {t('bar.shelf')}
      </Link>
      <button type="button" disabled={isGrowing} onClick={() => wantsToListen.set(open.story.story_id)}>
        <Headphones size={22} />
        {t('bar.listen')}
      </button>
      <button type="button" onClick={onSettings}>
        <ALargeSmall size={22} />
        {t('bar.text')}
      </button>
      {isChildren ? null : (
        <button type="button" disabled={isGrowing} onClick={open.share}>
          <Share2 size={22} />
          {t('bar.share')}
        </button>
      )}
      {count === undefined ? null : <p>{t('bar.left', { count })}</p>}
    </div>
  );
}
