import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroLook } from '#contract/hero-look';
import { languageFor } from '#contract/languages';
import { ApiError } from '../../lib/api.ts';
import { readStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { track } from '../../lib/track.ts';
import { setUnfinished } from '../../lib/unfinished-work.ts';
import { configQuery } from '../session/session.queries.ts';
import { isLimitReached } from '../session/subscription.rules.ts';
import type { Subscription } from '../session/use-subscription-status.ts';
import { haveStoryTold, userHere, type Wish } from './have-story-told.ts';
import { isReady, toPayload, withHeroLook, type StoryForm } from './story-form.rules.ts';

/**
 * What Generate does: checks, has the server tell the story once, or with no network the device itself, and goes to it. A
 * failure keeps every choice.
 */
export function useGenerate(subscription: Subscription) {
  const { t, i18n } = useTranslation(['pages', 'errors']);
  const navigate = useNavigate();
  const router = useRouter();
  const client = useQueryClient();
  const isTierKnown = () => !subscription.status.isLoading && client.getQueryData(configQuery.queryKey) !== undefined;
  const say = (name: 'fillAllFields' | 'dailyLimitReached' | 'generationFailed' | 'storyCreated') =>
    t(`index.storyConfig.${name}`, { ns: 'pages' });
  // The mutation's own state is one render late for a second press in the same moment.
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: (wish: Wish) => haveStoryTold(wish, { client, introduced: subscription.introduced }),
    onSuccess: ({ isCounted }, { payload }) => {
      if (isCounted) subscription.countOne();
      track('story_generate_succeeded', {
        theme: payload.theme,
        length: payload.length,
        language: payload.story_language,
      });
      toast('success', say('storyCreated'));
    },
    onError: (cause) => {
      isRunning.current = false;
      const failure = cause instanceof ApiError ? cause : undefined;
      const description = failure?.status ? failure.message : t('network', { ns: 'errors' });
      // The end of a session is said by who looks after it.
      toast('error', say('generationFailed'), failure?.status === 401 ? {} : { description });
      track('story_generate_failed', {
        // The words of a fault may hold anything, the child's name too.
        message: failure?.message ?? (cause instanceof Error ? cause.name : 'unknown'),
        code: failure?.body?.code ?? String(failure?.status ?? 0),
      });
      if (failure?.body?.code === 'daily_limit_reached') void subscription.refresh();
    },
    onSettled: () => setUnfinished('generating', false),
  });

  /** Generates from this form, or says what stands in the way. */
  const generate = (form: StoryForm, look: HeroLook | null) => {
    if (isRunning.current) return;
    if (!isReady(form)) return toast('error', say('fillAllFields'));
    if (navigator.onLine && isLimitReached(subscription.status)) return toast('error', say('dailyLimitReached'));
    const payload = toPayload(form, {
      language: languageFor(i18n.language) ?? 'en',
      // A device setting lies in storage as JSON.
      beside: languageFor(readStored('beside')?.slice(1, -1) ?? ''),
      // What the device draws costs nobody anything; a tier that is not known yet is the server's to judge.
      canRequestImages: !navigator.onLine || !isTierKnown() || subscription.status.userTier === 'premium',
    });
    track('story_generate_started', { theme: payload.theme, length: payload.length, language: payload.story_language });
    isRunning.current = true;
    setUnfinished('generating', true);
    // The reader's code and texts come while the story is told, not after it.
    void router.preloadRoute({ to: '/story/$storyId', params: { storyId: 'soon' } });
    const goToStory = ({ story_id }: { story_id: string }) => {
      const there = navigate({
        to: '/story/$storyId',
        params: { storyId: story_id },
        state: { isGenerating: true, storyParams: payload },
      });
      // Until the story's page is here, this one can still be pressed.
      void there.finally(() => {
        isRunning.current = false;
      });
    };
    // The look goes to the server only: the browser's history outlives the data that a visitor clears.
    const wish = { payload: withHeroLook(payload, look), key: crypto.randomUUID(), user: userHere() };
    // Given with the call, it is not done for a parent who has left the page meanwhile.
    mutation.mutate(wish, { onSuccess: goToStory });
  };
  return { generate, isGenerating: mutation.isPending };
}
