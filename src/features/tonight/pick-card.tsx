import { useTranslation } from 'react-i18next';
import type { KeptSummary } from '#shelf/summary';
import { BookCover } from '../../components/book-cover.tsx';
import { MOST_TONIGHT } from '../../lib/tonight.ts';

interface PickCardProps {
  story: KeptSummary;
  /** Ids chosen so far, in the order of reading. */
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
}

/** A story while tonight's are chosen: a press takes it in as the next one, another leaves it out. */
export function PickCard({ story, picked, onPick }: PickCardProps) {
  const { t } = useTranslation(['bedtime']);
  const id = story.story_id;
  const place = picked.indexOf(id) + 1;
  const isPicked = place > 0;
  return (
    <label className="pick-card" data-picked={isPicked ? true : undefined}>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && picked.length >= MOST_TONIGHT}
        aria-labelledby={`pick-${id}`}
        aria-describedby={isPicked ? `place-${id}` : undefined}
        onChange={() => onPick(isPicked ? picked.filter((each) => each !== id) : [...picked, id])}
      />
      <BookCover theme={story.theme} cover={story.cover_image} imageStyle={story.image_style} />
      <span className="pick-place" aria-hidden="true">
        {isPicked ? place : null}
      </span>
      {isPicked ? (
        <span id={`place-${id}`} className="sr-only">
          {t('tonight.place', { place })}
        </span>
      ) : null}
      <b id={`pick-${id}`} lang={story.story_language}>
        {story.title}
      </b>
    </label>
  );
}
