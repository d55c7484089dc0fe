import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mendStory } from '../../lib/mends.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { toast } from '../../lib/toast.ts';
import { draftOf, drawOn, faultOf, isSameTelling, tellingFrom, type Stroke } from './mend-draft.rules.ts';

const focusOn = (field: string | number) =>
  document.querySelector<HTMLElement>(`.mend-page [data-field="${field}"]`)?.focus();

/** The draft of an open story, with what is done to it. `onSaved` comes when it is kept, or when nothing was changed. */
export function useDraft({ story, text }: OpenStory, onSaved: () => void) {
  const { t } = useTranslation(['bedtime']);
  const client = useQueryClient();
  // As it was when the editor was opened: what comes meanwhile must not change the words under a parent's hands.
  const [start] = useState(() => draftOf(text, story.images));
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof faultOf>>();
  const [isFailed, setFailed] = useState(false);
  const base = { ...tellingFrom(start), title: text.title, paragraphs: text.paragraphs, places: {} };
  const mine = tellingFrom(draft);
  const isChanged = !isSameTelling(tellingFrom(start), mine);

  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) focusOn(toFocus.current);
    toFocus.current = undefined;
  });
  const onStroke = (stroke: Stroke) => {
    const next = drawOn(draft, stroke);
    if (stroke.type === 'add-after')
      toFocus.current = next.blocks.find(({ key }) => !draft.blocks.some((each) => each.key === key))?.key;
    if (stroke.type === 'remove' || stroke.type === 'put-back') toFocus.current = stroke.key;
    setDraft(next);
    setProblem(undefined);
  };

  const save = async () => {
    if (!isChanged) return onSaved();
    const fault = faultOf(draft);
    setProblem(fault);
    if (fault) return focusOn(fault.key ?? 'title');
    try {
      await mendStory(client, { storyId: story.story_id, base, mine });
    } catch (cause) {
      console.warn('a mend could not be kept', cause);
      return setFailed(true);
    }
    onSaved();
    if (navigator.onLine) toast('success', t('mend.saved'));
    else toast('message', t('mend.saved'), { description: t('mend.goesLater') });
  };
  return { draft, problem, isChanged, isFailed, onStroke, save: () => void save() };
}
