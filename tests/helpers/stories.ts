import type { Story, StoryImage } from '#contract/stories';

export const STORY_ID = 'AbCdEfGhIjKlMnOpQrStUv';

/** A finished story without pictures; a test overrides what it is about. */
export function storyLike(change: Partial<Story> = {}): Story {
  const content = {
    title: 'Tup & <Tup>',
    paragraphs: [
      'Mia was in bed. "Good night," said the *moon*.',
      'Tup. Tup.\nSmall & soft <b>near</b>.',
      "That was Tup's sock.",
    ],
  };
  return {
    story_id: STORY_ID,
    title: content.title,
    status: 'complete',
    created_at: '2026-11-20T19:00:00.000Z',
    updated_at: '2026-11-20T19:00:02.000Z',
    parameters: {
      protagonist_name: 'Mia',
      age_group: 'preschool',
      theme: 'bedtime',
      character: 'robot',
      setting: 'forest',
      length: 'short',
      moral: 'none',
      difficulty: 'simple',
      tone: 'calm',
      story_language: 'en',
      include_images: false,
      image_style: 'watercolor',
      hero_look: null,
    },
    progress: { current_step: 10, total_steps: 10 },
    cover_image: null,
    view_count: 0,
    like_count: 0,
    visibility: 'unlisted',
    is_owner: true,
    is_seed: false,
    liked: false,
    content,
    story_data: null,
    images: [],
    art: null,
    error: null,
    ...change,
  };
}

/** A story that has no text yet. */
export const unfinished = (change: Partial<Story> = {}) =>
  storyLike({ status: 'pending', title: null, content: null, progress: null, ...change });

export function imageLike(change: Partial<StoryImage> = {}): StoryImage {
  return {
    id: 'p1',
    paragraph_index: 1,
    status: 'pending',
    url: null,
    description: 'A sock',
    alt: 'A sock in the moonlight',
    error: null,
    ...change,
  };
}
