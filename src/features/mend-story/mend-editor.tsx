import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/alert-dialog.css';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import type { OpenStory } from '../../lib/open-story.ts';
import { MendField } from './mend-field.tsx';
import { FullPage } from '../../components/ui/full-page.tsx';
import { MendParagraph } from './mend-paragraph.tsx';
import { MendPicture } from './mend-picture.tsx';
import { titleLeft } from './mend-draft.rules.ts';
import { useDraft } from './use-draft.ts';

interface MendEditorProps {
  open: OpenStory;
  onClose: () => void;
}

/** The open story where its words and pictures can be changed. Leaving with changes asks first. */
export function MendEditor({ open, onClose }: MendEditorProps) {
  const { t } = useTranslation(['bedtime']);
  const { draft, problem, isChanged, failure, onStroke, save } = useDraft(open, onClose);
  const [isAsking, setAsking] = useState(false);
  const [startsAt] = useState(() => Math.max(0, Math.min(open.spot().paragraph, open.text.paragraphs.length - 1)));
  const leaving = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: isChanged, withResolver: true });
  const lang = open.story.parameters.story_language;
  const cancel = () => (isChanged ? setAsking(true) : onClose());
  const isBlocked = leaving.status === 'blocked';
  const stay = () => {
    setAsking(false);
    if (isBlocked) leaving.reset();
  };
  const leave = () => {
    onClose();
    if (isBlocked) leaving.proceed();
  };
  const faultAt = (fault: string) => (problem?.fault === fault ? t(`mend.faults.${problem.fault}`) : undefined);
  const hidden = (id: string) => draft.hidden.includes(id);
  return (
    <FullPage
      title={t('mend.open')}
      onClose={cancel}
      first={() => document.querySelectorAll<HTMLElement>('.mend-part [data-field]')[startsAt]}
      cancel={
        <button type="button" className="btn btn-quiet" onClick={cancel}>
          {t('mend.cancel')}
        </button>
      }
      save={
        <button type="button" className="btn btn-primary" onClick={save}>
          {t('mend.save')}
        </button>
      }
    >
      <div className="mend-text">
        {draft.cover ? (
          <MendPicture
            image={draft.cover}
            isHidden={hidden('cover')}
            onToggle={() => onStroke({ type: 'picture', id: 'cover' })}
          />
        ) : null}
        <MendField
          label={t('mend.title')}
          text={draft.title}
          lang={lang}
          left={titleLeft(draft.title)}
          fault={faultAt('no-title') ?? faultAt('title-long') ?? faultAt('no-text') ?? faultAt('too-many')}
          field="title"
          isTitle
          onText={(text) => onStroke({ type: 'title', text })}
        />
        {draft.blocks.map((block, at) => (
          <div key={block.key}>
            <MendParagraph block={block} number={at + 1} of={draft.blocks.length} lang={lang} onStroke={onStroke} />
            {block.picture ? (
              <MendPicture
                image={block.picture}
                isHidden={hidden(block.picture.id)}
                onToggle={() => onStroke({ type: 'picture', id: block.picture?.id ?? '' })}
              />
            ) : null}
          </div>
        ))}
        {failure ? (
          <p role="alert" className="mend-hint" data-bad>
            {failure}
          </p>
        ) : null}
      </div>
      {isAsking || isBlocked ? (
        <AlertDialog
          title={t('mend.leaveTitle')}
          text={t('mend.leaveText')}
          cancelLabel={t('mend.stay')}
          confirmLabel={t('mend.leave')}
          onCancel={stay}
          onConfirm={leave}
          opener={() => document.querySelector<HTMLElement>('.mend-bar button')}
        />
      ) : null}
    </FullPage>
  );
}
