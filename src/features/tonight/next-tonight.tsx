import '../../styles/next-tonight.css';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookCover } from '../../components/book-cover.tsx';
import { stillToRead } from '../../lib/tonight.ts';
import { useTonightStories } from '../../lib/use-tonight-stories.ts';
import { useOpenByItself } from './use-open-by-itself.ts';

/** The story that follows this one tonight, below The End; after the last of them a good night, and nothing more. */
export function NextTonight({ storyId }: { storyId: string }) {
  const { t } = useTranslation(['bedtime']);
  const link = useRef<HTMLAnchorElement>(null);
  const { chosen, stories, isPending, standing } = useTonightStories(storyId);
  const here = standing(storyId);
  const isOne = chosen?.stories.includes(here) === true;
  const [next] = (isOne ? stillToRead(chosen, here) : []).flatMap(
    (id) => stories.find((each) => each.story_id === id) ?? [],
  );
  const [isOpening, stop] = useOpenByItself(storyId, next?.story_id, standing);
  if (!isOne || isPending) return null;
  if (!next) return <p className="next-tonight-last">{t('tonight.last')}</p>;
  return (
    <section className="next-tonight" aria-labelledby="next-tonight">
      <BookCover theme={next.theme} cover={next.cover_image} imageStyle={next.image_style} />
      <div>
        <h3 id="next-tonight">{t('tonight.next')}</h3>
        <p id="next-tonight-title" lang={next.story_language}>
          {next.title}
        </p>
      </div>
      <Link
        ref={link}
        to="/story/$storyId"
        params={{ storyId: next.story_id }}
        replace
        className="btn btn-secondary"
        aria-describedby="next-tonight-title"
      >
        <BookOpen size={20} aria-hidden="true" />
        {t('tonight.open')}
      </Link>
      <p role="status" className="next-tonight-word">
        {isOpening ? t('tonight.opening') : null}
      </p>
      {isOpening ? (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            stop();
            link.current?.focus();
          }}
        >
          {t('tonight.stop')}
        </button>
      ) : null}
    </section>
  );
}
