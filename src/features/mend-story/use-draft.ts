import { useEffect, useRef, useState } from 'react';
import type { OpenStory } from '../../lib/open-story.ts';
import { draftOf, drawOn, faultOf, isSameTelling, tellingFrom, type Stroke } from './mend-draft.rules.ts';
import { useKeepMend } from './use-keep-mend.ts';

const focusOn = (field: string | number) =>
  document.querySelector<HTMLElement>(`.mend-page [data-field="${field}"]`)?.focus();

/** The draft of an open story, with what is done to it. `onSaved` comes when it is kept, or when nothing was changed. */
export function useDraft({ story, text }: OpenStory, onSaved: () => void) {
  // As it was when the editor was opened: what comes meanwhile must not change the words under a parent's hands.
  // The server compares what it has with that, and not with what the parent has never seen.
  const [{ start, base }] = useState(() => {
    const drawn = draftOf(text, story.images);
    return { start: drawn, base: { ...tellingFrom(drawn), ...text, places: {} } };
  });
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof faultOf>>();
  const { keep, failure } = useKeepMend(story.story_id);
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
    if (await keep({ base, mine })) onSaved();
  };
  return { draft, problem, isChanged, failure, onStroke, save: () => void save() };
}
