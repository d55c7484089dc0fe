import { Link } from '@tanstack/react-router';
import { Dices, LoaderCircle, Sparkles, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { useTeller } from './use-teller.ts';

interface CreateActionsProps {
  isReady: boolean;
  isGenerating: boolean;
  isOnline: boolean;
  isLimitReached: boolean;
  onRandomize: () => void;
}

/** Randomize and Generate; above them what stands in the way, below them what is different without a network. */
export function CreateActions({ isReady, isGenerating, isOnline, isLimitReached, onRandomize }: CreateActionsProps) {
  const { t, i18n } = useTranslation(['pages']);
  const user = useUser();
  const canTellHere = useTeller(i18n.language, !isOnline);
  const canGenerate = isOnline || canTellHere;
  const isOver = isOnline && !canTellHere && isLimitReached;
  const note = canTellHere ? t('index.storyConfig.here') : !isOnline ? t('index.storyConfig.offline') : '';
  const icon = isGenerating ? (
    <LoaderCircle size={21} aria-hidden="true" className="animate-spin" />
  ) : !canGenerate ? (
    <WifiOff size={20} aria-hidden="true" />
  ) : isReady ? (
    <Sparkles size={20} aria-hidden="true" />
  ) : null;
  return (
    <>
      <div className="create-actions">
        <p role="status" className="create-note">
          {isOver ? (
            <>
              {t(`index.storyConfig.limit${user ? '' : 'Anonymous'}`)}
              <span className="block">
                <Link to="/stories">{t('index.storyConfig.toShelf')}</Link>{' '}
                <Link to="/pricing">{t('index.storyConfig.toPlans')}</Link>
              </span>
            </>
          ) : null}
        </p>
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isGenerating || !canGenerate}
          onClick={onRandomize}
        >
          <Dices size={22} aria-hidden="true" />
          {t('index.randomize')}
        </button>
        <button
          type="submit"
          data-generate
          className="btn btn-primary flex-1"
          disabled={isGenerating || !isReady || !canGenerate}
          aria-busy={isGenerating}
        >
          {icon}
          {isGenerating ? t('index.storyConfig.generating') : t('index.storyConfig.generate')}
        </button>
      </div>
      {/* Below the buttons: they keep their place when a network goes. */}
      <p role="status" className="create-note create-note-below">
        {note}
      </p>
    </>
  );
}
