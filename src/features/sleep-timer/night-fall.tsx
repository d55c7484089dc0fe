import '../../styles/night-fall.css';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isCalm } from '../../lib/is-calm.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { keepFadePlace, showFadePlace } from './fade-place.ts';
import { isJustExtended } from './sleep-timer.rules.ts';
import { layDark, touchTimer, useTimer } from './sleep-timer.ts';

/** So many steps the dark takes where little may move. */
const CALM_STEPS = 4;
/** Until the light is back this far, a touch is still one of the dark. */
const NEARLY_DARK = 0.2;

/** The place of the open story stays where a fade began, and is shown again when the page is woken. */
function useFadePlace(open: OpenStory | undefined, isWaking: boolean): void {
  const storyId = open?.story.story_id;
  const showParagraph = useRef(open?.showParagraph);
  useEffect(() => {
    showParagraph.current = open?.showParagraph;
  });
  useEffect(() => (storyId === undefined ? undefined : keepFadePlace(storyId)), [storyId]);
  useEffect(() => {
    if (isWaking && storyId !== undefined) void showFadePlace(storyId, (at) => showParagraph.current?.(at));
  }, [isWaking, storyId]);
}

/**
 * The screen of an evening that fades: lets the sleep timer count on this page, and lays the dark over it. `open` is the
 * story that stands open, on a page with one.
 */
export function NightFall({ open }: { open?: OpenStory }) {
  const { t } = useTranslation(['bedtime']);
  const light = useTimer(({ light }) => (isCalm() ? Math.round(light * CALM_STEPS) / CALM_STEPS : light));
  const phase = useTimer((timer) => timer.phase);
  const isExtended = useTimer(isJustExtended);
  // First who keeps the place: a page that was loaded again in the middle of a fade says at once that it has begun.
  useFadePlace(open, phase === 'waking');
  useEffect(layDark, []);
  const isDark = phase === 'dark' || phase === 'waking';
  const isCovering = isDark || (phase === 'off' && light < NEARLY_DARK);
  return createPortal(
    <>
      {light < 1 || isDark ? (
        <div
          className="night-fall"
          data-phase={phase}
          data-covers={isCovering}
          style={{ opacity: isDark ? 1 : 1 - light }}
        >
          {/* For those who neither point nor press a key: every other touch is heard before it comes here. */}
          {phase === 'dark' ? (
            <button type="button" className="night-wake" aria-label={t('timer.wake')} onClick={touchTimer} />
          ) : null}
        </div>
      ) : null}
      <p role="status" className="night-word" data-phase={phase}>
        {phase === 'waking' ? t('timer.goodNight') : isExtended ? t('timer.tenMore') : null}
      </p>
    </>,
    document.body,
  );
}
