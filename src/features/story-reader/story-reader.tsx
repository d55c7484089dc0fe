import { readingMinutes } from '#contract/reading-time';
import { splitEmphasis } from '#contract/story-text';
import type { Story } from '#contract/stories';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ReadingMoon } from './reading-moon.tsx';
import { StoryChips } from './story-chips.tsx';
import { readContent } from './story-content.rules.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryPicture } from './story-picture.tsx';
import { useKept } from './use-kept.ts';
import { useShare } from './use-share.ts';

/** The text of a paragraph; its line breaks are kept by the style sheet. */
function Words({ paragraph }: { paragraph: string }) {
  return splitEmphasis(paragraph).map(({ text, isEmphasis }, at) =>
    // The pieces of a paragraph never change their order.
    isEmphasis ? <em key={at}>{text}</em> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** A story to be read. Its first paint equals what shell/story-markup.ts writes (tests/shell-parity.test.tsx). */
export function StoryReader({ story }: { story: Story }) {
  const { t } = useTranslation(['stories']);
  const text = readContent(story) ?? { title: story.title ?? '', paragraphs: [] };
  const isKept = useKept(story.story_id);
  const share = useShare(story, text.title);
  useDocumentTitle(text.title);
  const { protagonist_name: name, age_group, story_language } = story.parameters;
  const pictureAt = (at: number) =>
    story.images.find(
      ({ id, paragraph_index, status }) => id !== 'cover' && paragraph_index === at && status !== 'skipped',
    );
  return (
    <main className="reader">
      <StoryCover cover={story.images.find(({ id }) => id === 'cover')} onShare={share} />
      <article lang={story_language}>
        <header className="reader-head">
          <h1>{text.title}</h1>
          <StoryChips parameters={story.parameters} isKept={isKept} />
          <p className="reader-minutes">{t('reader.minutes', { count: readingMinutes(text.paragraphs, age_group) })}</p>
        </header>
        <div className="story-text">
          {text.paragraphs.map((paragraph, at) => {
            const picture = pictureAt(at);
            return (
              <Fragment key={at}>
                <p>
                  <Words paragraph={paragraph} />
                </p>
                {picture ? <StoryPicture image={picture} /> : null}
              </Fragment>
            );
          })}
        </div>
      </article>
      <StoryEnd name={name} onShare={share} />
      <ReadingMoon />
    </main>
  );
}
